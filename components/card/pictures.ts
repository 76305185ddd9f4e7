/** Made by `npm run faces`: change the drawings, not this. */
import type { Material, WorkName } from '@/engine';

import type { MarkName, SealName } from './marks';

type Load = () => number;
type OfMaterials = Readonly<Record<Material, Load>>;
type OfWorks = Readonly<Record<WorkName, Load>>;
type OfPlayers = readonly [Load, ...Load[]];

export const WORKS: Readonly<Record<'table' | 'large', OfWorks>> = {
  table: {
    Amulet: () => require('@/assets/faces/works/amulet.webp'),
    Bangle: () => require('@/assets/faces/works/bangle.webp'),
    Bell: () => require('@/assets/faces/works/bell.webp'),
    Bench: () => require('@/assets/faces/works/bench.webp'),
    Bowl: () => require('@/assets/faces/works/bowl.webp'),
    Brick: () => require('@/assets/faces/works/brick.webp'),
    Chopsticks: () => require('@/assets/faces/works/chopsticks.webp'),
    Cloak: () => require('@/assets/faces/works/cloak.webp'),
    Coin: () => require('@/assets/faces/works/coin.webp'),
    Crane: () => require('@/assets/faces/works/crane.webp'),
    Cup: () => require('@/assets/faces/works/cup.webp'),
    Curtain: () => require('@/assets/faces/works/curtain.webp'),
    Daitoro: () => require('@/assets/faces/works/daitoro.webp'),
    'Deck of Cards': () => require('@/assets/faces/works/deck-of-cards.webp'),
    Dice: () => require('@/assets/faces/works/dice.webp'),
    Doll: () => require('@/assets/faces/works/doll.webp'),
    Fan: () => require('@/assets/faces/works/fan.webp'),
    Figurine: () => require('@/assets/faces/works/figurine.webp'),
    Flag: () => require('@/assets/faces/works/flag.webp'),
    Flute: () => require('@/assets/faces/works/flute.webp'),
    Fountain: () => require('@/assets/faces/works/fountain.webp'),
    Frog: () => require('@/assets/faces/works/frog.webp'),
    'Go Set': () => require('@/assets/faces/works/go-set.webp'),
    Gong: () => require('@/assets/faces/works/gong.webp'),
    Handkerchief: () => require('@/assets/faces/works/handkerchief.webp'),
    Haniwa: () => require('@/assets/faces/works/haniwa.webp'),
    Jar: () => require('@/assets/faces/works/jar.webp'),
    Kite: () => require('@/assets/faces/works/kite.webp'),
    Lampshade: () => require('@/assets/faces/works/lampshade.webp'),
    Mask: () => require('@/assets/faces/works/mask.webp'),
    Pillar: () => require('@/assets/faces/works/pillar.webp'),
    Pin: () => require('@/assets/faces/works/pin.webp'),
    Pinwheel: () => require('@/assets/faces/works/pinwheel.webp'),
    Plane: () => require('@/assets/faces/works/plane.webp'),
    Poem: () => require('@/assets/faces/works/poem.webp'),
    Puppet: () => require('@/assets/faces/works/puppet.webp'),
    Quilt: () => require('@/assets/faces/works/quilt.webp'),
    Ring: () => require('@/assets/faces/works/ring.webp'),
    Robe: () => require('@/assets/faces/works/robe.webp'),
    Scroll: () => require('@/assets/faces/works/scroll.webp'),
    Shuriken: () => require('@/assets/faces/works/shuriken.webp'),
    Sketch: () => require('@/assets/faces/works/sketch.webp'),
    Socks: () => require('@/assets/faces/works/socks.webp'),
    Statue: () => require('@/assets/faces/works/statue.webp'),
    Stool: () => require('@/assets/faces/works/stool.webp'),
    Straw: () => require('@/assets/faces/works/straw.webp'),
    Sword: () => require('@/assets/faces/works/sword.webp'),
    Tablet: () => require('@/assets/faces/works/tablet.webp'),
    Tapestry: () => require('@/assets/faces/works/tapestry.webp'),
    Teapot: () => require('@/assets/faces/works/teapot.webp'),
    Tower: () => require('@/assets/faces/works/tower.webp'),
    Turtle: () => require('@/assets/faces/works/turtle.webp'),
    Umbrella: () => require('@/assets/faces/works/umbrella.webp'),
    Vase: () => require('@/assets/faces/works/vase.webp'),
  },
  large: {
    Amulet: () => require('@/assets/faces/large/amulet.webp'),
    Bangle: () => require('@/assets/faces/large/bangle.webp'),
    Bell: () => require('@/assets/faces/large/bell.webp'),
    Bench: () => require('@/assets/faces/large/bench.webp'),
    Bowl: () => require('@/assets/faces/large/bowl.webp'),
    Brick: () => require('@/assets/faces/large/brick.webp'),
    Chopsticks: () => require('@/assets/faces/large/chopsticks.webp'),
    Cloak: () => require('@/assets/faces/large/cloak.webp'),
    Coin: () => require('@/assets/faces/large/coin.webp'),
    Crane: () => require('@/assets/faces/large/crane.webp'),
    Cup: () => require('@/assets/faces/large/cup.webp'),
    Curtain: () => require('@/assets/faces/large/curtain.webp'),
    Daitoro: () => require('@/assets/faces/large/daitoro.webp'),
    'Deck of Cards': () => require('@/assets/faces/large/deck-of-cards.webp'),
    Dice: () => require('@/assets/faces/large/dice.webp'),
    Doll: () => require('@/assets/faces/large/doll.webp'),
    Fan: () => require('@/assets/faces/large/fan.webp'),
    Figurine: () => require('@/assets/faces/large/figurine.webp'),
    Flag: () => require('@/assets/faces/large/flag.webp'),
    Flute: () => require('@/assets/faces/large/flute.webp'),
    Fountain: () => require('@/assets/faces/large/fountain.webp'),
    Frog: () => require('@/assets/faces/large/frog.webp'),
    'Go Set': () => require('@/assets/faces/large/go-set.webp'),
    Gong: () => require('@/assets/faces/large/gong.webp'),
    Handkerchief: () => require('@/assets/faces/large/handkerchief.webp'),
    Haniwa: () => require('@/assets/faces/large/haniwa.webp'),
    Jar: () => require('@/assets/faces/large/jar.webp'),
    Kite: () => require('@/assets/faces/large/kite.webp'),
    Lampshade: () => require('@/assets/faces/large/lampshade.webp'),
    Mask: () => require('@/assets/faces/large/mask.webp'),
    Pillar: () => require('@/assets/faces/large/pillar.webp'),
    Pin: () => require('@/assets/faces/large/pin.webp'),
    Pinwheel: () => require('@/assets/faces/large/pinwheel.webp'),
    Plane: () => require('@/assets/faces/large/plane.webp'),
    Poem: () => require('@/assets/faces/large/poem.webp'),
    Puppet: () => require('@/assets/faces/large/puppet.webp'),
    Quilt: () => require('@/assets/faces/large/quilt.webp'),
    Ring: () => require('@/assets/faces/large/ring.webp'),
    Robe: () => require('@/assets/faces/large/robe.webp'),
    Scroll: () => require('@/assets/faces/large/scroll.webp'),
    Shuriken: () => require('@/assets/faces/large/shuriken.webp'),
    Sketch: () => require('@/assets/faces/large/sketch.webp'),
    Socks: () => require('@/assets/faces/large/socks.webp'),
    Statue: () => require('@/assets/faces/large/statue.webp'),
    Stool: () => require('@/assets/faces/large/stool.webp'),
    Straw: () => require('@/assets/faces/large/straw.webp'),
    Sword: () => require('@/assets/faces/large/sword.webp'),
    Tablet: () => require('@/assets/faces/large/tablet.webp'),
    Tapestry: () => require('@/assets/faces/large/tapestry.webp'),
    Teapot: () => require('@/assets/faces/large/teapot.webp'),
    Tower: () => require('@/assets/faces/large/tower.webp'),
    Turtle: () => require('@/assets/faces/large/turtle.webp'),
    Umbrella: () => require('@/assets/faces/large/umbrella.webp'),
    Vase: () => require('@/assets/faces/large/vase.webp'),
  },
};

