/** expo-audio without output: counts the sounds that start. */
import type { Bag } from '../runtime/realm';
import { later, type ModuleHost } from './host';

export function audioModule(host: ModuleHost): Bag {
  const { realm } = host;
  const begin = () => host.soundBegan();
  const seek = () => later(host, () => undefined);
  const classes = realm.run<(begin: () => void, seek: () => unknown) => Bag>(`(begin, seek) => ({
    AudioPlayer: class AudioPlayer extends expo.SharedObject {
      volume = 1;
      constructor(source) { super(); this.source = source; }
      play() { begin(); }
      pause() {}
      remove() {}
      replace() {}
      setPlaybackRate() {}
      seekTo() { return seek(); }
    },
    AudioRecorder: class AudioRecorder extends expo.SharedObject { prepareToRecordAsync() {} },
    AudioPlaylist: class AudioPlaylist extends expo.SharedObject {},
    AudioStream: class AudioStream extends expo.SharedObject {},
  })`)(begin, seek);
  return {
    ...classes,
    setAudioModeAsync: () => later(host, () => undefined),
    setIsAudioActiveAsync: () => later(host, () => undefined),
  };
}
