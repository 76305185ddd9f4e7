/**
 * Plays sounds in a browser with Web Audio. expo-audio's media elements need range requests, which
 * cached service worker responses do not support everywhere, ignore volume on iPhones, and raise an
 * uncatchable error when playback is refused.
 */
import { Asset } from 'expo-asset';

import type { Sound } from './sound-of';
import { SOUND_FILES } from './sounds';

/** A sound later than this, in milliseconds, is worse than none. */
const LATE = 300;
/** After this much silence the audio hardware may sleep. */
const SLEEP = 15_000;

let context: AudioContext | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
const buffers = new Map<Sound, Promise<AudioBuffer | null>>();

/** Browsers allow sound only after the first touch; null before that. */
function contextIfAllowed(): AudioContext | null {
  if (context !== null) return context;
  const untouched = navigator.userActivation?.hasBeenActive === false;
  if (untouched || typeof AudioContext === 'undefined') return null;
  const made = new AudioContext();
  context = made;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void made.suspend().catch(() => undefined);
  });
  return made;
}

async function fetched(sound: Sound, on: AudioContext): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(Asset.fromModule(SOUND_FILES[sound]).uri);
    return await on.decodeAudioData(await answer.arrayBuffer());
  } catch {
    // Retried the next time it is needed.
    buffers.delete(sound);
    return null;
  }
}

function bufferOf(sound: Sound, on: AudioContext): Promise<AudioBuffer | null> {
  const known = buffers.get(sound);
  if (known !== undefined) return known;
  const coming = fetched(sound, on);
  buffers.set(sound, coming);
  return coming;
}

export function load(sound: Sound): void {
  const on = contextIfAllowed();
  if (on !== null) void bufferOf(sound, on);
}

async function playOn(on: AudioContext, sound: Sound, volume: number): Promise<void> {
  const asked = performance.now();
  if (on.state !== 'running') await on.resume();
  const buffer = await bufferOf(sound, on);
  if (buffer === null || document.hidden || performance.now() - asked > LATE) return;
  const source = on.createBufferSource();
  source.buffer = buffer;
  const gain = on.createGain();
  gain.gain.value = volume;
  source.connect(gain).connect(on.destination);
  source.start();
  clearTimeout(sleep);
  sleep = setTimeout(() => void on.suspend().catch(() => undefined), SLEEP);
}

export function play(sound: Sound, volume: number): void {
  const on = contextIfAllowed();
  if (on !== null) playOn(on, sound, volume).catch(() => undefined);
}
