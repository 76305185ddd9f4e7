/** Text out of the app and into it, in a browser. */
import * as Clipboard from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';

/** False: this browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  return Clipboard.setStringAsync(text).catch(() => false);
}

export async function saveFile(name: string, text: string): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own copy by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}

/** Null: nothing was chosen, or it could not be read. */
export async function pickFile(): Promise<string | null> {
  const picked = await getDocumentAsync({}).catch(() => null);
  const file = picked === null || picked.canceled ? undefined : picked.assets[0]?.file;
  return file === undefined ? null : file.text().catch(() => null);
}
