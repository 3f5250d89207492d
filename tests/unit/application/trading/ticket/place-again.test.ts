import { PlaceAgain } from '../../../../../src/application/trading/ticket/place-again';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../../src/application/trading/ticket/ticket-drafts';
import { parseDecimalInput } from '../../../../../src/domain/platform/decimal-input';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import type { Order } from '../../../../../src/domain/trading/order';

const order: Order = {
  orderId: '7',
  clientOrderId: 0,
  symbol: 'SPOT_BTC_USDT',
  side: 'SELL',
  type: 'POST_ONLY',
  status: 'CANCELLED',
  price: decimal('91234.125'),
  quantity: decimal('1.125'),
  executed: zero,
  fee: zero,
  feeAsset: 'USDT',
  createdAt: 0,
  updatedAt: 0,
};
const written = (change: Partial<Order> = {}) => {
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  new PlaceAgain(drafts).write({ ...order, ...change });
  return drafts.of('SPOT_BTC_USDT').current!;
};

describe('placing an order again', () => {
  it('writes side, kind, price and size into the ticket of its market', () => {
    expect(written()).toMatchObject({ side: 'SELL', type: 'LIMIT', timing: 'POST_ONLY', unit: 'base' });
    expect(written({ type: 'MARKET', price: undefined })).toMatchObject({ type: 'MARKET', price: '', timing: 'GTC' });
    expect(written({ quantity: undefined, amount: decimal('50') })).toMatchObject({ size: '50', unit: 'quote' });
  });

  it.each(['en', 'es', 'de', 'pt', 'ru', 'vi', 'fr'])('means the same number to readers of %s', (language) => {
    const { price, size } = written();
    const read = (text: string) => parseDecimalInput(text, decimalMarks(language));
    expect([read(price), read(size)]).toMatchObject([{ ok: true }, { ok: true }]);
    for (const [text, value] of [
      [price, order.price!],
      [size, order.quantity!],
    ] as const) {
      const input = read(text);
      expect(input.ok && input.value.eq(value)).toBe(true);
    }
  });
});

describe('an order that is written again', () => {
  it.each([
    ['IOC', 'LIMIT', 'IOC'],
    ['FOK', 'LIMIT', 'FOK'],
    ['POST_ONLY', 'LIMIT', 'POST_ONLY'],
    ['LIMIT', 'LIMIT', 'GTC'],
    ['MARKET', 'MARKET', 'GTC'],
  ] as const)('keeps how long it stays: %s', (type, kind, timing) => {
    expect(written({ type })).toMatchObject({ type: kind, timing, reduceOnly: false });
  });

  it('has no price at market, also where it once had one, and is at market where it had none', () => {
    expect(written({ type: 'MARKET' }).price).toBe('');
    expect(written({ type: 'ASK', price: undefined })).toMatchObject({ type: 'MARKET', price: '' });
  });

  it('only reduces where it did, and has no size where none is known', () => {
    expect(written({ reduceOnly: true }).reduceOnly).toBe(true);
    expect(written({ quantity: undefined })).toMatchObject({ size: '', unit: 'quote' });
  });
});
