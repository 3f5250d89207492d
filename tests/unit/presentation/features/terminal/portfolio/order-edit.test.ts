import { failure, success } from '../../../../../../src/domain/shared/result';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { OrderEdit } from '../../../../../../src/presentation/features/terminal/portfolio/orders/order-edit';
import { order } from '../../../../application/trading/trading-fakes';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { bitcoin, bitcoinPerpetual } from '../../../../domain/trading/instruments';

const refused = failure({ kind: 'rejected', reason: 'priceOutOfBand' } as const);

async function moved(price: string, answer: typeof refused | { ok: true; value: undefined }, best = {}) {
  const edit = new OrderEdit(
    order({ price: decimal('60000') }),
    bitcoin,
    async () => answer,
    decimalMarks('en'),
    () => best,
  );
  edit.price!.type(price);
  await edit.send();
  return edit.refused && `${edit.refused.bound} ${edit.refused.limit!.toFixed()}`;
}

it('a price refused as too far from the market names the bound, by the best price as it is then', async () => {
  const best = { bestAsk: decimal('60010') };
  expect(await moved('70000', refused, best)).toBe('atMost 61810.3');
  expect(await moved('20000', refused, best)).toBe('atLeast 24004');
  expect(await moved('70000', refused)).toBeUndefined();
  expect(await moved('60001', success(undefined), best)).toBeUndefined();
});

it('what was refused of one figure is not said of the next', async () => {
  const why = { kind: 'rejected', reason: 'insufficientMargin' } as const;
  const edit = new OrderEdit(order({ price: decimal('60000') }), bitcoin, async () => failure(why), decimalMarks('en'));
  edit.price!.type('59000');
  await edit.send();
  expect(edit.failure).toEqual(why);
  edit.price!.type('58000');
  expect([edit.failure, edit.refused, edit.price!.text]).toEqual([undefined, undefined, '58000']);
});

/** A stop that sells 0.2 BTC at market. */
const conditional = (change: Partial<AlgoOrder>): AlgoOrder =>
  ({
    algoOrderId: '70',
    symbol: bitcoin.symbol,
    algoType: 'STOP',
    side: 'SELL',
    childType: 'MARKET',
    status: 'NEW',
    rootStatus: 'NEW',
    quantity: decimal('0.2'),
    executed: decimal('0'),
    triggerPrice: decimal('55000'),
    triggered: false,
    reduceOnly: false,
    positionSide: 'BOTH',
    legs: [],
    ...change,
  }) as unknown as AlgoOrder;

describe('the quantity of a conditional order that is changed', () => {
  const means = {
    available: (asset: string) => decimal(asset === 'BTC' ? '0.3' : '10000'),
    holding: () => decimal('0.5'),
  };
  const problem = (waiting: Partial<AlgoOrder>, quantity: string, of = means) => {
    const order = conditional({ triggerPriceType: 'MARKET_PRICE', ...waiting });
    const instrument = order.symbol === bitcoin.symbol ? bitcoin : bitcoinPerpetual;
    const edit = new OrderEdit(
      order,
      instrument,
      async () => success(undefined),
      decimalMarks('en'),
      undefined,
      undefined,
      of,
    );
    edit.quantity!.type(quantity);
    const [first] = edit.problems;
    return first && `${first.field} ${first.reason} ${first.limit?.toFixed() ?? ''}`;
  };

  it('is worth enough where it is set off', () => {
    expect(problem({}, '0.00001')).toMatch(/^quantity (belowMinimumNotional|quantityOutOfBounds)/u);
    const small = { triggerPrice: decimal('1000') };
    expect(problem(small, '0.001')).toBe(`quantity belowMinimumNotional ${bitcoin.minimumNotional.toFixed()}`);
    expect(problem({}, '0.1')).toBeUndefined();
  });

  it('can be paid for with what is free, and with what a leg in the book holds', () => {
    expect(problem({}, '0.31')).toBe('quantity insufficientBalance 0.3');
    expect(problem({}, '0.3')).toBeUndefined();
    expect(problem({ side: 'BUY', triggerPrice: decimal('65000') }, '0.21')).toBe('quantity insufficientBalance 10000');
    // It has shrunk, whatever is left.
    expect(problem({ quantity: decimal('2') }, '1')).toBeUndefined();
    const resting = conditional({
      algoOrderId: '71',
      childType: 'LIMIT',
      price: decimal('70000'),
      triggerPrice: undefined,
    });
    const stop = conditional({ algoOrderId: '72' });
    const oco = { algoType: 'OCO', triggerPrice: undefined, legs: [resting, stop] } as const;
    expect([problem(oco, '0.5'), problem(oco, '0.51')]).toEqual([undefined, 'quantity insufficientBalance 0.5']);
  });

  it('is no more than the position that it closes; an order that may open is not held to it', () => {
    const contract = { symbol: 'PERP_BTC_USDT', reduceOnly: true } as const;
    expect(problem(contract, '0.6')).toBe('quantity reduceOnlyRefused 0.5');
    expect(problem(contract, '0.5')).toBeUndefined();
    expect(problem({ ...contract, side: 'BUY' }, '0.3')).toBe('quantity reduceOnlyRefused 0');
    expect(problem({ ...contract, reduceOnly: false }, '0.6')).toBeUndefined();
  });

  it('is left to the exchange while nothing is known', () => {
    const unknown = { available: () => undefined, holding: () => undefined };
    expect(problem({}, '5', unknown as never)).toBeUndefined();
    expect(problem({ symbol: 'PERP_BTC_USDT', reduceOnly: true }, '5', unknown as never)).toBeUndefined();
  });
});

