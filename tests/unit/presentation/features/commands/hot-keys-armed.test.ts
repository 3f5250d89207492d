import { standardHotKeys } from '../../../../../src/domain/commands/hot-key-map';
import { HotKeysStore } from '../../../../../src/presentation/features/hot-keys/hot-keys.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { seen } from '../../../../support/stores';

test('keys that send orders are armed only until they are disarmed, and never on the next visit', () => {
  const storage = new MemoryStorage();
  const keys = new HotKeysStore(storage);
  const armed = seen(() => keys.armed);
  keys.arm();
  keys.bind('book.centre', 'F9');
  expect(new HotKeysStore(storage).armed).toBe(false);
  keys.disarm();
  expect(armed).toEqual([false, true, false]);
});

test('a key that is free is bound, and none any more after it is taken from its action', () => {
  const keys = new HotKeysStore(new MemoryStorage());
  expect(keys.bind('book.centre', 'F9')).toBeUndefined();
  expect(keys.settings.map['book.centre']).toBe('F9');
  keys.takeOver('book.centre', 'F8');
  expect(keys.settings.map).toEqual({ ...standardHotKeys.map, 'book.centre': 'F8' });
  keys.unbind('book.centre');
  expect(keys.settings.map['book.centre']).toBeUndefined();
});

test('a file that makes no sense changes nothing, and there is nothing to have back', () => {
  const keys = new HotKeysStore(new MemoryStorage());
  expect([keys.import('{'), keys.settings, keys.replaced]).toStrictEqual([false, standardHotKeys, undefined]);
  keys.takeBack();
  expect(keys.settings).toEqual(standardHotKeys);
});

test('keys are as the device has kept them', () => {
  const storage = new MemoryStorage();
  const keys = new HotKeysStore(storage);
  const kept = seen(() => keys.replaced !== undefined);
  keys.bind('book.centre', 'F9');
  keys.take('none');
  expect([new HotKeysStore(storage).settings, kept]).toEqual([keys.settings, [false, true]]);
});

test('keys that disarm themselves know why until they are armed again, and those that were not armed know nothing', () => {
  const keys = new HotKeysStore(new MemoryStorage());
  keys.lapse('away');
  expect([keys.armed, keys.lapsed]).toEqual([false, undefined]);
  const lapsed = seen(() => keys.lapsed);
  keys.arm();
  keys.lapse('notLive');
  keys.lapse('away');
  expect(keys.armed).toBe(false);
  keys.arm();
  keys.lapse('away');
  keys.disarm();
  expect(lapsed).toEqual([undefined, 'notLive', undefined, 'away', undefined]);
});

test('the size of one market is none of another, and stays on the device', () => {
  const storage = new MemoryStorage();
  const keys = new HotKeysStore(storage);
  keys.setSize('SPOT_ETH_USDT', '1');
  expect(['SPOT_ETH_USDT', 'SPOT_BTC_USDT'].map((symbol) => keys.sizeOf(symbol))).toEqual(['1', '']);
  expect(new HotKeysStore(storage).sizeOf('SPOT_ETH_USDT')).toBe('1');
  keys.setSize('SPOT_ETH_USDT', '');
  expect(new HotKeysStore(storage).settings.sizes).toEqual({});
});
