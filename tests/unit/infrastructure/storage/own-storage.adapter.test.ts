import { Subject } from '../../../../src/application/kernel/observable-value';
import { ownKeys } from '../../../../src/application/platform/own-storage.port';
import { AlertBook } from '../../../../src/application/alerts/alert-book';
import { CommandHistory } from '../../../../src/application/commands/command-history';
import { CoverageAlarms } from '../../../../src/application/reserves/coverage-alarms';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { RiskLimitBook } from '../../../../src/application/trading/risk-limit-book';
import { decimal } from '../../../../src/domain/shared/decimal';
import { noLimits } from '../../../../src/domain/trading/risk-limits';
import { OwnStorageAdapter } from '../../../../src/infrastructure/storage/own-storage.adapter';
import { AlertsStore } from '../../../../src/presentation/features/alerts/alerts.store';
import { DrawingsStore } from '../../../../src/presentation/features/terminal/chart/drawings.store';
import { JournalStore } from '../../../../src/presentation/features/terminal/portfolio/histories/journal.store';
import { QuickSizesStore } from '../../../../src/presentation/features/terminal/ticket/sizes/quick-sizes.store';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { loaderOf } from '../../../support/loader-of';

/** A device, and one page on it. */
function device(storage = new MemoryStorage(), owner?: string) {
  const tokens = { owner: new Subject<string | undefined>(owner) };
  return {
    storage,
    own: new OwnStorageAdapter(storage, tokens),
    come: (who?: string) => tokens.owner.set(who),
  };
}

describe('what is somebody’s own on a device', () => {
  it.each(ownKeys)('is there for nobody else, and again for its owner: %s', (key) => {
    const { own, come } = device();
    own.write(key, 'of a visitor');
    come('ada');
    expect(own.read(key)).toBeUndefined();
    own.write(key, 'of Ada');
    come(undefined);
    expect(own.read(key)).toBe('of a visitor');
    come('bea');
    expect(own.read(key)).toBeUndefined();
    own.remove(key);
    come('ada');
    expect(own.read(key)).toBe('of Ada');
    own.remove(key);
    expect(own.read(key)).toBeUndefined();
    come(undefined);
    expect(own.read(key)).toBe('of a visitor');
  });

  it('is told to whoever follows it as people come and go, and other tabs’ writes of the one who is there alone', () => {
    const { storage, own, come } = device();
    const seen: (string | undefined)[] = [];
    const stop = own.onChange('alerts', (value) => seen.push(value));
    come('ada');
    own.write('alerts', 'of Ada');
    const ofAda = Object.keys(storage.all()).find((place) => storage.read(place) === 'of Ada')!;
    storage.writeElsewhere(ofAda, 'of Ada, newer');
    come('bea');
    storage.writeElsewhere(ofAda, 'of Ada, newest');
    come('ada');
    stop();
    come('bea');
    storage.writeElsewhere(ofAda, 'too late');
    expect(seen).toEqual([undefined, 'of Ada, newer', undefined, 'of Ada, newest']);
  });

  it.each([
    ['is logged in then', 'ada', undefined],
    ['logs in first', undefined, 'ada'],
  ])('goes, where it is from before it was parted, to the account that %s', (_, atFirst, later) => {
    const storage = new MemoryStorage();
    for (const key of ownKeys) storage.write(key, `old ${key}`);
    const { own, come } = device(storage, atFirst);
    if (atFirst === undefined) expect(ownKeys.map((key) => own.read(key))).toEqual(ownKeys.map((key) => `old ${key}`));
    if (later !== undefined) come(later);
    come(undefined);
    expect(ownKeys.map((key) => own.read(key))).toEqual(ownKeys.map(() => undefined));
    come('bea');
    expect(ownKeys.map((key) => own.read(key))).toEqual(ownKeys.map(() => undefined));
    come('ada');
    expect(ownKeys.map((key) => own.read(key))).toEqual(ownKeys.map((key) => `old ${key}`));
  });

  it('from before it was parted takes no place of what the account has here by now', () => {
    const { storage, own } = device(new MemoryStorage(), 'ada');
    own.write('trade-journal', 'new');
    // A tab of an older version.
    storage.write('trade-journal', 'old');
    expect(device(storage, 'ada').own.read('trade-journal')).toBe('new');
  });

  it('is not lost where a full device has no room for it under another name', () => {
    const storage = new MemoryStorage();
    storage.write('trade-journal', 'long');
    const write = storage.write.bind(storage);
    jest.spyOn(storage, 'write').mockImplementation((key, value) => {
      if (key === 'trade-journal') write(key, value);
    });
    expect(device(storage, 'ada').own.read('trade-journal')).toBe('long');
  });
});

