/** Bundled, down-levelled and run by a Hermes VM (hermes.ts): prints one JSON line. */
import { engineCandidates } from './engine';
import { measure, quickest } from './rounds';

declare const print: (text: string) => void;

const players = 2;
const now = () => Date.now();
print(JSON.stringify(measure(engineCandidates(players, 0.1), 15, now, quickest)));
