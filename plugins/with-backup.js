/**
 * Saved games move to a new phone: Android keeps the folder of the database, and nothing else, in the
 * owner's own backup and copies it from phone to phone. On iOS the system keeps Documents by itself.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { AndroidConfig, withAndroidManifest, withDangerousMod } = require('expo/config-plugins');

/** Where expo-sqlite puts its files, below the app's own folder. */
const GAMES = '<include domain="file" path="SQLite"/>';

const HEADER = '<?xml version="1.0" encoding="utf-8"?>\n';
const FILES = {
  'data_extraction_rules.xml': `${HEADER}<data-extraction-rules>
  <cloud-backup>
    ${GAMES}
  </cloud-backup>
  <device-transfer>
    ${GAMES}
  </device-transfer>
</data-extraction-rules>
`,
  // The same for Android 11 and older.
  'backup_rules.xml': `${HEADER}<full-backup-content>
  ${GAMES}
</full-backup-content>
`,
};

const withRules = (config) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const folder = join(mod.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
      return mod;
    },
  ]);

const withAttributes = (config) =>
  withAndroidManifest(config, (mod) => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults);
    app.$['android:allowBackup'] = 'true';
    app.$['android:dataExtractionRules'] = '@xml/data_extraction_rules';
    app.$['android:fullBackupContent'] = '@xml/backup_rules';
    return mod;
  });

module.exports = (config) => withAttributes(withRules(config));
