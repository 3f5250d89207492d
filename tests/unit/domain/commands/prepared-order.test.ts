import { fc } from '../../../support/properties';
import type { ContractTerms } from '../../../../src/domain/trading/margin-terms';
import { parseCommand } from '../../../../src/domain/commands/parse-command';
import {
  draftOf,
  prepareOrder,
  type CommandSurroundings,
  type Preparation,
} from '../../../../src/domain/commands/prepared-order';
import { decimal, decimalText, isMultipleOf } from '../../../../src/domain/shared/decimal';
import { bitcoin, bitcoinPerpetual } from '../trading/instruments';
import { commandContext } from './commands-fixture';

const surroundings: CommandSurroundings = {
  instrument: bitcoin,
  bestBid: decimal('59990'),
  bestAsk: decimal('60010'),
  available: (asset) => decimal(asset === 'USDT' ? '10000' : '0.5'),
  now: Date.UTC(2026, 0, 1, 12, 0, 30),
};

function prepared(text: string, within: Partial<CommandSurroundings> = {}): Preparation {
  const parsed = parseCommand(text, commandContext('en', (within.instrument ?? bitcoin).symbol));
  if (parsed.kind !== 'understood' || parsed.command.kind !== 'order') throw new Error(`Not an order: ${text}`);
  return prepareOrder(parsed.command, { ...surroundings, ...within });
}

function terms({ order }: Preparation): string {
  const { type, price, quantity, amount, stopLoss, takeProfit } = order!;
  const figures = { price, quantity, amount, stopLoss, takeProfit };
  return [
    type,
    ...Object.entries(figures).flatMap(([name, value]) => (value ? [`${name} ${decimalText(value)}`] : [])),
  ].join(', ');
}

const hedged: ContractTerms = {
  positionMode: 'HEDGE_MODE',
  marginMode: 'CROSS',
  positions: [
    { positionSide: 'LONG', marginMode: 'ISOLATED', holding: decimal('0.3') },
    { positionSide: 'SHORT', marginMode: 'ISOLATED', holding: decimal('-0.123456') },
  ],
};
const oneWay: ContractTerms = {
  positionMode: 'ONE_WAY',
  marginMode: 'CROSS',
  positions: [{ positionSide: 'BOTH', marginMode: 'CROSS', holding: decimal('0.3') }],
};
const onContract = (text: string, contract: ContractTerms | undefined): Preparation =>
  prepared(text, { instrument: bitcoinPerpetual, contract });

function position({ order }: Preparation): string {
  const { side, quantity, reduceOnly, position: of } = order!;
  return [side, decimalText(quantity!), of!.positionSide, of!.marginMode, ...(reduceOnly ? ['reduce'] : [])].join(' ');
}

