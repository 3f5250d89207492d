import { observable, runInAction } from 'mobx';
import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import type { BasketOrder } from '../../../../../src/domain/trading/order-basket';
import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  type BasketLine,
  OrderBasketStore,
} from '../../../../../src/presentation/features/order-basket/order-basket.store';
import { seen, written } from '../../../../support/stores';
import { FakeAccountStream, order } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';

function open() {
  const sent: number[] = [];
  const placed: (readonly BasketOrder[])[] = [];
  let tell = (_index: number, _placement: unknown): void => undefined;
  const place = async (orders: readonly BasketOrder[], told: typeof tell) => {
    sent.push(orders.length);
    placed.push(orders);
    tell = told;
  };
  const prices: { firstBidPrice: number | undefined; firstAskPrice: number } = {
    firstBidPrice: 60_000,
    firstAskPrice: 60_010,
  };
  const funds = observable.box(decimal('10000'), { deep: false });
  const stream = new FakeAccountStream();
  const basket = new OrderBasketStore(
    { place } as never,
    { available: () => funds.get() },
    { ticker: () => ({ symbol: bitcoin.symbol, ...prices }) },
    stream,
  );
  const begin = () => basket.begin([bitcoin], bitcoin.symbol, decimalMarks('en'));
  begin();
  const told = (index: number, placement: unknown): void => tell(index, placement);
  return { basket, begin, sent, placed, prices, tell: told, stream, funds };
}

test('what was written and not sent is there when the basket opens again, also after it was looked at', async () => {
  const { basket, begin } = open();
  basket.lines[0]!.quantity.type('0.01');
  basket.add();
  begin();
  expect(basket.lines.map(({ quantity }) => quantity.text)).toEqual(['0.01', '']);
  basket.remove(basket.lines[1]!.id);
  expect(basket.review()).toBe(true);
  begin();
  expect([basket.phase, basket.lines[0]!.quantity.text]).toEqual(['writing', '0.01']);
});

test('the first order after all were removed is of the market that one looks at', () => {
  const { basket } = open();
  basket.remove(basket.lines[0]!.id);
  expect(basket.review()).toBe(false);
  basket.add();
  expect(basket.lines.map(({ symbol }) => symbol)).toEqual([bitcoin.symbol]);
});

test('an order whose market is traded no more is kept, says so at its place, and keeps the basket back', async () => {
  const { basket, sent } = open();
  basket.lines[0]!.choose({ symbol: 'SPOT_ETH_USDT' });
  basket.lines[0]!.quantity.type('1');
  basket.add(bitcoin.symbol);
  basket.lines[1]!.quantity.type('1');
  const reasons = (): unknown => basket.problems.map((each) => each.map(({ reason }) => reason));
  expect(reasons()).toEqual([['marketNotTrading'], ['insufficientBalance']]);
  basket.lines[1]!.quantity.type('0.01');
  expect([reasons(), basket.review()]).toEqual([[['marketNotTrading'], []], false]);
  basket.lines[0]!.choose({ symbol: bitcoin.symbol });
  basket.lines[0]!.quantity.type('0.01');
  expect(basket.review()).toBe(true);
  await basket.send();
  expect(sent).toEqual([2]);
});

test('it begins anew once it was sent, and where nothing was written', async () => {
  const { basket, begin, sent } = open();
  basket.add();
  begin();
  expect(basket.lines).toHaveLength(1);
  basket.lines[0]!.quantity.type('0.01');
  basket.review();
  await basket.send();
  expect(sent).toEqual([1]);
  begin();
  expect([basket.phase, basket.lines.map(({ quantity }) => quantity.text)]).toEqual(['writing', ['']]);
});

test('what has filled is known, before the exchange answers and after it', async () => {
  const { basket, stream } = open();
  basket.lines[0]!.quantity.type('0.01');
  basket.review();
  const sending = basket.send();
  stream.report(order({ status: 'FILLED', clientOrderId: 7 }));
  await sending;
  stream.report(order({ status: 'FILLED', clientOrderId: 8 }));
  stream.report(order({ status: 'NEW', clientOrderId: 9 }));
  expect([...basket.filled]).toEqual([7, 8]);
});

