/** Parts of expo-sqlite that it does not export (metro.config.js finds them). */
declare module 'expo-sqlite/web/worker.ts';

declare module 'expo-sqlite/web/wa-sqlite/wa-sqlite.wasm' {
  const address: string;
  export default address;
}

declare module 'expo-sqlite/web/wa-sqlite/AccessHandlePoolVFS.js' {
  import type { FilePool } from '@/store/saves/pool';

  export const AccessHandlePoolVFS: { readonly prototype: FilePool };
}
