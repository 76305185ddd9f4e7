/** Plays sounds on phones and tablets, through expo-audio. The web has its own (player.web.ts). */
import type { AudioPlayer } from 'expo-audio';

import type { Sound } from './sound-of';
import { SOUND_FILES } from './sounds';

let audio: Promise<typeof import('expo-audio')> | undefined;
const players = new Map<Sound, Promise<AudioPlayer>>();
const played = new Set<Sound>();

/**
 * Only when the first sound is wanted: the start does not wait for it, and where it cannot be had, the app
 * goes on without. The player's own music goes on too, and a device that is silenced stays silent.
 */
async function opened(): Promise<typeof import('expo-audio')> {
  // An import would run when the app starts, and end it on a device that lacks the module.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const module = require('expo-audio') as typeof import('expo-audio');
  await module.setAudioModeAsync({
    playsInSilentMode: false,
    interruptionMode: 'mixWithOthers',
    shouldPlayInBackground: false,
  });
  return module;
}

async function made(sound: Sound): Promise<AudioPlayer> {
  const { createAudioPlayer } = await (audio ??= opened());
  // Nobody asks how far it has come, and between two short sounds the session need not end.
  const options = { updateInterval: 60_000, keepAudioSessionActive: true };
  return createAudioPlayer(SOUND_FILES[sound], options);
}

function playerOf(sound: Sound): Promise<AudioPlayer> {
  const known = players.get(sound) ?? made(sound);
  players.set(sound, known);
  return known;
}

async function playOnce(sound: Sound, volume: number): Promise<void> {
  const player = await playerOf(sound);
  player.volume = volume;
  // A player that has come to its end stays there until it is taken back.
  if (played.has(sound)) await player.seekTo(0);
  played.add(sound);
  player.play();
}

export function load(sound: Sound): void {
  playerOf(sound).catch(() => undefined);
}

export function play(sound: Sound, volume: number): void {
  playOnce(sound, volume).catch(() => undefined);
}
