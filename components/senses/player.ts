/** Plays sounds on phones and tablets with expo-audio; browsers use player.web.ts. */
import type { AudioPlayer } from 'expo-audio';

import type { Sound } from './sound-of';
import { SOUND_FILES } from './sounds';

let audio: Promise<typeof import('expo-audio')> | undefined;
const players = new Map<Sound, Promise<AudioPlayer>>();
const played = new Set<Sound>();

/**
 * Opened with the first sound: startup does not wait for it, and the app works without it. The
 * player's own music continues, and a silenced device stays silent.
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
  // No progress updates needed, and the session may stay open between short sounds.
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
  // A finished player stays at its end until it is rewound.
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
