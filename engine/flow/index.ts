import { registerProgram } from '../registry';
import { actionProgram, prayerProgram } from './action';
import { completeProgram } from './complete';
import { timingProgram } from './timing';
import { taskProgram } from './task';
import { discardProgram, handLimitProgram, newTaskProgram, turnProgram } from './turn';

/** The programs of the plain game; the effects of works register theirs (registry.ts). */
export function registerFlow(): void {
  registerProgram(turnProgram);
  registerProgram(handLimitProgram);
  registerProgram(discardProgram);
  registerProgram(newTaskProgram);
  registerProgram(taskProgram);
  registerProgram(actionProgram);
  registerProgram(prayerProgram);
  registerProgram(completeProgram);
  registerProgram(timingProgram);
}
