/** A training run: self-play and league games, learning after each, and checkpoints. */
import fs from 'node:fs';
import path from 'node:path';
import { handMade } from '../../engine/ai/evaluate';
import type { Sparse } from '../../engine/ai/sparse';
import { emptySparse } from '../../engine/ai/sparse';
import { layoutFor } from '../../engine/ai/layout';
import type { Net } from '../../engine/ai/net';
import { forward, sigmoid } from '../../engine/ai/net';
import { handMadePolicy } from '../../engine/ai/policy';
import type { Brain } from '../../engine/ai/search';
import type { Rng } from '../../engine/rng';
import { seededRng } from '../../engine/rng';
import { netNamed } from './agents';
import { loadCheckpoint, saveCheckpoint } from './checkpoint';
import type { Learner } from './learn';
import {
  beginWith,
  Gradient,
  grown,
  learnPolicy,
  meanOf,
  merged,
  moreSeats,
  narrow,
  newLearner,
  updateMean,
  widened,
} from './learn';
import { earlierSelves, League, rivalsFor } from './league';
import { packedNet } from './pool';
import { Replay } from './replay';
import { Reseating } from './reseat';
import type { Record } from './selfplay';
import { playGame } from './selfplay';
import type { Settings } from './settings';
import { commandOf } from './settings';
import { targets } from './targets';

/** Games of the hand-made evaluation before a fresh net plays itself. */
const APPRENTICE = 2500;
/** Games per line of progress. */
const REPORT_EVERY = 250;
/** Earlier selves that a run keeps, and the fewest games between two. */
const SELVES = 8;
const SELF_STEP = 500;
/** The fewest games in the mean of the weights. */
const MEAN_OVER = 500;
const SAVE_EVERY_MS = 60_000;
/** Samples per step of the net. */
const BATCH = 16;
/** The policy has few weights and many samples, so that it can learn faster than the net. */
const POLICY_PACE = 20;
/** Positions that tell which hidden units matter. */
const NARROW_BY = 4000;

function brainOf(l: Learner): Brain {
  const scratch = new Float32Array(l.net.hidden);
  return { evaluate: (x) => sigmoid(forward(l.net, x, scratch)), policy: l.policy };
}

class Tally {
  games = 0;
  error = 0;
  samples = 0;
  loss = 0;
  questions = 0;
  turns = 0;
  learnerTurns = 0;
  idleTurns = 0;
  capped = 0;

  add(record: Record): void {
    this.games++;
    this.turns += record.turnCount;
    this.learnerTurns += record.learnerTurns;
    this.idleTurns += record.idleTurns;
    if (record.capped) this.capped++;
  }

  line(): string {
    return [
      `error ${(this.error / this.samples).toFixed(4)}`,
      `policy ${(this.loss / this.questions).toFixed(3)}`,
      `${(this.turns / this.games).toFixed(1)} turns`,
      `no task ${((100 * this.idleTurns) / this.learnerTurns).toFixed(0)} %`,
      `capped ${((100 * this.capped) / this.games).toFixed(1)} %`,
    ].join(' · ');
  }
}

/** The learning rate falls to a fiftieth, so that the last games add little noise. */
function cooling(done: number): number {
  return 0.02 + 0.98 * 0.5 * (1 + Math.cos(Math.PI * Math.min(1, done)));
}