describe('an order for a position', () => {
  it.each([
    ['buy 0.1 btc', oneWay, 'BUY 0.1 BOTH CROSS'],
    ['sell 0.1 btc reduce', oneWay, 'SELL 0.1 BOTH CROSS reduce'],
    ['open short 0.1 btc', oneWay, 'SELL 0.1 BOTH CROSS'],
    ['close long btc', oneWay, 'SELL 0.3 BOTH CROSS reduce'],
    ['buy 0.1 btc', hedged, 'BUY 0.1 LONG ISOLATED'],
    ['sell 0.1 btc', hedged, 'SELL 0.1 SHORT ISOLATED'],
    ['sell 0.1 btc reduce', hedged, 'SELL 0.1 LONG ISOLATED reduce'],
    ['open short 0.1 btc', { ...hedged, positions: [] }, 'SELL 0.1 SHORT CROSS'],
    ['close long 50% btc', hedged, 'SELL 0.15 LONG ISOLATED reduce'],
    ['close short btc', hedged, 'BUY 0.123456 SHORT ISOLATED reduce'],
  ])('"%s" is %3$s', (text, terms, outcome) => {
    expect(position(onContract(text, terms))).toBe(outcome);
  });

  it.each([
    ['buy 0.1 btc', undefined, 'noTerms'],
    ['close short btc', oneWay, 'nothingToClose'],
    ['close long btc', { ...hedged, positions: [] }, 'nothingToClose'],
    ['close long 0.4 btc', hedged, 'moreThanHeld'],
    ['sell 0.4 btc reduce', hedged, 'moreThanHeld'],
    ['open long 50% btc', hedged, 'percentNeedsSpot'],
  ])('"%s" is not sent', (text, terms, reason) => {
    expect(onContract(text, terms).problems.map((problem) => problem.reason)).toContain(reason);
  });

  it('never closes more than is held, and opens on no side but the one that was said', () => {
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(
        share,
        fc.constantFrom('long' as const, 'short' as const),
        fc.constantFrom(oneWay, hedged),
        (percent, which, terms) => {
          const { order, problems } = onContract(`close ${which} ${percent}% btc`, terms);
          if (!order) return expect(problems).toEqual([{ reason: 'nothingToClose' }]);
          const held = terms.positions.find(({ positionSide }) => positionSide === order.position!.positionSide)!;
          expect(order.reduceOnly).toBe(true);
          expect(order.side).toBe(which === 'long' ? 'SELL' : 'BUY');
          expect(order.quantity!.lte(held.holding.abs())).toBe(true);
          return undefined;
        },
      ),
    );
  });
});