describe('a basket that is looked at', () => {
  const fill = (line: BasketLine, quantity: string, price = ''): void => {
    line.quantity.type(quantity);
    line.price.type(price);
  };

  it('is told of as worth what it costs, at market by the best opposite price, as far as all of it is known', () => {
    const { basket } = open();
    const totals = seen(() => basket.total?.toFixed());
    fill(basket.lines[0]!, '0.01');
    basket.add();
    fill(basket.lines[1]!, '0.01', '50000');
    basket.lines[1]!.choose({ side: 'SELL' });
    expect(basket.total?.toFixed()).toBe('1100.1');
    basket.lines[0]!.choose({ side: 'SELL' });
    expect(basket.total?.toFixed()).toBe('1100');
    fill(basket.lines[1]!, '');
    expect([basket.total, totals[0]]).toStrictEqual([undefined, undefined]);
  });

  it('sends market orders where no price was typed, and limits at the one that was', async () => {
    const { basket, placed } = open();
    fill(basket.lines[0]!, '0.01');
    basket.add();
    fill(basket.lines[1]!, '0.02', '50000');
    expect(basket.review()).toBe(true);
    await basket.send();
    expect(written(placed[0]!.map(({ draft, bestBid, bestAsk }) => ({ ...draft, bestBid, bestAsk })))).toEqual([
      { side: 'BUY', type: 'MARKET', quantity: '0.01', bestBid: '60000', bestAsk: '60010' },
      { side: 'BUY', type: 'LIMIT', quantity: '0.02', price: '50000', bestBid: '60000', bestAsk: '60010' },
    ]);
  });

  it.each([
    ['a price that is no number', '0.01', 'x'],
    ['no quantity', '', ''],
    ['more than the account can pay', '1', ''],
  ])('is not sent with %s, which may be said at its field then', async (_, quantity, price) => {
    const { basket, sent } = open();
    fill(basket.lines[0]!, quantity, price);
    basket.add();
    fill(basket.lines[1]!, '0.01');
    expect([basket.review(), basket.phase]).toEqual([false, 'writing']);
    expect([basket.lines[0]!.quantity.touched, basket.lines[0]!.price.touched]).toEqual([true, true]);
    await basket.send();
    expect(sent).toEqual([]);
  });

  it('is not sent empty, and not without being looked at', async () => {
    const { basket, sent } = open();
    fill(basket.lines[0]!, '0.01');
    await basket.send();
    basket.remove(basket.lines[0]!.id);
    expect([basket.review(), basket.phase, sent]).toEqual([false, 'writing', []]);
  });

  it('holds ten orders, each new one of the market before it', () => {
    const { basket } = open();
    for (let turn = 0; turn < 12; turn += 1) basket.add();
    expect([basket.lines.length, basket.full]).toEqual([10, true]);
    expect(new Set(basket.lines.map(({ symbol }) => symbol))).toEqual(new Set([bitcoin.symbol]));
    expect(new Set(basket.lines.map(({ id }) => id)).size).toBe(10);
  });

  it('goes out once, and each order is told of as soon as something is known of it', async () => {
    const { basket, sent, tell } = open();
    fill(basket.lines[0]!, '0.01');
    basket.add();
    fill(basket.lines[1]!, '0.01');
    const phases = seen(() => basket.phase);
    const outcomes = seen(() => basket.outcomes);
    basket.review();
    const sending = Promise.all([basket.send(), basket.send()]);
    tell(1, 'placed');
    await sending;
    expect([sent, phases]).toEqual([[2], ['writing', 'asked', 'sending', 'sent']]);
    expect(outcomes).toStrictEqual([[], [undefined, undefined], [undefined, 'placed']]);
    await basket.send();
    expect(sent).toEqual([2]);
  });

  it('has no best price where nobody offers one', () => {
    const { basket, prices } = open();
    prices.firstAskPrice = 0;
    prices.firstBidPrice = undefined;
    fill(basket.lines[0]!, '0.01');
    const [order] = basket.orders;
    expect([order?.bestAsk, order?.bestBid]).toStrictEqual([undefined, undefined]);
  });

  it('is held back when the balance is no longer enough for it', async () => {
    const { basket, sent, funds } = open();
    fill(basket.lines[0]!, '0.01');
    basket.review();
    expect(basket.changed).toBe(false);
    runInAction(() => funds.set(decimal('100')));
    expect(basket.changed).toBe(true);
    await basket.send();
    expect([sent, basket.phase]).toEqual([[], 'asked']);
    runInAction(() => funds.set(decimal('10000')));
    await basket.send();
    expect(sent).toEqual([1]);
    // What it has spent itself is nothing that changed.
    runInAction(() => funds.set(decimal('0')));
    expect(basket.changed).toBe(false);
  });

  it('gives back what was refused, to be mended and sent again', async () => {
    const { basket, sent, tell } = open();
    for (const quantity of ['0.01', '0.02', '0.03']) {
      fill(basket.lines.at(-1)!, quantity);
      if (quantity !== '0.03') basket.add();
    }
    basket.review();
    basket.editRefused();
    expect([basket.phase, basket.refused]).toEqual(['asked', []]);
    const sending = basket.send();
    tell(0, { status: 'placed' });
    tell(1, { status: 'notPlaced' });
    tell(2, { status: 'unknown' });
    await sending;
    expect(basket.refused.map(({ quantity }) => quantity.text)).toEqual(['0.02']);
    basket.editRefused();
    expect([basket.phase, basket.lines.map(({ quantity }) => quantity.text)]).toEqual(['writing', ['0.02']]);
    basket.review();
    await basket.send();
    expect(sent).toEqual([3, 1]);
  });
});
