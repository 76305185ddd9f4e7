/** Text out of the app and into it: clipboard, and files through the device's dialogs. */
import * as Clipboard from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { PickedFile } from './picked';
import { LARGEST_FILE } from './picked';

/** False: this device does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  return Clipboard.setStringAsync(text).catch(() => false);
}

export async function saveFile(name: string, text: string): Promise<boolean> {
  try {
    if (!(await isAvailableAsync())) return false;
    const file = new File(Paths.cache, name);
    if (file.exists) file.delete();
    file.create();
    file.write(text);
    await shareAsync(file.uri, { mimeType: 'text/plain' });
    return true;
  } catch {
    return false;
  }
}

/** `largest`: a larger file is something else, and is not read. */
export async function pickFile(largest = LARGEST_FILE): Promise<PickedFile> {
  try {
    const picked = await getDocumentAsync({ copyToCacheDirectory: true });
    const asset = picked.canceled ? undefined : picked.assets[0];
    if (asset === undefined) return 'none';
    const file = new File(asset.uri);
    if ((asset.size ?? file.size) > largest) return 'unreadable';
    return { text: await file.text() };
  } catch {
    return 'unreadable';
  }
}
