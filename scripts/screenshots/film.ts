/** Plays the next choices of a game by tapping, and films them. */
import type { Page } from 'playwright-core';

import type { Choice } from '../../engine';
import { WORK_NAMES, WORKS_PER_DECK } from '../../engine';
import { Trouble } from '../say';
import { Camera, type Frame, type Spot } from './camera';
import { gameAt } from './games';
import type { Film } from './shots';

/** Milliseconds to read a question, for a card to glide, and for the last look. */
const READ = 400;
const GLIDE = 700;
const LAST = 1_600;
const AT_ONCE: readonly Choice['do'][] = ['hire', 'collect', 'sell'];
const PATIENCE = 6_000;

async function middleOf(page: Page, selector: string): Promise<Spot | null> {
  return page.evaluate((wanted) => {
    const found = document.querySelector(wanted)?.getBoundingClientRect();
    return found === undefined
      ? null
      : { x: found.x + found.width / 2, y: found.y + found.height / 2 };
  }, selector);
}

function buttonOf(choice: Choice): string {
  const { do: act, card, wing } = choice;
  const parts = [act, card, wing].filter((part) => part !== undefined);
  return `[data-testid="act-${parts.join('-')}"]`;
}

/** Where a card is that must be chosen before its button: in a list, open, or in a pile. */
function placesOf({ card }: Choice): string[] {
  if (card === undefined) return [];
  const name = WORK_NAMES[card % WORKS_PER_DECK];
  return [
    `[data-testid="pick-${card}"]`,
    `[data-testid="card-${card}"]`,
    `[data-testid="board"] [data-testid^="bench-0-"][aria-label*="${name}"]`,
  ];
}

async function make(page: Page, camera: Camera, choice: Choice): Promise<void> {
  let waited = 0;
  for (let made = false; !made;) {
    const button = await middleOf(page, buttonOf(choice));
    let spot = button;
    for (const place of placesOf(choice)) spot ??= await middleOf(page, place);
    if (spot !== null) {
      await camera.roll(READ);
      await camera.tap(spot);
      // A tap on a card may be the whole answer.
      made = button !== null || AT_ONCE.includes(choice.do);
      await camera.roll(made ? GLIDE : READ);
    } else if ((waited += READ) <= PATIENCE) {
      await camera.roll(READ);
    } else {
      throw new Trouble(`The film cannot go on: nothing on the screen does ${buttonOf(choice)}.`);
    }
  }
}

/** A work and its wing are two choices of the game, and one button. */
function stepsOf(choices: readonly Choice[]): readonly Choice[] {
  const steps: Choice[] = [];
  for (const choice of choices) {
    const last = steps.at(-1);
    if (choice.do === 'wing' && last !== undefined) {
      steps[steps.length - 1] = { ...last, wing: choice.wing };
    } else {
      steps.push(choice);
    }
  }
  return steps;
}

export async function filmGame(page: Page, film: Film): Promise<readonly Frame[]> {
  const { choices } = gameAt(film.moment);
  const camera = await Camera.over(page, film.framesPerSecond);
  const { at } = film.moment;
  for (const step of stepsOf(choices.slice(at, at + film.choices))) await make(page, camera, step);
  await camera.roll(LAST);
  return camera.frames;
}