export const SPINES: Readonly<Record<'table' | 'large', OfMaterials>> = {
  table: {
    paper: () => require('@/assets/faces/spines/paper.webp'),
    stone: () => require('@/assets/faces/spines/stone.webp'),
    cloth: () => require('@/assets/faces/spines/cloth.webp'),
    clay: () => require('@/assets/faces/spines/clay.webp'),
    metal: () => require('@/assets/faces/spines/metal.webp'),
  },
  large: {
    paper: () => require('@/assets/faces/spines/large-paper.webp'),
    stone: () => require('@/assets/faces/spines/large-stone.webp'),
    cloth: () => require('@/assets/faces/spines/large-cloth.webp'),
    clay: () => require('@/assets/faces/spines/large-clay.webp'),
    metal: () => require('@/assets/faces/spines/large-metal.webp'),
  },
};

/** In points. */
export const GROUND_W = 180;
export const GROUND_H = 90;
export const GROUNDS: OfMaterials = {
  paper: () => require('@/assets/faces/grounds/paper.webp'),
  stone: () => require('@/assets/faces/grounds/stone.webp'),
  cloth: () => require('@/assets/faces/grounds/cloth.webp'),
  clay: () => require('@/assets/faces/grounds/clay.webp'),
  metal: () => require('@/assets/faces/grounds/metal.webp'),
};

