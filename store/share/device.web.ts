/** Text out of the app and into it, in a browser. */
import * as Clipboard from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';

import type { PickedFile } from './picked';
import { LARGEST_FILE } from './picked';

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
  // By then the download has its own copy.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return true;
}

/** `largest`: a larger file is something else, and is not read. */
export async function pickFile(largest = LARGEST_FILE): Promise<PickedFile> {
  const picked = await getDocumentAsync({ base64: false }).catch(() => null);
  if (picked === null) return 'unreadable';
  const file = picked.canceled ? undefined : picked.assets[0]?.file;
  if (file === undefined) return 'none';
  if (file.size > largest) return 'unreadable';
  return file.text().then(
    (text) => ({ text }),
    () => 'unreadable' as const,
  );
}
