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