function inMinutes(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function playersOf(checkpoint: string): number {
  return loadCheckpoint(checkpoint).meta.settings?.players ?? 2;
}

export class Trainer {
  private learner: Learner;
  private rng: Rng;
  private start = 0;
  private history: string;
  private readonly replay: Replay;
  private readonly again: Sparse = emptySparse();
  private readonly reseating: Reseating;
  private gradient: Gradient;
  private readonly league: League;
  private readonly own: Brain;
  private readonly teacher: Brain;
  private tally = new Tally();

  constructor(
    private readonly settings: Settings,
    private readonly folder: string,
    private readonly code: string,
    private readonly say: (line: string) => void,
  ) {
    const { players, teams, league, rivals } = settings;
    this.replay = new Replay(settings.buffer);
    this.reseating = new Reseating(players, teams);
    this.rng = seededRng(settings.seed);
    this.history = commandOf(settings);
    this.learner = fs.existsSync(this.file(settings.name)) ? this.resumed() : this.begun();
    this.gradient = new Gradient(this.learner.net);
    this.own = brainOf(this.learner);
    this.teacher = { evaluate: handMade(players, teams), policy: this.learner.policy };
    const names = [...rivalsFor(players, teams), ...rivals.map((name) => this.file(name))];
    this.league = new League({ players, teams, share: league, rivals: names }, this.own);
    for (const self of earlierSelves(this.file(settings.name))) this.league.join(self);
  }

  private file(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }

  private resumed(): Learner {
    const { learner, meta } = loadCheckpoint(this.file(this.settings.name));
    this.rng = meta.rng;
    this.start = meta.games;
    // The run goes on with another command, so the weights come from both.
    if (!meta.command.endsWith(this.history)) {
      this.history = `${meta.command} (until ${this.start} games), then ${this.history}`;
    } else {
      this.history = meta.command;
    }
    this.say(`Going on after ${this.start} games.`);
    const { size } = layoutFor(this.settings.players);
    learner.net = grown(learner.net, size);
    learner.squares = grown(learner.squares, size);
    learner.mean.net = grown(learner.mean.net, size);
    return learner;
  }

  private begun(): Learner {
    const { from, hidden, players } = this.settings;
    const { size } = layoutFor(players);
    if (from === null) return newLearner(size, hidden, handMadePolicy(), this.rng);
    const parts = from.split('+').map((name) => this.seated(name));
    const net = merged(parts.map((part) => part.net));
    return beginWith(widened(net, hidden, this.rng), meanOf(parts.map((part) => part.policy)));
  }

  /** A net by its name, grown to this table. */
  private seated(name: string): { net: Net; policy: Float32Array } {
    const { players, teams } = this.settings;
    const isCheckpoint = fs.existsSync(this.file(name));
    const source = isCheckpoint ? this.file(name) : name;
    const { net, policy } = netNamed(source);
    if (isCheckpoint) {
      const { meta } = loadCheckpoint(source);
      this.history = `${meta.command} (${meta.games} games, as ${name}), then ${this.history}`;
    }
    const isForTwo = isCheckpoint ? playersOf(source) === 2 : packedNet(name)?.kind === 2;
    const full = grown(net, layoutFor(isForTwo ? 2 : players).size);
    return { net: isForTwo ? moreSeats(full, players, teams) : full, policy };
  }

  private playOne(game: number, isApprentice: boolean): Record {
    const { settings, rng } = this;
    const { players, teams, perOption, base, worlds, seed } = settings;
    const sitters = isApprentice
      ? Array.from({ length: players }, () => ({ learns: true, brain: this.teacher }))
      : this.league.sitters(rng);
    return playGame(
      sitters,
      {
        players,
        teams,
        perOption,
        base,
        worlds,
        temperature: 0.015,
        noise: 0.02,
        extended: players > 3 ? 0.5 : 0.12,
        explore: isApprentice ? 0 : settings.explore,
        full: isApprentice ? 0 : settings.full,
      },
      `${seed}/${game}`,
      rng,
    );
  }

  /** A net joined of several is cut to its size half-way, when there are positions to tell what matters. */
  private narrow(): void {
    const { learner, replay, rng } = this;
    const { hidden, buffer } = this.settings;
    if (learner.net.hidden <= hidden || replay.size < Math.min(NARROW_BY, buffer)) return;
    const positions = Array.from({ length: NARROW_BY }, () => {
      const x = emptySparse();
      replay.any(rng, x);
      return x;
    });
    narrow(learner, hidden, positions);
    this.gradient = new Gradient(learner.net);
  }

  private learnValue(x: Sparse, target: number, rate: number): number {
    const { gradient, learner } = this;
    const error = gradient.add(learner.net, x, target);
    if (gradient.count === BATCH) gradient.step(learner, rate);
    return error;
  }

  private learnFrom(record: Record, rate: number, isApprentice: boolean): void {
    const { learner, rng, replay, again, tally } = this;
    const { lambda, fullLambda, bySearch, replays } = this.settings;
    // Runs from before this setting used its default.
    const { patience = 0.99 } = this.settings as Partial<Settings>;
    const options = isApprentice
      ? { lambda: 1, fullLambda: 1, bySearch: false, patience }
      : { lambda, fullLambda, bySearch, patience };
    record.turns.forEach((turns, player) => {
      const result = record.results[player] as number;
      for (const sample of targets(turns, result, this.own.evaluate, options)) {
        tally.error += this.learnValue(sample.x, sample.target, rate);
        tally.samples++;
        replay.add(sample);
        for (let i = 0; i < replays; i++) {
          const target = replay.any(rng, again);
          this.reseating.shuffle(again, rng);
          this.learnValue(again, target, rate);
        }
      }
    });
    for (const sample of record.policy) {
      tally.loss += learnPolicy(learner, sample, rate * POLICY_PACE);
      tally.questions++;
    }
    updateMean(learner, Math.max(MEAN_OVER, this.settings.games / 20));
    tally.add(record);
  }

  run(minutes: number): void {
    const { games, rate: firstRate, from, name } = this.settings;
    const apprentice = from === null ? APPRENTICE : 0;
    const file = this.file(name);
    const selfEvery = SELF_STEP * Math.max(1, Math.round(games / SELVES / SELF_STEP));
    const began = Date.now();
    let saved = began;
    const save = (to: string, done: number) =>
      saveCheckpoint(to, this.learner, {
        command: this.history,
        settings: this.settings,
        code: this.code,
        seed: this.settings.seed,
        games: done,
        rng: this.rng,
      });
    for (let game = this.start; game < games; game++) {
      const rate = firstRate * cooling(game / games);
      const isApprentice = game < apprentice;
      if (2 * game >= games) this.narrow();
      this.learnFrom(this.playOne(game, isApprentice), rate, isApprentice);
      const done = game + 1;
      if (this.tally.games === REPORT_EVERY || done === games) this.report(done, began);
      if (done % selfEvery === 0) {
        const self = this.file(`${name}-${done}`);
        save(self, done);
        this.league.join(self);
      }
      const isOver = done === games || Date.now() - began > minutes * 60_000;
      if (isOver || Date.now() - saved > SAVE_EVERY_MS) {
        save(file, done);
        saved = Date.now();
      }
      if (isOver) break;
    }
  }

  private report(done: number, began: number): void {
    const { games } = this.settings;
    const perSecond = (done - this.start) / ((Date.now() - began) / 1000);
    this.say(
      `${done}/${games} games · ${this.tally.line()} · ${perSecond.toFixed(1)} games/s · ` +
        `${inMinutes((games - done) / perSecond)} left`,
    );
    this.tally = new Tally();
  }
}