it('a limit that is moved to where the market is fills at once, or is refused, which is said while it is typed', () => {
  const best = { bestBid: decimal('60000'), bestAsk: decimal('60010') };
  const crosses = (price: string, of: Parameters<typeof order>[0] = {}) => {
    const resting = order({ price: decimal('59000'), ...of });
    const edit = new OrderEdit(
      resting,
      bitcoin,
      async () => success(undefined),
      decimalMarks('en'),
      () => best,
    );
    edit.price!.type(price);
    return edit.crossing;
  };
  expect(['60009', '60010', '61000', '59000', ''].map((price) => crosses(price))).toEqual([
    undefined,
    'takes',
    'takes',
    undefined,
    undefined,
  ]);
  expect(['60001', '60000'].map((price) => crosses(price, { side: 'SELL', price: decimal('61000') }))).toEqual([
    undefined,
    'takes',
  ]);
  expect(['60009', '61000'].map((price) => crosses(price, { type: 'POST_ONLY' }))).toEqual([undefined, 'refused']);
  expect(crosses('61000', { type: 'IOC' })).toBeUndefined();
  // What stands as it stood has not been moved there.
  expect(crosses('60500', { price: decimal('60500') })).toBeUndefined();
});

describe('an order in the book that is changed', () => {
  const problem = (of: Parameters<typeof order>[0], typed: { price?: string; quantity?: string }) => {
    const edit = new OrderEdit(
      order({ price: decimal('50000'), quantity: decimal('0.2'), ...of }),
      bitcoin,
      async () => success(undefined),
      decimalMarks('en'),
      undefined,
      undefined,
      { available: (asset: string) => decimal(asset === 'BTC' ? '0.05' : '1000'), holding: () => undefined },
    );
    if (typed.price) edit.price!.type(typed.price);
    if (typed.quantity) edit.quantity!.type(typed.quantity);
    const [first] = edit.problems;
    return first && `${first.field} ${first.reason} ${first.limit?.toFixed() ?? ''}`;
  };

  it('sells what is free beside what it holds, and no more', () => {
    const sell = { side: 'SELL' } as const;
    expect(problem(sell, { quantity: '0.25' })).toBeUndefined();
    expect(problem(sell, { quantity: '0.26' })).toBe('quantity insufficientBalance 0.25');
    expect(problem({ ...sell, executed: decimal('0.1') }, { quantity: '0.26' })).toBe(
      'quantity insufficientBalance 0.25',
    );
  });

  it('buys for what is free beside what it holds, at a higher price too, and what has traded is paid', () => {
    const buy = { side: 'BUY' } as const;
    expect(problem(buy, { quantity: '0.22' })).toBeUndefined();
    expect(problem(buy, { quantity: '0.23' })).toBe('quantity insufficientBalance 11000');
    expect(problem(buy, { price: '55000' })).toBeUndefined();
    expect(problem(buy, { price: '55001' })).toBe('quantity insufficientBalance 11000');
    const half = { ...buy, executed: decimal('0.1') };
    expect(problem(half, { price: '60000' })).toBeUndefined();
    expect(problem(half, { price: '60001' })).toBe('quantity insufficientBalance 12000.1');
  });

  it('is left alone while it becomes no more, and where it is of a contract', () => {
    expect(problem({ side: 'SELL' }, { quantity: '0.1' })).toBeUndefined();
    expect(problem({ side: 'BUY', quantity: decimal('9') }, { price: '49000' })).toBeUndefined();
    expect(problem({ side: 'SELL', symbol: 'PERP_BTC_USDT' }, { quantity: '9' })).toBeUndefined();
  });
});
