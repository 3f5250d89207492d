import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { order as waiting } from '../trading-fakes';
import { perpetual, position, setUp } from './margin-fakes';
import type { book } from './ticket-fakes';

const text = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

describe('what an order of a perpetual is traded on', () => {
  it('is free collateral, in the quote asset', () => {
    const { means, contract } = setUp();
    expect([means.asset, text(means.available), means.leverage, means.markPrice, means.spendable]).toEqual([
      'USDT',
      '1000',
      10,
      100,
      undefined,
    ]);
    expect(means.terms).toMatchObject({ positionSide: 'BOTH', marginMode: 'CROSS' });
    contract.terms = undefined;
    expect(means.terms).toMatchObject({ positionSide: 'BOTH', marginMode: 'CROSS' });
  });

  it('is no more of it than there is of the quote asset with isolated margin, and never less than nothing', () => {
    const { means, terms, risk } = setUp();
    terms.marginMode = 'ISOLATED';
    expect(text(means.available)).toBe('300');
    risk.value.freeCollateral = decimal('100');
    expect(text(means.available)).toBe('100');
    risk.value.freeCollateral = decimal('-5');
    expect(text(means.available)).toBe('0');
  });

  it('is not known with isolated margin while what there is of the quote asset is not; with cross margin it is', () => {
    const { means, terms, quote } = setUp();
    quote.available = undefined;
    expect(text(means.available)).toBe('1000');
    terms.marginMode = 'ISOLATED';
    expect([means.available, means.largest]).toEqual([undefined, undefined]);
  });

  it.each([
    ['the mark price', (of: ReturnType<typeof setUp>) => (of.contract.prices.markPrice = undefined)],
    ['the leverage', (of: ReturnType<typeof setUp>) => (of.settings.leverage = undefined)],
    ['the tiers', (of: ReturnType<typeof setUp>) => (of.settings.tiers = [])],
    ['the collateral', (of: ReturnType<typeof setUp>) => (of.risk.value.totalCollateral = undefined)],
    ['what of it is free', (of: ReturnType<typeof setUp>) => (of.risk.value.freeCollateral = undefined)],
    ['the account', (of: ReturnType<typeof setUp>) => (of.risk.value = undefined as never)],
    [
      'the positions',
      (of: ReturnType<typeof setUp>) => (of.contract.positions = { value: undefined, of: () => [] } as never),
    ],
  ])('is not known before %s is', (_, forget) => {
    const of = setUp();
    of.write('LIMIT', { price: '100', size: '1' });
    forget(of);
    expect([of.means.available, of.means.largest, of.means.outcome]).toEqual([undefined, undefined, undefined]);
  });

  it('is nothing for a visitor, to whom it is only reckoned', () => {
    const { means, risk, write, order } = setUp();
    risk.state.current.status = 'loggedOut';
    write('LIMIT', { price: '100', size: '1' });
    expect([means.available, means.largest, means.position.visiting, means.riskLacks]).toEqual([
      undefined,
      undefined,
      true,
      'account',
    ]);
    expect(means.outcome).toBeDefined();
    expect(means.problem(order.draft)).toBeUndefined();
  });

  it('is told of the position that the order is for, and of what waits beside it', () => {
    const { means, held } = setUp();
    held.positions = [position('2'), position('5', { symbol: 'PERP_ETH_USDT', markPrice: decimal('10') })];
    held.orders = [
      waiting({ symbol: perpetual.symbol, price: decimal('90'), quantity: decimal('3'), executed: decimal('1') }),
      waiting({ symbol: perpetual.symbol, reduceOnly: true }),
      waiting({ symbol: perpetual.symbol, positionSide: 'LONG' }),
      waiting({ symbol: perpetual.symbol, quantity: undefined }),
      waiting({ symbol: 'PERP_ETH_USDT' }),
    ];
    const { margin } = means.position;
    expect(JSON.parse(JSON.stringify(margin))).toMatchObject({
      holding: '2',
      beside: [{ side: 'BUY', price: '90', quantity: '2' }],
      exposed: true,
      otherNotional: '50',
      available: '300',
    });
  });

  it('is exposed by what is held or ordered of contracts alone', () => {
    const { means, held } = setUp();
    expect(means.position.margin?.exposed).toBe(false);
    held.orders = [waiting()];
    expect(means.position.margin?.exposed).toBe(false);
    held.orders = [waiting({ symbol: perpetual.symbol })];
    expect(means.position.margin?.exposed).toBe(true);
    held.orders = [];
    held.positions = [position('0')];
    expect(means.position.margin?.exposed).toBe(false);
  });

  it('counts what other positions need of the collateral', () => {
    const { means, held, risk } = setUp();
    held.positions = [
      position('1', { symbol: 'PERP_ETH_USDT' }),
      position('1', { symbol: 'PERP_SOL_USDT', marginMode: 'ISOLATED' }),
    ];
    risk.value.maintenanceMarginRatio = decimal('0.1');
    expect([text(means.position.margin?.otherMaintenance), text(means.position.margin?.otherNotional)]).toEqual([
      '10',
      '100',
    ]);
    held.positions = [];
    expect(text(means.position.margin?.otherMaintenance)).toBe('0');
  });

  it('hedges where the account holds both sides', () => {
    const { means, settings } = setUp();
    expect(means.position.hedging).toBe(false);
    settings.positionMode = 'HEDGE_MODE';
    expect(means.position.hedging).toBe(true);
  });
});

