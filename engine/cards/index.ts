import { amulet } from './amulet';
import { bangle } from './bangle';
import { bell } from './bell';
import { bench } from './bench';
import { bowl } from './bowl';
import { brick } from './brick';
import { chopsticks } from './chopsticks';
import { cloak } from './cloak';
import { coin } from './coin';
import { crane } from './crane';
import { cup } from './cup';
import { curtain } from './curtain';
import { daitoro } from './daitoro';
import { deckOfCards } from './deck-of-cards';
import { dice } from './dice';
import { doll } from './doll';
import { fan } from './fan';
import { figurine } from './figurine';
import { flag } from './flag';
import { flute } from './flute';
import { fountain } from './fountain';
import { frog } from './frog';
import { goSet } from './go-set';
import { gong } from './gong';
import { handkerchief } from './handkerchief';
import { haniwa } from './haniwa';
import { jar } from './jar';
import { kite } from './kite';
import { lampshade } from './lampshade';
import { mask } from './mask';
import { pillar } from './pillar';
import { pin } from './pin';
import { pinwheel } from './pinwheel';
import { plane } from './plane';
import { poem } from './poem';
import { puppet } from './puppet';
import { quilt } from './quilt';
import { ring } from './ring';
import { robe } from './robe';
import { scroll } from './scroll';
import { shuriken } from './shuriken';
import { sketch } from './sketch';
import { socks } from './socks';
import { statue } from './statue';
import { stool } from './stool';
import { straw } from './straw';
import { sword } from './sword';
import { tablet } from './tablet';
import { tapestry } from './tapestry';
import { teapot } from './teapot';
import { tower } from './tower';
import { turtle } from './turtle';
import { umbrella } from './umbrella';
import { vase } from './vase';

/**
 * The deck, in the order of the rules: the English alphabet, case ignored, a space before any letter.
 * A card's place in it is its id, so comparing ids decides who starts.
 */
export const WORKS = [
  amulet,
  bangle,
  bell,
  bench,
  bowl,
  brick,
  chopsticks,
  cloak,
  coin,
  crane,
  cup,
  curtain,
  daitoro,
  deckOfCards,
  dice,
  doll,
  fan,
  figurine,
  flag,
  flute,
  fountain,
  frog,
  goSet,
  gong,
  handkerchief,
  haniwa,
  jar,
  kite,
  lampshade,
  mask,
  pillar,
  pin,
  pinwheel,
  plane,
  poem,
  puppet,
  quilt,
  ring,
  robe,
  scroll,
  shuriken,
  sketch,
  socks,
  statue,
  stool,
  straw,
  sword,
  tablet,
  tapestry,
  teapot,
  tower,
  turtle,
  umbrella,
  vase,
] as const;

export type WorkName = (typeof WORKS)[number]['name'];

export const WORK_NAMES: readonly WorkName[] = WORKS.map(({ name }) => name);
