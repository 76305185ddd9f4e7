/** The app's files, the system's file picker and share sheet. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Bag, Callback } from '../runtime/realm';
import { later, type ModuleHost } from './host';

const pathOf = (uri: unknown) => fileURLToPath(String(uri));

function fileSystem(host: ModuleHost): Bag {
  const { realm, device } = host;
  const uriOf = (name: 'documents' | 'cache') => `${pathToFileURL(device.folderOf(name)).href}/`;
  const native: Record<string, Callback> = {
    exists: (uri) => existsSync(pathOf(uri)),
    size: (uri) => (existsSync(pathOf(uri)) ? statSync(pathOf(uri)).size : 0),
    create: (uri) => {
      if (device.diskIsFull) throw realm.error('No space left on device');
      mkdirSync(dirname(pathOf(uri)), { recursive: true });
      writeFileSync(pathOf(uri), '');
    },
    write: (uri, text) => {
      if (device.diskIsFull) throw realm.error('No space left on device');
      writeFileSync(pathOf(uri), String(text));
    },
    remove: (uri) => rmSync(pathOf(uri)),
    text: (uri) => later(host, () => readFileSync(pathOf(uri), 'utf8')),
  };
  const classes = realm.run<(native: unknown) => Bag>(`(native) => {
    class Entry extends expo.SharedObject {
      constructor(uri) { super(); this.uri = uri; }
      validatePath() {}
      get exists() { return native.exists(this.uri); }
      delete() { native.remove(this.uri); }
      create() { native.create(this.uri); }
    }
    class FileSystemFile extends Entry {
      get size() { return native.size(this.uri); }
      write(text) { native.write(this.uri, text); }
      text() { return native.text(this.uri); }
    }
    return {
      FileSystemFile,
      FileSystemDirectory: class FileSystemDirectory extends Entry {},
      FileSystemUploadTask: class FileSystemUploadTask extends expo.SharedObject {},
      FileSystemDownloadTask: class FileSystemDownloadTask extends expo.SharedObject {},
      FileSystemWatcher: class FileSystemWatcher extends expo.SharedObject {},
    };
  }`)(native);
  return {
    ...classes,
    documentDirectory: uriOf('documents'),
    cacheDirectory: uriOf('cache'),
    bundleDirectory: 'asset:///',
    availableDiskSpace: 1e9,
    totalDiskSpace: 1e10,
  };
}

export function fileModules(host: ModuleHost): Record<string, Bag> {
  const { device } = host;
  return {
    FileSystem: fileSystem(host),
    ExpoSharing: {
      isAvailableAsync: () => later(host, () => true),
      shareAsync: (uri: string) =>
        later(host, () => {
          device.shared = readFileSync(pathOf(uri), 'utf8');
          return {};
        }),
    },
    ExpoDocumentPicker: {
      getDocumentAsync: () =>
        later(host, () => {
          const text = device.nextFile;
          device.nextFile = null;
          if (text === null) return { canceled: true, assets: null };
          const file = join(device.folderOf('cache'), 'picked.txt');
          writeFileSync(file, text);
          const uri = pathToFileURL(file).href;
          const asset = {
            uri,
            name: 'picked.txt',
            size: statSync(file).size,
            mimeType: 'text/plain',
          };
          return { canceled: false, assets: [asset] };
        }),
    },
  };
}
