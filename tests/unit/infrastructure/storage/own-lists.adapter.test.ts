import { Subject } from '../../../../src/application/kernel/observable-value';
import { OwnListsAdapter } from '../../../../src/infrastructure/storage/own-lists.adapter';
import { OwnStorageAdapter } from '../../../../src/infrastructure/storage/own-storage.adapter';
import { MemoryStorage } from '../../../fakes/memory-platform';

/** A device, and one page on it. */
function device(storage = new MemoryStorage(), owner?: string) {
  const tokens = { owner: new Subject<string | undefined>(owner) };
  const own = new OwnListsAdapter(storage, tokens, storage, new OwnStorageAdapter(storage, tokens));
  return { storage, own, come: (who?: string) => tokens.owner.set(who) };
}

describe('a list of somebody’s own', () => {
  it('has each entry by itself, for its owner alone', () => {
    const { own, storage, come } = device(new MemoryStorage(), 'ada');
    // Two tabs of one account.
    const other = device(storage, 'ada').own;
    own.writeEntry('order-programs', '1', 'one');
    other.writeEntry('order-programs', '2', 'two');
    own.writeEntry('chased-orders', '1', 'a chase');
    expect([...own.entries('order-programs')]).toEqual([
      ['1', 'one'],
      ['2', 'two'],
    ]);
    other.removeEntry('order-programs', '1');
    expect([...own.entries('order-programs').keys()]).toEqual(['2']);
    expect(own.entries('chased-orders').get('1')).toBe('a chase');
    for (const who of ['bea', undefined]) {
      come(who);
      expect(own.entries('order-programs').size).toBe(0);
    }
  });

  it('is told of as other tabs write it, and as people come and go', () => {
    const { own, storage, come } = device(new MemoryStorage(), 'ada');
    let told = 0;
    const stop = own.onEntries('order-programs', () => (told += 1));
    own.writeEntry('order-programs', '1', 'one');
    const [ofAda] = Object.keys(storage.all());
    storage.writeElsewhere(ofAda!, 'newer');
    storage.removeElsewhere(ofAda!);
    storage.writeElsewhere('account.ada.chased-orders/1', 'a chase');
    expect(told).toBe(2);
    come('bea');
    storage.writeElsewhere(ofAda!, 'newest');
    expect(told).toBe(3);
    stop();
    come('ada');
    storage.removeElsewhere(ofAda!);
    expect(told).toBe(3);
  });

  it('is taken apart where its entries lay together before, in their order; what is there by itself is the newer', () => {
    const storage = new MemoryStorage();
    const kept = [{ id: 7, placed: 1 }, null, { placed: 2 }, { id: 8, since: 5 }];
    storage.write('account.ada.order-programs', JSON.stringify(kept));
    storage.write('account.ada.order-programs/8', 'newer');
    const { own } = device(storage, 'ada');
    expect(JSON.parse(own.entries('order-programs').get('7')!)).toEqual({ since: 0, id: 7, placed: 1 });
    expect(own.entries('order-programs').get('8')).toBe('newer');
    expect(Object.keys(storage.all()).sort()).toEqual(['account.ada.order-programs/7', 'account.ada.order-programs/8']);
    // A tab of an older version.
    storage.write('account.ada.order-programs', JSON.stringify([{ id: 7, placed: 3 }, { id: 9 }]));
    expect([...own.entries('order-programs').keys()].sort()).toEqual(['7', '8', '9']);
    expect(own.entries('order-programs').get('7')).toContain('"placed":1');
    for (const wrong of ['{', '{}']) {
      storage.write('account.ada.order-programs', wrong);
      expect(own.entries('order-programs').size).toBe(3);
    }
  });

  it('that was kept before it was parted is the account’s, and no visitor’s', () => {
    const storage = new MemoryStorage();
    storage.write('chased-orders', '[{"orderId":"7"}]');
    const { own, come } = device(storage);
    expect(own.entries('chased-orders').size).toBe(0);
    come('ada');
    expect([...own.entries('chased-orders').keys()]).toEqual(['7']);
    come(undefined);
    expect(own.entries('chased-orders').size).toBe(0);
  });

  it('is not lost where a full device has no room to take it apart', () => {
    const storage = new MemoryStorage();
    const together = '[{"orderId":"7"}]';
    storage.write('account.ada.chased-orders', together);
    const write = storage.write.bind(storage);
    jest.spyOn(storage, 'write').mockImplementation((key, value) => {
      if (!key.includes('/')) write(key, value);
    });
    expect(device(storage, 'ada').own.entries('chased-orders').size).toBe(0);
    expect(storage.read('account.ada.chased-orders')).toBe(together);
  });
});
