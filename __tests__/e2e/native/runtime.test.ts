import { componentsOn } from '../../../e2e/native/fabric/known-components';
import { NativeState, type Callback } from '../../../e2e/native/fabric/node';
import { UiManager } from '../../../e2e/native/fabric/ui-manager';
import { Loop } from '../../../e2e/native/runtime/loop';
import { loud, UnknownNativeCall } from '../../../e2e/native/runtime/loud';
import { Realm } from '../../../e2e/native/runtime/realm';

describe('a world of its own', () => {
  const realm = new Realm(
    () => 1_000,
    () => 0.25,
  );

  test('has only what Hermes has', () => {
    expect(realm.run('typeof WebAssembly')).toBe('undefined');
    expect(realm.run('typeof Intl.PluralRules')).toBe('undefined');
    expect(realm.run('typeof Object.groupBy')).toBe('undefined');
    expect(realm.run('typeof Map')).toBe('function');
  });

  test('takes date and chance from the device', () => {
    expect(realm.run('Date.now()')).toBe(1_000);
    expect(realm.run('new Date().getTime()')).toBe(1_000);
    expect(realm.run('new Date(5).getTime()')).toBe(5);
    expect(realm.run('new Date() instanceof Date')).toBe(true);
    expect(realm.run('Math.random()')).toBe(0.25);
  });

  test('is given data as objects of its own', () => {
    realm.global.given = realm.give({ list: [1, { deep: true }] });
    expect(realm.run('Object.getPrototypeOf(given) === Object.prototype')).toBe(true);
    expect(realm.run('given.list instanceof Array && given.list[1].deep')).toBe(true);
  });
});

describe('a native module', () => {
  const told: UnknownNativeCall[] = [];
  const module = loud('Lamp', { on: () => true }, (error) => told.push(error), ['dim']);

  test('does what it knows', () => {
    expect(module.on()).toBe(true);
  });

  test('fails with its name where it knows nothing, even if somebody catches it', () => {
    expect(() => (module as Record<string, unknown>).explode).toThrow('no Lamp.explode');
    expect(told.map(({ message }) => message)).toEqual(['The native host has no Lamp.explode']);
  });

  test('may lack what a device may lack', () => {
    expect((module as Record<string, unknown>).dim).toBeUndefined();
  });
});

describe('a native component', () => {
  const told: UnknownNativeCall[] = [];
  const nothing = () => undefined;
  const nowhere = () => null;
  const realm = new Realm(
    () => 0,
    () => 0,
  );
  new UiManager({
    realm,
    loop: new Loop(nothing),
    measurer: { frameOf: nowhere, layoutOf: nowhere, currentNode: nowhere },
    nativeState: new NativeState(),
    components: componentsOn('ios'),
    onUnknown: (error) => told.push(error),
    onCommit: nothing,
    onCommand: nothing,
    onAccessibilityEvent: nothing,
    onNativeProps: nothing,
  });
  const create = (name: string) =>
    (realm.global.nativeFabricUIManager as Record<string, Callback>).createNode?.(1, name, 11, {});

  test('that the host lays out is made', () => {
    expect(create('RCTView')).toBeDefined();
  });

  test('that it does not know, or only the other platform has, fails with its name', () => {
    expect(() => create('RCTSwitch')).toThrow('no component RCTSwitch');
    expect(() => create('AndroidTextInput')).toThrow('no component AndroidTextInput');
    expect(told).toHaveLength(2);
  });
});