describe('an order worked out', () => {
  it.each([
    ['buy 0.1 btc', 'MARKET, quantity 0.1'],
    ['buy 100 usdt btc', 'MARKET, amount 100'],
    ['sell 100 usdt btc', 'MARKET, quantity 0.00166'],
    ['buy 50% btc', 'MARKET, amount 5000'],
    ['sell 50% btc', 'MARKET, quantity 0.25'],
    ['buy 0.1 btc limit -0.2%', 'LIMIT, price 59880, quantity 0.1'],
    ['sell 0.1 btc limit +0.2%', 'LIMIT, price 60120, quantity 0.1'],
    ['buy 0.1 btc limit bid post', 'POST_ONLY, price 59990, quantity 0.1'],
    ['sell 0.1 btc limit ask', 'LIMIT, price 60010, quantity 0.1'],
    ['buy 0.123456789 btc limit 59999.999', 'LIMIT, price 59999.99, quantity 0.12345'],
    ['buy 0.1 btc limit 60000 sl 1% tp 2R', 'LIMIT, price 60000, quantity 0.1, stopLoss 59400, takeProfit 61200'],
    // Off the tick a stop and a target come nearer, never further away.
    [
      'buy 0.1 btc limit 60000 sl 59000.001 tp 61000.009',
      'LIMIT, price 60000, quantity 0.1, stopLoss 59000.01, takeProfit 61000',
    ],
    [
      'sell 0.1 btc limit 60000 sl 61000.009 tp 59000.001',
      'LIMIT, price 60000, quantity 0.1, stopLoss 61000, takeProfit 59000.01',
    ],
    [
      'buy 0.1 btc limit 59999.99 sl 1% tp 1%',
      'LIMIT, price 59999.99, quantity 0.1, stopLoss 59400, takeProfit 60599.98',
    ],
    ['buy 0.1 btc limit 60000.019 ioc', 'IOC, price 60000.01, quantity 0.1'],
    ['sell 0.1 btc limit 60000.011 fok', 'FOK, price 60000.02, quantity 0.1'],
    ['buy 0.1 btc limit mid', 'LIMIT, price 60000, quantity 0.1'],
    ['sell 0.1 btc limit bid', 'LIMIT, price 59990, quantity 0.1'],
    ['buy 600 usdt btc limit 60000', 'LIMIT, price 60000, quantity 0.01'],
    ['buy 50% btc limit 60000', 'LIMIT, price 60000, quantity 0.08333'],
    ['sell 0.1 btc limit 60000 sl 1% tp 3%', 'LIMIT, price 60000, quantity 0.1, stopLoss 60600, takeProfit 58200'],
  ])('"%s" is %s', (text, outcome) => {
    expect(terms(prepared(text))).toBe(outcome);
    expect(prepared(text).problems).toEqual([]);
  });

  it.each([
    ['buy 1 btc', {}, 'insufficientBalance'],
    ['buy 0.000001 btc', {}, 'quantityOutOfBounds'],
    ['buy 0.1 btc limit 60000 sl 61000', {}, 'wrongSide'],
    ['sell 0.1 btc limit 60000 tp 61000', {}, 'wrongSide'],
    ['buy 0.1 btc limit 60000 sl 60000', {}, 'wrongSide'],
    ['buy 0.1 btc limit 60000 tp 60000', {}, 'wrongSide'],
    ['buy 0.1 btc limit 60000 sl 100%', {}, 'wrongSide'],
    ['sell 0.1 btc limit 60000 sl 59000', {}, 'wrongSide'],
    ['buy 0.1 btc limit ask post', {}, 'postOnlyWouldTake'],
    ['sell 0.1 btc limit 59990 post', {}, 'postOnlyWouldTake'],
    ['buy 0.1 btc limit mid', { bestBid: undefined }, 'noPrice'],
    ['buy 0.1 btc limit ask', { bestAsk: undefined }, 'noPrice'],
    ['buy 0.1 btc', { bestAsk: undefined }, 'noPrice'],
    ['buy 50% btc', { available: () => undefined }, 'noBalance'],
    ['buy 50% btc', { instrument: bitcoinPerpetual }, 'percentNeedsSpot'],
    ['sell 0.1 btc reduce', {}, 'reduceNeedsContract'],
    ['sell 0.1 btc', { instrument: { ...bitcoin, status: 'SUSPENDED' as const } }, 'notTrading'],
    ['buy 0.1 btc limit 60000 gtd 91d', {}, 'expiryOutOfBounds'],
  ])('"%s" is not sent', (text, within, reason) => {
    expect(prepared(text, within).problems.map((problem) => problem.reason)).toContain(reason);
  });

  it.each([
    // From half a minute past twelve on, to the next whole minute.
    ['buy 0.1 btc limit 60000 gtd 4h', Date.UTC(2026, 0, 1, 16, 1)],
    ['buy 0.1 btc limit bid post gtd 1m', Date.UTC(2026, 0, 1, 12, 2)],
    // The longest there is ends with the minute before: a moment more would be refused.
    ['buy 0.1 btc limit 60000 gtd 90d', Date.UTC(2026, 3, 1, 12, 0)],
    ['buy 0.1 btc limit 60000', undefined],
  ])('"%s" ends in time', (text, expiresAt) => {
    const { order, problems } = prepared(text);
    expect(problems).toEqual([]);
    expect(order!.expiresAt).toBe(expiresAt);
    expect(draftOf(order!).expiresAt).toBe(expiresAt);
  });

  it('keeps what is less than a step as it was said, with the least there may be', () => {
    const { order, problems } = prepared('buy 0.00000001 btc');
    expect(decimalText(order!.quantity!)).toBe('0.00000001');
    expect(problems).toMatchObject([{ reason: 'quantityOutOfBounds', limit: bitcoin.step, bound: 'atLeast' }]);
  });

  it('keeps to tick and step and never asks for more, or for a worse price, than was said', () => {
    const wanted = fc.integer({ min: 1, max: 1e8 });
    fc.assert(
      fc.property(
        wanted,
        fc.integer({ min: -900, max: 900 }),
        fc.constantFrom('buy' as const, 'sell' as const),
        (size, offset, side) => {
          const { order, problems } = prepared(
            `${side} ${decimal(`${size}e-8`).toFixed()} btc limit ${offset < 0 ? '' : '+'}${offset / 100}%`,
          );
          const said = decimal('60000').times(1 + offset / 10_000);
          expect(isMultipleOf(order!.price!, bitcoin.tick)).toBe(true);
          // Less than a step stays as it was said, and is refused.
          if (order!.quantity!.lt(bitcoin.step))
            expect(problems.map(({ reason }) => reason)).toContain('quantityOutOfBounds');
          else expect(isMultipleOf(order!.quantity!, bitcoin.step)).toBe(true);
          expect(order!.quantity!.lte(decimal(`${size}e-8`))).toBe(true);
          expect(side === 'buy' ? order!.price!.lte(said.plus('1e-6')) : order!.price!.gte(said.minus('1e-6'))).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('an order to be sent', () => {
  const draft = (text: string) => draftOf(prepared(text).order!);

  it.each([
    ['buy 0.1 btc limit 60000', 'GTC'],
    ['buy 0.1 btc limit 59000 post', 'POST_ONLY'],
    ['buy 0.1 btc limit 60000 ioc', 'IOC'],
    ['buy 0.1 btc limit 60000 fok', 'FOK'],
  ])('"%s" is a limit order that lasts as it says: %s', (text, timing) => {
    expect(draft(text)).toMatchObject({ type: 'LIMIT', timing });
  });

  it('at market has neither a price nor an end', () => {
    expect(Object.keys(draft('sell 0.1 btc'))).toEqual(['side', 'type', 'quantity', 'amount', 'reduceOnly']);
  });

  it('is worth its quantity at its price, at market at the best one against it, or its amount', () => {
    const value = (text: string) => decimalText(prepared(text).order!.value);
    expect(value('buy 0.1 btc limit 50000')).toBe('5000');
    expect([value('buy 0.1 btc'), value('sell 0.1 btc')]).toEqual(['6001', '5999']);
    expect(value('buy 100 usdt btc')).toBe('100');
    expect(prepared('sell 0.1 btc', { bestAsk: undefined }).problems).toEqual([]);
    expect(prepared('sell 0.1 btc', { bestBid: undefined }).problems).toEqual([{ reason: 'noPrice' }]);
  });

  it('of a coin has no position, whatever is known of contracts', () => {
    expect(prepared('buy 0.1 btc', { contract: oneWay }).order!.position).toBeUndefined();
  });

  it('of a contract opens or closes in hedge mode, and only as it says otherwise', () => {
    const effect = (text: string, contract: ContractTerms) => onContract(text, contract).order!.position!.effect;
    expect([effect('buy 0.1 btc', hedged), effect('sell 0.1 btc reduce', hedged)]).toEqual(['open', 'close']);
    expect([effect('buy 0.1 btc', oneWay), effect('sell 0.1 btc reduce', oneWay)]).toEqual([undefined, undefined]);
    expect([effect('open long 0.1 btc', oneWay), effect('close long btc', oneWay)]).toEqual(['open', 'close']);
  });

  it('of a contract is not held against the balance, and an amount of it is a quantity', () => {
    expect(onContract('buy 1 btc', oneWay).problems).toEqual([]);
    expect(terms(onContract('buy 600.1 usdt btc', oneWay))).toBe('MARKET, quantity 0.01');
    expect(terms(onContract('close long 599.9 usdt btc', oneWay))).toBe('MARKET, quantity 0.01');
    expect(terms(onContract('close long 0.0123456 btc', oneWay))).toBe('MARKET, quantity 0.01234');
  });

  it('cannot be worked out without an amount, unless it closes a position', () => {
    const command = { kind: 'order', side: 'BUY', symbol: bitcoin.symbol, reduceOnly: false } as const;
    expect(prepareOrder(command, surroundings)).toEqual({ problems: [{ reason: 'noBalance' }] });
  });

  it('says which of its exits is on the wrong side', () => {
    const wrong = (text: string) =>
      prepared(text).problems.map((problem) => ('exit' in problem ? `${problem.exit} ${problem.price}` : ''));
    expect(wrong('buy 0.1 btc limit 60000 sl 61000 tp 59000')).toEqual(['stopLoss 61000', 'takeProfit 59000']);
    expect(wrong('sell 0.1 btc limit 60000 sl 59000 tp 61000')).toEqual(['stopLoss 59000', 'takeProfit 61000']);
  });
});
