import { NativeState } from '../../../e2e/native/fabric/node';
import { Realm, type Bag, type Callback } from '../../../e2e/native/runtime/realm';
import { Packer } from '../../../e2e/native/worklets/packer';
import type { Runtime } from '../../../e2e/native/worklets/serializable';

const realm = () =>
  new Realm(
    () => 0,
    () => 0,
  );

function twoRuntimes() {
  const nativeState = new NativeState();
  const main: Runtime = { id: 1, realm: realm() };
  const ui: Runtime = { id: 2, realm: realm() };
  // Installed by react-native-worklets' own JavaScript.
  ui.realm.run(`
    globalThis.__valueUnpacker = (parts) => eval('(' + parts.__initData.code + ')').bind(parts);
    globalThis.__remoteFunctionUnpacker = () => { const held = () => { throw new Error('not here'); }; held.__remoteFunction = true; return held; };
  `);
  const packer = new Packer(main, nativeState);
  return { nativeState, main, ui, packer, calls: packer.calls() as Record<string, Callback> };
}

describe('a value on its way to the UI thread', () => {
  test('is made of the objects of that thread', () => {
    const { packer, ui, calls } = twoRuntimes();
    const one = calls.createSerializableNumber?.(1);
    const list = calls.createSerializableArray?.([one, calls.createSerializableString?.('two')]);
    const ref = calls.createSerializableObject?.({ list }, false);
    ui.realm.global.come = packer.open(ref).unpack(ui);
    expect(ui.realm.run('Object.getPrototypeOf(come) === Object.prototype')).toBe(true);
    expect(ui.realm.run('come.list instanceof Array && come.list.join()')).toBe('1,two');
  });

  test('a worklet runs there, with what it has closed over', () => {
    const { packer, ui, calls } = twoRuntimes();
    const string = (value: string) => calls.createSerializableString?.(value);
    const ref = calls.createSerializableWorklet?.(
      {
        __workletHash: calls.createSerializableNumber?.(7),
        __closure: calls.createSerializableObject?.({ by: calls.createSerializableNumber?.(3) }),
        __initData: calls.createSerializableObject?.({
          code: string('function (n) { return n * this.__closure.by; }'),
        }),
      },
      true,
    );
    const triple = packer.open(ref).unpack(ui) as Callback;
    expect(triple(5)).toBe(15);
    expect(packer.open(ref).unpack(ui)).toBe(triple);
  });

  test('a function of the app can be held there, but not called', () => {
    const { packer, ui, main, calls, nativeState } = twoRuntimes();
    const own = main.realm.run<Callback>('() => "home"');
    const packed = packer.open(calls.createSerializableNonWorkletFunction?.(own));
    const held = packed.unpack(ui) as Callback;
    expect(() => held()).toThrow('not here');
    expect(packed.unpack(main)).toBe(own);
    expect(nativeState.get(held)).toBe(packed);
  });

  test('a shadow node keeps its native part', () => {
    const { packer, ui, main, calls, nativeState } = twoRuntimes();
    const holder = main.realm.give({}) as object;
    nativeState.set(holder, 'the node');
    const ref = calls.createSerializableObject?.({} as Bag, false, holder);
    expect(nativeState.get(packer.open(ref).unpack(ui))).toBe('the node');
  });

  test('what both threads share is read as it was set last', () => {
    const { calls } = twoRuntimes();
    const ref = calls.createSynchronizable?.(calls.createSerializableNumber?.(1));
    calls.synchronizableSetBlocking?.(ref, calls.createSerializableNumber?.(2));
    expect(calls.synchronizableGetBlocking?.(ref)).toBe(2);
  });

  test('what was never packed is refused', () => {
    const { packer } = twoRuntimes();
    expect(() => packer.open({})).toThrow('has not been packed');
  });
});
