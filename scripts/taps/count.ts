/** How many taps a person needs for the choices of a game, by the prompt's model. */
import type { Asking, PromptButton, PromptModel } from '../../components/table/prompt/model';
import { promptFor, severalFor } from '../../components/table/prompt/model';
import { oneTap } from '../../components/table/prompt/one-tap';
import type { CardId, Choice } from '../../engine';
import { decision, newGame, sameChoice, viewFor } from '../../engine';
import { play } from '../../store/game/play';
import { Timeline } from '../../store/game/timeline';
import type { SharedGame } from '../../store/share/code';

export interface Counted {
  turns: number;
  taps: number;
  byKind: Map<string, number>;
}

/** This many choices are made by this many taps. */
interface Way {
  readonly taps: number;
  readonly makes: number;
  /** The wing of this work is chosen too; support may be asked for in between. */
  readonly wing?: { readonly card: CardId; readonly choice: Choice };
}

/** No question leads through more selections. */
const MOST_TAPS = 4;

/** Cards and works that a tap selects from here. */
function stepsFrom({ choosable, buttons }: PromptModel): CardId[] {
  const opened = buttons.flatMap(({ does }) =>
    does.type === 'select' && does.card !== null ? [does.card] : [],
  );
  return [...new Set([...choosable, ...opened])];
}

/** The next choice that places this work. */
const wingOf = (next: readonly Choice[]) => next.find((choice) => choice.do === 'wing');

function pressed({ does }: PromptButton, next: readonly Choice[]): Omit<Way, 'taps'> | null {
  const [choice] = next;
  if (choice === undefined || does.type !== 'choose' || !sameChoice(does.choice, choice))
    return null;
  if (does.wing === undefined) return { makes: 1 };
  const wing = wingOf(next);
  if (wing?.wing !== does.wing || choice.card === undefined) return null;
  return { makes: 1, wing: { card: choice.card, choice: wing } };
}

/** Tries cards and buttons until one of them makes the next choice. */
function singly(asking: Asking, next: readonly Choice[]): Way {
  let models: PromptModel[] = [promptFor(asking, null)];
  for (let taps = 1; taps <= MOST_TAPS; taps++) {
    for (const { buttons } of models) {
      const way = buttons.flatMap((button) => pressed(button, next) ?? [])[0];
      if (way !== undefined) return { taps, ...way };
    }
    models = models.flatMap((model) => stepsFrom(model).map((card) => promptFor(asking, card)));
  }
  throw new Error(`No way leads to ${JSON.stringify(next[0])}.`);
}

/** Cards picked one by one and returned together, if these are the next choices. */
function together(asking: Asking, next: readonly Choice[], quick: boolean): Way | null {
  const several = severalFor(asking);
  const from = next[0]?.do === 'tailor' ? 1 : 0;
  const end = next.findIndex((choice, i) => i >= from && choice.do !== 'return');
  const picked = next.slice(from, end < 0 ? undefined : end).map((choice) => choice.card as CardId);
  if (several === null) return null;
  const { buttons } = promptFor(asking, null, picked.slice(0, several.most));
  const button = buttons.find(({ does }) => does.type === 'chooseAll');
  if (button?.does.type !== 'chooseAll') return null;
  const { choices } = button.does;
  const same = choices.every((choice, i) => next[i] !== undefined && sameChoice(choice, next[i]));
  if (!same) return null;
  const taps = Math.min(picked.length, several.most);
  const last = picked[taps - 1];
  const byCard =
    quick && last !== undefined && oneTap(asking, last, picked.slice(0, taps - 1)) !== null;
  return { taps: byCard ? taps : taps + 1, makes: choices.length };
}

/** "Pray with all that is left", where only prayers remain. */
function praying({ decision: { task } }: Asking, next: readonly Choice[]): Way | null {
  const left = task === null ? 1 : task.total - task.begun + 1;
  const all = next.slice(0, left).every((choice) => choice.do === 'pray');
  return all && left > 1 ? { taps: 1, makes: left } : null;
}

/** A single answer is given by itself, unless a draw would prevent undoing the choice before. */
function alone(asking: Asking, canUndo: boolean): boolean {
  if (asking.decision.choices.length !== 1) return false;
  return !canUndo || promptFor(asking, null).buttons[0]?.final !== true;
}

interface Player {
  readonly quick: boolean;
  readonly canUndo: boolean;
}

function wayFor(asking: Asking, next: readonly Choice[], { quick, canUndo }: Player): Way {
  const [choice] = next as [Choice];
  if (quick && alone(asking, canUndo)) return { taps: 0, makes: 1 };
  const button = choice.card === undefined || !quick ? null : oneTap(asking, choice.card);
  if (button !== null && pressed(button, next) !== null) return { taps: 1, makes: 1 };
  return together(asking, next, quick) ?? praying(asking, next) ?? singly(asking, next);
}

/** `quick`: the setting by which a tap on a card may be the whole answer. */
export function countTaps({ options, choices, participants }: SharedGame, quick: boolean): Counted {
  const game = new Timeline({ state: newGame(options), steps: [] });
  const counted: Counted = { turns: 0, taps: 0, byKind: new Map() };
  let wing: Way['wing'];
  for (let at = 0; at < choices.length;) {
    const { state, last } = game;
    const asked = decision(state);
    if (asked === null) throw new Error('The game was over too soon.');
    const { player: viewer, kind, about } = asked;
    const asking = {
      decision: asked,
      view: viewFor(state, viewer),
      cast: { participants, viewer },
    };
    const next = choices.slice(at);
    const canUndo = last === undefined || (last.player === viewer && !last.sealed);
    const meant = kind === 'wing' && about === wing?.card;
    const way = meant ? { taps: 0, makes: 1 } : wayFor(asking, next, { quick, canUndo });
    if (meant || way.wing !== undefined) wing = way.wing;
    counted.taps += way.taps;
    const name = `${kind} ${next[0]?.do}`;
    counted.byKind.set(name, (counted.byKind.get(name) ?? 0) + way.taps);
    for (const each of choices.slice(at, at + way.makes)) {
      game.record(each, play(game.state, each, game.length + 1));
    }
    at += way.makes;
  }
  counted.turns = game.state.turn;
  return counted;
}
