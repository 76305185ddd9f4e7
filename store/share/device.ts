/** Text out of the app and into it: clipboard, and files through the device's own sheets. */
import * as Clipboard from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

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

/** Null: nothing was chosen, or it could not be read. */
export async function pickFile(): Promise<string | null> {
  try {
    const picked = await getDocumentAsync({ copyToCacheDirectory: true });
    const uri = picked.canceled ? undefined : picked.assets[0]?.uri;
    return uri === undefined ? null : await new File(uri).text();
  } catch {
    return null;
  }
}