describe('whoever keeps something of somebody', () => {
  const time = { now: () => 5 };
  const price = { kind: 'price', when: 'above', price: 1 } as const;
  const fill = { id: 'f', symbol: 'SPOT_BTC_USDT', side: 'BUY', price: decimal(1), quantity: decimal(1), at: 1 };

  /** Everything that people write, set or draw here, and how much of each is there. */
  function stores(own: OwnStorageAdapter) {
    const alerts = new AlertBook(own);
    const limits = new RiskLimitBook(own, time);
    limits.start();
    // It refuses where there are limits, since nobody here can say what they are.
    const guards = new OrderGuards(own, loaderOf(), new FakePage());
    const history = new CommandHistory(own);
    const alarms = new CoverageAlarms(own);
    const journal = new JournalStore(own, time);
    journal.start();
    const drawings = new DrawingsStore(own);
    drawings.start();
    const sizes = new QuickSizesStore(own);
    return {
      make() {
        alerts.change(({ log }) => ({
          alerts: [{ id: '1', symbol: 'SPOT_BTC_USDT', condition: price, paused: false }],
          log,
        }));
        limits.change({ ...noLimits, orderValue: decimal(10) }, '');
        history.addItem('wallet');
        alarms.set({ asset: 'BTC', level: 100 });
        journal.write(fill as never, 'too early', '');
        drawings.add('SPOT_BTC_USDT', { tool: 'horizontal', points: [{ at: 1, price: 1 }] });
        sizes.keep('SPOT_BTC_USDT', { amount: decimal(1), unit: 'base' });
      },
      async held() {
        const order = { symbol: 'SPOT_BTC_USDT', closing: false } as const;
        return {
          alerts: alerts.list.current.alerts.length,
          limited: limits.kept.current.limits.limits.orderValue !== undefined,
          refused: (await guards.refusal(order)) !== undefined,
          recent: history.recent.length,
          alarms: alarms.alarms.current.length,
          journal: journal.entries.length,
          drawings: drawings.of('SPOT_BTC_USDT').length,
          undo: drawings.canUndo('SPOT_BTC_USDT'),
          sizes: sizes.of('SPOT_BTC_USDT').length,
        };
      },
    };
  }

  const nothing = {
    alerts: 0,
    limited: false,
    refused: false,
    recent: 0,
    alarms: 0,
    journal: 0,
    drawings: 0,
    undo: false,
    sizes: 0,
  };
  const everything = {
    alerts: 1,
    limited: true,
    refused: true,
    recent: 1,
    alarms: 1,
    journal: 1,
    drawings: 1,
    undo: true,
    sizes: 1,
  };

  it('shows it to its owner alone, on a page that stays open', async () => {
    const { own, come } = device(new MemoryStorage(), 'ada');
    const page = stores(own);
    page.make();
    expect(await page.held()).toEqual(everything);
    come(undefined);
    expect(await page.held()).toEqual(nothing);
    come('bea');
    expect(await page.held()).toEqual(nothing);
    come('ada');
    expect(await page.held()).toEqual({ ...everything, undo: false });
  });

  it('lets nobody bring back an alert that somebody else has put away', () => {
    const { own, come } = device(new MemoryStorage(), 'ada');
    const book = new AlertBook(own);
    const alert = { id: '1', symbol: 'SPOT_BTC_USDT', condition: price, paused: false } as const;
    book.change(({ log }) => ({ alerts: [alert], log }));
    const remove = (): void => book.change(({ log }) => ({ alerts: [], log }));
    const put = jest.fn();
    const shown = new AlertsStore({ list: book.list, remove, put } as never, { ticker: () => undefined }, own);
    shown.remove('1');
    come('bea');
    shown.undo();
    expect(put).not.toHaveBeenCalled();
  });

  it('shows what was drawn to its owner alone, where no chart was open meanwhile', () => {
    const { own, come } = device(new MemoryStorage(), 'ada');
    const drawings = new DrawingsStore(own);
    const close = drawings.start();
    drawings.add('SPOT_BTC_USDT', { tool: 'horizontal', points: [{ at: 1, price: 1 }] });
    close();
    come('bea');
    drawings.start();
    expect(drawings.of('SPOT_BTC_USDT')).toEqual([]);
  });
});
