/** Bundled and run by plain node (ai.ts): prints one JSON line. */
import { measureLevels } from './ai-games';

const now = () => performance.now();
process.stdout.write(
  JSON.stringify([...measureLevels(400, 2, now), ...measureLevels(200, 5, now)]),
);
