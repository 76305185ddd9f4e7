/** Run by a Hermes VM: prints the lines of the daily deals. */
import { dailyLines } from './daily-game';

declare const print: (text: string) => void;

for (const line of dailyLines()) print(line);
