import { Subject } from '../../../../src/application/kernel/observable-value';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { basketProblems, basketValue, type BasketOrder } from '../../../../src/domain/trading/order-basket';
import type { OrderDraft } from '../../../../src/domain/trading/order-draft';
import { PlaceBasket } from '../../../../src/application/trading/place-basket.use-case';
import type { Placement } from '../../../../src/application/trading/place-once';

const instrument = (base: string) =>
  ({
    symbol: `SPOT_${base}_USDT`,
    type: 'SPOT',
    base,
    quote: 'USDT',
    tick: decimal('0.01'),
    step: decimal('0.0001'),
    minimumPrice: decimal(0),
    maximumPrice: decimal(1_000_000),
    minimumQuantity: decimal('0.0001'),
    maximumQuantity: decimal(1_000),
    minimumNotional: decimal(1),
    priceRange: decimal(1),
    status: 'TRADING',
  }) as never;

const order = (base: string, draft: OrderDraft): BasketOrder => ({
  instrument: instrument(base),
  draft,
  bestBid: decimal(99),
  bestAsk: decimal(101),
});
const buy = (quantity: number, price?: number): OrderDraft => ({
  side: 'BUY',
  type: price === undefined ? 'MARKET' : 'LIMIT',
  quantity: decimal(quantity),
  ...(price !== undefined && { price: decimal(price) }),
});
const sell = (quantity: number): OrderDraft => ({ side: 'SELL', type: 'MARKET', quantity: decimal(quantity) });
const reasons = (orders: readonly BasketOrder[], available: number | undefined) =>
  basketProblems(orders, () => (available === undefined ? undefined : decimal(available))).map((problems) =>
    problems.map(({ field, reason }) => `${field}: ${reason}`),
  );

it.each([
  [buy(2), '202'],
  [buy(2, 90), '180'],
  [sell(2), '198'],
])('is worth about what the market pays', (draft, value) => {
  expect(decimalText(basketValue(order('A', draft))!)).toBe(value);
});

it('what pays with one asset is paid from what the orders before it leave', () => {
  const three = [order('A', buy(1)), order('B', buy(1)), order('C', buy(1, 90))];
  expect(reasons(three, 292)).toEqual([[], [], []]);
  expect(reasons(three, 201)).toEqual([[], ['quantity: insufficientBalance'], []]);
  expect(reasons(three, undefined)).toEqual([[], [], []]);
  const [, second] = basketProblems(three, () => decimal(201));
  expect(second).toMatchObject([{ limit: decimal(100), asset: 'USDT' }]);
});

it('an order that cannot be sent takes nothing from those after it', () => {
  const orders = [order('A', { ...buy(1), quantity: decimal('0.50005') }), order('B', buy(1))];
  expect(reasons(orders, 101)).toEqual([['quantity: quantityNotOnStep'], []]);
});

it('what is sold is said in its own asset', () => {
  expect(basketProblems([order('A', sell(2))], () => decimal(1))[0]).toMatchObject([{ asset: 'A' }]);
});

it('buys and sells pay with different assets', () => {
  expect(reasons([order('A', buy(1)), order('A', sell(150))], 150)).toEqual([[], []]);
});

it('what is missing or off the grid is said at its order alone', () => {
  const [missing, fine, uneven] = reasons(
    [
      order('A', { side: 'BUY', type: 'MARKET' }),
      order('B', buy(1)),
      order('C', { ...buy(1), quantity: decimal('0.00015') }),
    ],
    1_000,
  );
  expect(missing).toEqual([expect.stringContaining('missing')]);
  expect(fine).toEqual([]);
  expect(uneven).toEqual(['quantity: quantityNotOnStep']);
});

it('each order is sent once and answered for, though one before it was refused', async () => {
  const sent: string[] = [];
  const answers = ['placed', 'notPlaced', 'placed'];
  const place = new PlaceBasket(
    {
      place: async ({ symbol }) => {
        sent.push(symbol);
        return {
          status: answers[sent.length - 1],
          clientOrderId: 1,
          orderId: '1',
          failure: { kind: 'offline' },
        } as Placement;
      },
    },
    { visit: new Subject(0) },
  );
  const told: string[] = [];
  await place.place([order('A', buy(1)), order('B', buy(1)), order('C', sell(1))], (index, { status }) =>
    told.push(`${index} ${status}`),
  );
  expect(sent).toEqual(['SPOT_A_USDT', 'SPOT_B_USDT', 'SPOT_C_USDT']);
  expect(told).toEqual(['0 placed', '1 notPlaced', '2 placed']);
});
