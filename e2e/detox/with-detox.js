/**
 * The native project changes that Detox's Android guide requires, applied by `expo prebuild` when
 * DETOX=1. The published plugin stops at SDK 53, and a store build should contain no test tool.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const {
  AndroidConfig,
  withAndroidManifest,
  withAppBuildGradle,
  withDangerousMod,
  withProjectBuildGradle,
} = require('expo/config-plugins');

/** Adds `addition` after `anchor`, and fails the prebuild if the template has no such anchor. */
function insertAfter(source, anchor, addition) {
  if (source.includes(addition)) return source;
  const at = source.search(anchor);
  if (at < 0) throw new Error(`The Detox plugin found no ${anchor} in the generated project`);
  const end = at + source.match(anchor)[0].length;
  return source.slice(0, end) + addition + source.slice(end);
}

const withMaven = (config) =>
  withProjectBuildGradle(config, (mod) => {
    const repository =
      '\nallprojects { repositories { maven { url("$rootDir/../node_modules/detox/Detox-android") } } }\n';
    if (!mod.modResults.contents.includes(repository)) mod.modResults.contents += repository;
    return mod;
  });

const withTestRunner = (config) =>
  withAppBuildGradle(config, (mod) => {
    let gradle = mod.modResults.contents;
    gradle = insertAfter(
      gradle,
      /defaultConfig\s*\{/,
      `
        testBuildType System.getProperty('testBuildType', 'debug')
        testInstrumentationRunner 'androidx.test.runner.AndroidJUnitRunner'`,
    );
    gradle = insertAfter(
      gradle,
      /\ndependencies\s*\{/,
      `
    androidTestImplementation('com.wix:detox:+')
    implementation 'androidx.appcompat:appcompat:1.7.0'`,
    );
    gradle = insertAfter(
      gradle,
      /proguardFiles getDefaultProguardFile\([^)]*\), "proguard-rules.pro"/,
      '\n            proguardFile "$rootDir/../node_modules/detox/android/detox/proguard-rules-app.pro"',
    );
    mod.modResults.contents = gradle;
    return mod;
  });

const testClass = (id) => `package ${id};

import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.filters.LargeTest;
import androidx.test.rule.ActivityTestRule;
import com.wix.detox.Detox;
import com.wix.detox.config.DetoxConfig;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
@LargeTest
public class DetoxTest {
    @Rule
    public ActivityTestRule<MainActivity> activity = new ActivityTestRule<>(MainActivity.class, false, false);

    @Test
    public void runDetoxTests() {
        DetoxConfig config = new DetoxConfig();
        config.idlePolicyConfig.masterTimeoutSec = 90;
        config.idlePolicyConfig.idleResourceTimeoutSec = 60;
        config.rnContextLoadTimeoutSec = 180;
        Detox.runTests(activity, config);
    }
}
`;

/** The test connects to Detox on the host without TLS. */
const NETWORK = `<?xml version="1.0" encoding="utf-8"?>
<network-security-config>
  <domain-config cleartextTrafficPermitted="true">
    <domain includeSubdomains="true">10.0.2.2</domain>
    <domain includeSubdomains="true">localhost</domain>
  </domain-config>
</network-security-config>
`;

const withFiles = (config) =>
  withDangerousMod(config, [
    'android',
    (mod) => {
      const main = join(mod.modRequest.platformProjectRoot, 'app/src');
      const id = mod.android.package;
      const tests = join(main, 'androidTest/java', ...id.split('.'));
      const xml = join(main, 'main/res/xml');
      mkdirSync(tests, { recursive: true });
      mkdirSync(xml, { recursive: true });
      writeFileSync(join(tests, 'DetoxTest.java'), testClass(id));
      writeFileSync(join(xml, 'network_security_config.xml'), NETWORK);
      return mod;
    },
  ]);

const withNetwork = (config) =>
  withAndroidManifest(config, (mod) => {
    const app = AndroidConfig.Manifest.getMainApplicationOrThrow(mod.modResults);
    app.$['android:networkSecurityConfig'] = '@xml/network_security_config';
    return mod;
  });

module.exports = function withDetox(config) {
  if (process.env.DETOX !== '1') return config;
  return [withMaven, withTestRunner, withFiles, withNetwork].reduce(
    (c, plugin) => plugin(c),
    config,
  );
};
