import { hotKeyTemplate, standardHotKeys } from '../../../../../src/domain/commands/hot-key-map';
import { HotKeysStore } from '../../../../../src/presentation/features/hot-keys/hot-keys.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';

describe('the keys of this device', () => {
  it('go over to another action only when somebody says so', () => {
    const keys = new HotKeysStore(new MemoryStorage());
    expect(keys.bind('book.centre', 'KeyB')).toEqual({ kind: 'taken', by: 'order.buyBest' });
    expect(keys.settings.map['book.centre']).toBe('KeyC');
    keys.takeOver('book.centre', 'KeyB');
    expect(keys.settings.map).toMatchObject({ 'book.centre': 'KeyB' });
    expect(keys.settings.map['order.buyBest']).toBeUndefined();
  });

  it('come back after a template or a file replaced them, also on the next visit', () => {
    const storage = new MemoryStorage();
    const keys = new HotKeysStore(storage);
    keys.bind('book.centre', 'F9');
    const own = keys.settings;
    keys.take('none');
    expect(keys.settings.map).toEqual(hotKeyTemplate('none'));
    keys.takeBack();
    expect(keys.settings).toEqual(own);
    expect(keys.import(new HotKeysStore(new MemoryStorage()).text)).toBe(true);
    keys.takeBack();
    expect(new HotKeysStore(storage).settings).toEqual(own);
    // What somebody does after that is not undone with it.
    keys.take('none');
    keys.bind('book.centre', 'F8');
    expect(keys.replaced).toBeUndefined();
  });
});

test('keys that another tab has bound are bound here, and stay so with the next', () => {
  const storage = new MemoryStorage();
  const keys = new HotKeysStore(storage);
  keys.take('none');
  const elsewhere = new MemoryStorage();
  new HotKeysStore(elsewhere).bind('book.centre', 'F9');
  storage.writeElsewhere('hot-keys', elsewhere.read('hot-keys')!);
  expect([keys.settings.map['book.centre'], keys.replaced]).toEqual(['F9', undefined]);
  keys.unbind('book.groupUp');
  expect(new HotKeysStore(storage).settings.map['book.centre']).toBe('F9');
  storage.removeElsewhere('hot-keys');
  expect(keys.settings).toEqual(standardHotKeys);
});