describe('the size of an order of a perpetual', () => {
  it('is told in any unit, and means the same', () => {
    const { means, order, write } = setUp();
    write('LIMIT', { price: '100', size: '2', more: { stopLoss: '90' } });
    expect(text(order.draft.quantity)).toBe('2');
    const [quote, margin, risk] = (['quote', 'margin', 'risk'] as const).map((unit) =>
      means.amountOf(decimal('2'), unit)!,
    );
    expect([text(means.amountOf(decimal('2'), 'base')), text(quote), text(margin), text(risk)]).toEqual([
      '2',
      '200',
      '20',
      '2',
    ]);
    for (const [unit, amount] of [
      ['base', decimal('2')],
      ['quote', quote!],
      ['margin', margin!],
      ['risk', risk!],
    ] as const)
      expect(text(means.sized(order.terms, amount, unit).quantity)).toBe('2');
    expect(text(means.lossAtStop)).toBe('20');
  });

  it('by risk needs a stop, and an order that opens', () => {
    const { means, write, risk } = setUp();
    write('LIMIT', { price: '100', size: '2', unit: 'risk' });
    expect([means.riskLacks, means.stop, means.lossAtStop, means.amountOf(decimal('2'), 'risk')]).toEqual([
      'stop',
      undefined,
      undefined,
      undefined,
    ]);
    write('LIMIT', { more: { stopLoss: '90' } });
    expect([means.riskLacks, text(means.stop)]).toEqual([undefined, '90']);
    write('LIMIT', { more: { stopLoss: '5' }, choices: { targetUnit: 'percent' } });
    expect([text(means.stop), text(means.lossAtStop)]).toEqual(['95', '20']);
    write('LIMIT', { side: 'SELL' });
    expect(text(means.stop)).toBe('105');
    write('LIMIT', { timing: 'IOC' });
    expect(means.riskLacks).toBe('opening');
    risk.value.totalAccountValue = decimal('0');
    expect(means.amountOf(decimal('2'), 'risk')).toBeUndefined();
  });

  it('is ten times the collateral at most, on either side', () => {
    const { means, write, fields } = setUp();
    write('LIMIT', { price: '100', unit: 'quote' });
    expect(Number(means.largestBuy)).toBeGreaterThan(90);
    expect(Number(means.largestBuy)).toBeLessThanOrEqual(100);
    expect(Number(means.largest)).toBe(Number(means.largestBuy) * 100);
    fields.chooseSide('SELL');
    expect(Number(means.largest)).toBe(Number(means.largestSell) * 100);
  });

  it('that only reduces is what is held', () => {
    const { means, write, held } = setUp();
    held.positions = [position('2.5')];
    write('LIMIT', { price: '100', side: 'SELL', reduceOnly: true });
    expect([text(means.largestSell), text(means.largestBuy), means.position.reduceOnly]).toEqual(['2.5', '0', true]);
  });

  it('is in hedge mode of the position that its button acts on, whichever side is written', () => {
    const { means, write, held, settings, terms, risk } = setUp();
    (terms as { positionMode: string }).positionMode = settings.positionMode = 'HEDGE_MODE';
    held.positions = [position('8', { positionSide: 'LONG' }), position('-3', { positionSide: 'SHORT' })];
    risk.value.freeCollateral = decimal('20');
    for (const side of ['BUY', 'SELL'] as const) {
      // No short is opened by selling what is held long.
      write('LIMIT', { price: '100', side, closing: false });
      expect([text(means.largestBuy), text(means.largestSell)]).toEqual(['2', '2']);
      // Selling closes the long, buying the short.
      write('LIMIT', { side, closing: true });
      expect([text(means.largestBuy), text(means.largestSell)]).toEqual(['3', '8']);
    }
  });

  it('that is more than the collateral takes is a problem, which names what it would', () => {
    const { means, write, order } = setUp();
    write('LIMIT', { price: '100', size: '200' });
    expect(means.problem(order.draft)).toMatchObject({ field: 'quantity', bound: 'atMost' });
    expect(text(means.problem(order.draft)?.limit)).toBe(text(means.largestBuy));
    write('LIMIT', { size: '1' });
    expect(means.problem(order.draft)).toBeUndefined();
    write('LIMIT', { size: '' });
    expect(means.problem(order.draft)).toBeUndefined();
  });

  it.each([
    ['STOP_MARKET', { trigger: '120' }],
    ['STOP_LIMIT', { trigger: '120' }],
    ['OCO', { trigger: '120', stopPrice: '121' }],
    ['TRAILING_STOP', { activation: '90' }],
    ['SCALED', { from: '90', to: '110' }],
    ['TWAP', {}],
  ] as const)('is held against each way in which %s may come', (type, more) => {
    const { means, write, order } = setUp();
    write(type, { price: '100', size: '1', more });
    expect(means.problem(order.draft)).toBeUndefined();
    expect(means.outcome).toBeDefined();
    write(type, { size: '500' });
    expect(means.problem(order.draft)).toBeDefined();
    write(type, { reduceOnly: true });
    expect(means.problem(order.draft)).toBeUndefined();
  });
});

