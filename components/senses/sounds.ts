import type { Sound } from './sound-of';

/** Made by `npm run sounds`. Loaded in this order, so what a table needs first comes first. */
export const SOUND_FILES: Readonly<Record<Sound, number>> = {
  slide: require('@/assets/sounds/slide.wav'),
  tuck: require('@/assets/sounds/tuck.wav'),
  clack: require('@/assets/sounds/clack.wav'),
  flip: require('@/assets/sounds/flip.wav'),
  morning: require('@/assets/sounds/morning.wav'),
  noon: require('@/assets/sounds/noon.wav'),
  night: require('@/assets/sounds/night.wav'),
  pray: require('@/assets/sounds/pray.wav'),
  refuse: require('@/assets/sounds/refuse.wav'),
  turn: require('@/assets/sounds/turn.wav'),
  paper: require('@/assets/sounds/paper.wav'),
  stone: require('@/assets/sounds/stone.wav'),
  cloth: require('@/assets/sounds/cloth.wav'),
  clay: require('@/assets/sounds/clay.wav'),
  metal: require('@/assets/sounds/metal.wav'),
  end: require('@/assets/sounds/end.wav'),
};

export const SOUNDS = Object.keys(SOUND_FILES) as readonly Sound[];
