import { registerProgram } from '../registry';
import { actionProgram, prayerProgram } from './action';
import { completeProgram } from './complete';
import { momentProgram } from './moment';
import { taskProgram } from './task';
import { discardProgram, handLimitProgram, newTaskProgram, turnProgram } from './turn';

/** The programs of the plain game; each effect of a work is a program too (registry.ts). */
export function registerFlow(): void {
  registerProgram('turn', turnProgram);
  registerProgram('handLimit', handLimitProgram);
  registerProgram('discard', discardProgram);
  registerProgram('newTask', newTaskProgram);
  registerProgram('task', taskProgram);
  registerProgram('action', actionProgram);
  registerProgram('prayer', prayerProgram);
  registerProgram('complete', completeProgram);
  registerProgram('moment', momentProgram);
}