export const GLYPHS: OfMaterials = {
  paper: () => require('@/assets/faces/glyphs/paper.webp'),
  stone: () => require('@/assets/faces/glyphs/stone.webp'),
  cloth: () => require('@/assets/faces/glyphs/cloth.webp'),
  clay: () => require('@/assets/faces/glyphs/clay.webp'),
  metal: () => require('@/assets/faces/glyphs/metal.webp'),
};

export const BACK: Load = () => require('@/assets/faces/back.webp');

export const CRESTS: Readonly<Record<'ink' | 'lamp', OfPlayers>> = {
  ink: [
    () => require('@/assets/faces/crests/ink-0.webp'),
    () => require('@/assets/faces/crests/ink-1.webp'),
    () => require('@/assets/faces/crests/ink-2.webp'),
    () => require('@/assets/faces/crests/ink-3.webp'),
    () => require('@/assets/faces/crests/ink-4.webp'),
  ],
  lamp: [
    () => require('@/assets/faces/crests/lamp-0.webp'),
    () => require('@/assets/faces/crests/lamp-1.webp'),
    () => require('@/assets/faces/crests/lamp-2.webp'),
    () => require('@/assets/faces/crests/lamp-3.webp'),
    () => require('@/assets/faces/crests/lamp-4.webp'),
  ],
};

export const BURNT = {
  light: () => require('@/assets/faces/emblem-light.webp'),
  dark: () => require('@/assets/faces/emblem-dark.webp'),
} as const;

export const MARKS: Readonly<Record<MarkName, Load>> = {
  good: () => require('@/assets/faces/marks/good.webp'),
  open: () => require('@/assets/faces/marks/open.webp'),
};

export const SEALS: Readonly<Record<SealName, Load>> = {
  choosable: () => require('@/assets/faces/seals/choosable.webp'),
  selected: () => require('@/assets/faces/seals/selected.webp'),
  new: () => require('@/assets/faces/seals/new.webp'),
  best: () => require('@/assets/faces/seals/best.webp'),
  second: () => require('@/assets/faces/seals/second.webp'),
};
