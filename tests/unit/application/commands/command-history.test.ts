import { CommandHistory } from '../../../../src/application/commands/command-history';
import type { Command } from '../../../../src/domain/commands/order-command';
import { decimalMarks } from '../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../src/domain/shared/decimal';
import { MemoryStorage } from '../../../fakes/memory-platform';

const marks = decimalMarks('en');
const symbol = 'SPOT_BTC_USDT';
const buy = { kind: 'order', side: 'BUY', symbol, reduceOnly: false } as const;
const sized = (value: string, unit: 'base' | 'quote' | 'percent' = 'base'): Command => ({
  ...buy,
  size: { value: decimal(value), unit },
});

function device(storage = new MemoryStorage()) {
  return { storage, history: new CommandHistory(storage) };
}

const texts = (history: CommandHistory) => history.recent.map((each) => (each.kind === 'text' ? each.text : each.id));

describe('what was said last', () => {
  it('is there on the next visit, newest first and each once', () => {
    const { storage, history } = device();
    history.addItem('markets');
    history.addCommand(buy, marks);
    history.addItem('wallet');
    history.addItem('markets');
    const recent = [
      { kind: 'item', id: 'markets' },
      { kind: 'item', id: 'wallet' },
      { kind: 'text', text: 'buy BTC/USDT market' },
    ];
    expect(device(storage).history.recent).toEqual(recent);
  });

  it('is no more than twelve', () => {
    const { storage, history } = device();
    for (let place = 0; place < 13; place += 1) history.addItem(String(place));
    expect(texts(history)).toEqual(Array.from({ length: 12 }, (_, place) => String(12 - place)));
    expect(JSON.parse(storage.read('recent-commands')!)).toMatchObject({ recent: { length: 12 } });
  });

  it.each(['base', 'quote', 'percent'] as const)('has no amounts unless somebody wants them kept (%s)', (unit) => {
    const { history } = device();
    expect(history.keepsAmounts).toBe(false);
    history.addCommand(sized('0.5', unit), marks);
    expect(texts(history)).toEqual(['buy … BTC/USDT market']);
    history.keepAmounts(true);
    expect(history.keepsAmounts).toBe(true);
    history.addCommand(sized('0.5', unit), marks);
    expect(texts(history)[0]).toBe(`buy 0.5${unit === 'percent' ? '%' : ` ${unit}`} BTC/USDT market`);
  });

  it('has no amounts of contracts either, whose verbs are two words', () => {
    const { history } = device();
    history.addCommand({ ...sized('25', 'percent'), side: 'SELL', position: 'close' } as Command, marks);
    expect(texts(history)).toEqual(['close long … BTC/USDT market']);
  });

  it('has the price of an alert in any case, which is no amount', () => {
    const { history } = device();
    history.addCommand({ kind: 'alert', symbol, when: 'above', price: decimal('60000') }, marks);
    expect(texts(history)).toEqual(['alert BTC/USDT above 60000']);
  });

  it('has no amounts left once they are not to be kept, and keeps what was chosen', () => {
    const { history } = device();
    history.keepAmounts(true);
    history.addItem('markets');
    history.addCommand(sized('0.5'), marks);
    history.keepAmounts(true);
    expect(texts(history)).toEqual(['buy 0.5 base BTC/USDT market', 'markets']);
    history.keepAmounts(false);
    expect(texts(history)).toEqual(['markets']);
    expect(history.keepsAmounts).toBe(false);
  });

  it('is forgotten and leaves nothing on the device; whether amounts are kept is not', () => {
    const { storage, history } = device();
    history.keepAmounts(true);
    history.addItem('markets');
    history.clear();
    expect([history.recent, history.keepsAmounts]).toEqual([[], true]);
    expect(JSON.parse(storage.read('recent-commands')!)).toStrictEqual({ version: 1, amounts: true, recent: [] });
  });
});

describe('what is kept on a device', () => {
  const kept = (value: unknown) => {
    const { storage, history } = device();
    storage.write('recent-commands', JSON.stringify(value));
    return history;
  };
  const item = { kind: 'item', id: 'markets' };
  const text = { kind: 'text', text: 'buy' };

  it('is read where it makes sense', () => {
    const nonsense = [null, 5, 'text', {}, { kind: 'item' }, { kind: 'item', text: 'a' }, { kind: 'text', text: 5 }];
    const others = [
      { kind: 'text', id: 'a' },
      { kind: 'other', id: 'a', text: 'b' },
    ];
    expect(kept({ version: 1, amounts: true, recent: [item, ...nonsense, ...others, text] }).recent).toEqual([
      item,
      text,
    ]);
  });

  it.each([{ version: 2, amounts: true, recent: [item] }, { version: 1, amounts: true, recent: 'none' }, undefined])(
    'is nothing where another version wrote it (%#)',
    (value) => {
      const history = kept(value ?? {});
      expect([history.recent, history.keepsAmounts]).toEqual([[], false]);
    },
  );

  it('keeps amounts only where that was said', () => {
    expect(kept({ version: 1, amounts: 'yes', recent: [] }).keepsAmounts).toBe(false);
  });

  it('is no longer than it may be, however much was written', () => {
    const recent = Array.from({ length: 20 }, (_, place) => ({ kind: 'item', id: String(place) }));
    expect(kept({ version: 1, amounts: false, recent }).recent).toHaveLength(12);
  });
});