describe('what would become of the position', () => {
  it('is where it would be liquidated, and nothing while there is no size or price', () => {
    const { means, write } = setUp();
    write('LIMIT', { price: '100', size: '50' });
    expect(Number(means.liquidationAfter)).toBeLessThan(100);
    expect(Number(means.liquidationAfter)).toBeGreaterThan(50);
    write('LIMIT', { size: '0' });
    expect(means.liquidationAfter).toBeUndefined();
    write('LIMIT', { size: '50', price: '' });
    expect(means.outcome).toBeUndefined();
  });

  it('has no liquidation to warn of where the order only makes the position smaller', () => {
    const { means, write, held } = setUp();
    held.positions = [position('-50')];
    write('LIMIT', { price: '100', size: '20' });
    expect(means.outcome?.liquidationPrice?.gt(100)).toBe(true);
    expect(means.liquidationAfter).toBeUndefined();
    write('LIMIT', { price: '100', size: '50' });
    expect(means.liquidationAfter).toBeUndefined();
    // Turned round it is a long of 70.
    write('LIMIT', { price: '100', size: '120' });
    expect(text(means.outcome?.holding)).toBe('70');
    expect(means.liquidationAfter).toEqual(means.outcome?.liquidationPrice);
    expect(means.liquidationAfter?.lt(100)).toBe(true);
  });

  it('is in hedge mode where both legs are liquidated, and no warning for what the other leg decides', () => {
    const { means, write, held, settings, terms } = setUp();
    (terms as { positionMode: string }).positionMode = settings.positionMode = 'HEDGE_MODE';
    held.positions = [position('60', { positionSide: 'LONG' })];
    expect(text(means.position.margin?.opposite)).toBe('0');
    write('LIMIT', { price: '100', size: '20', side: 'SELL' });
    expect(text(means.position.margin?.opposite)).toBe('60');
    // A net 40 falls with the market, however short the order is.
    expect(Number(means.outcome?.liquidationPrice)).toBeLessThan(100);
    expect(means.liquidationAfter).toBeUndefined();
    write('LIMIT', { price: '100', size: '90', side: 'SELL' });
    expect(Number(means.liquidationAfter)).toBeGreaterThan(100);
    write('LIMIT', { price: '100', size: '10', side: 'BUY' });
    expect(Number(means.liquidationAfter)).toBeLessThan(100);
    // What stands on margin of its own is no part of it.
    held.positions = [position('60', { positionSide: 'LONG', marginMode: 'ISOLATED' })];
    write('LIMIT', { size: '20', side: 'SELL' });
    expect(text(means.position.margin?.opposite)).toBe('0');
  });

  it('pays only once the fees of what was held are earned, too, and says nothing while they are not known', () => {
    const { means, write, held, contract } = setUp();
    held.positions = [position('10')];
    write('LIMIT', { price: '100', size: '10' });
    expect(text(means.outcome?.breakEven)).toBe('100');
    contract.fees.of = () => decimal('4');
    write('LIMIT', { price: '100', size: '30' });
    expect(text(means.outcome?.breakEven)).toBe('100.1');
    contract.fees.of = () => undefined;
    write('LIMIT', { price: '100', size: '10' });
    expect(means.outcome?.breakEven).toBeUndefined();
  });

  it('costs the taker fee where a price sets off what meets the market, and of two legs what the dearer one does', () => {
    const { means, order, write } = setUp();
    order.charge({ maker: decimal('0'), taker: decimal('0.001') });
    const cost = (type: OrderKind, more: object, change: object = {}) => {
      write(type, { size: '1', more, ...change });
      const { notional, fee } = means.outcome!;
      return [notional, fee].map(text);
    };
    expect(cost('STOP_LIMIT', { trigger: '120' }, { price: '121' })).toEqual(['121', '0.121']);
    expect(cost('STOP_LIMIT', { trigger: '120' }, { price: '119' })).toEqual(['119', '0']);
    expect(cost('STOP_LIMIT', { trigger: '80' }, { price: '79', side: 'SELL' })).toEqual(['79', '0.079']);
    expect(cost('OCO', { trigger: '120' }, { price: '90', side: 'BUY' })).toEqual(['120', '0.12']);
    expect(cost('OCO', { trigger: '120', stopPrice: '119' }, { price: '90' })).toEqual(['119', '0']);
  });

  it('is known at market only while somebody offers', () => {
    const { means, write, fields } = setUp();
    write('MARKET', { size: '1' });
    expect(means.outcome).toBeDefined();
    (fields.book as unknown as { asks: unknown[] }).asks.length = 0;
    expect(means.outcome).toBeUndefined();
  });
});

describe('the share of a position that is closed', () => {
  it.each([
    [100, '0.333'],
    [50, '0.166'],
    [25, '0.083'],
  ])('%d percent stays that much of it while its price moves', (percent, quantity) => {
    const { fields, order, held } = setUp();
    held.positions = [position('0.333')];
    fields.write({ side: 'SELL', type: 'MARKET', unit: 'quote', reduceOnly: true });
    order.slide(percent);
    for (const price of [96.5, 97.5, 103.5]) {
      (fields.book as ReturnType<typeof book>).bids.unshift([price, 1_000]);
      expect([text(order.draft.quantity), order.percent]).toEqual([quantity, percent]);
      expect(order.sizeText).toBe(text(decimal(quantity).times(price)));
    }
    fields.choose({ reduceOnly: false });
    expect(fields.text.share).toBeUndefined();
  });

  it('what opens one is drawn from what can be had, and no share of it', () => {
    const { fields, order, means } = setUp();
    fields.write({ side: 'BUY', type: 'MARKET', unit: 'quote' });
    order.slide(50);
    expect([means.held, fields.text.share]).toEqual([undefined, undefined]);
  });
});
