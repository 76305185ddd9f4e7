import type { WorkName } from '@/engine';

import type { Art } from './types';
import { amulet } from './works/amulet';
import { bangle } from './works/bangle';
import { bell } from './works/bell';
import { bench } from './works/bench';
import { bowl } from './works/bowl';
import { brick } from './works/brick';
import { chopsticks } from './works/chopsticks';
import { cloak } from './works/cloak';
import { coin } from './works/coin';
import { crane } from './works/crane';
import { cup } from './works/cup';
import { curtain } from './works/curtain';
import { daitoro } from './works/daitoro';
import { deckOfCards } from './works/deck-of-cards';
import { dice } from './works/dice';
import { doll } from './works/doll';
import { fan } from './works/fan';
import { figurine } from './works/figurine';
import { flag } from './works/flag';
import { flute } from './works/flute';
import { fountain } from './works/fountain';
import { frog } from './works/frog';
import { goSet } from './works/go-set';
import { gong } from './works/gong';
import { handkerchief } from './works/handkerchief';
import { haniwa } from './works/haniwa';
import { jar } from './works/jar';
import { kite } from './works/kite';
import { lampshade } from './works/lampshade';
import { mask } from './works/mask';
import { pillar } from './works/pillar';
import { pin } from './works/pin';
import { pinwheel } from './works/pinwheel';
import { plane } from './works/plane';
import { poem } from './works/poem';
import { puppet } from './works/puppet';
import { quilt } from './works/quilt';
import { ring } from './works/ring';
import { robe } from './works/robe';
import { scroll } from './works/scroll';
import { shuriken } from './works/shuriken';
import { sketch } from './works/sketch';
import { socks } from './works/socks';
import { statue } from './works/statue';
import { stool } from './works/stool';
import { straw } from './works/straw';
import { sword } from './works/sword';
import { tablet } from './works/tablet';
import { tapestry } from './works/tapestry';
import { teapot } from './works/teapot';
import { tower } from './works/tower';
import { turtle } from './works/turtle';
import { umbrella } from './works/umbrella';
import { vase } from './works/vase';

export const ART: Record<WorkName, Art> = {
  Amulet: amulet,
  Bangle: bangle,
  Bell: bell,
  Bench: bench,
  Bowl: bowl,
  Brick: brick,
  Chopsticks: chopsticks,
  Cloak: cloak,
  Coin: coin,
  Crane: crane,
  Cup: cup,
  Curtain: curtain,
  Daitoro: daitoro,
  'Deck of Cards': deckOfCards,
  Dice: dice,
  Doll: doll,
  Fan: fan,
  Figurine: figurine,
  Flag: flag,
  Flute: flute,
  Fountain: fountain,
  Frog: frog,
  'Go Set': goSet,
  Gong: gong,
  Handkerchief: handkerchief,
  Haniwa: haniwa,
  Jar: jar,
  Kite: kite,
  Lampshade: lampshade,
  Mask: mask,
  Pillar: pillar,
  Pin: pin,
  Pinwheel: pinwheel,
  Plane: plane,
  Poem: poem,
  Puppet: puppet,
  Quilt: quilt,
  Ring: ring,
  Robe: robe,
  Scroll: scroll,
  Shuriken: shuriken,
  Sketch: sketch,
  Socks: socks,
  Statue: statue,
  Stool: stool,
  Straw: straw,
  Sword: sword,
  Tablet: tablet,
  Tapestry: tapestry,
  Teapot: teapot,
  Tower: tower,
  Turtle: turtle,
  Umbrella: umbrella,
  Vase: vase,
};
