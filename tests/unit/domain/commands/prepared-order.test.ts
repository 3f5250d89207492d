import * as fc from 'fast-check';
import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { prepareOrder, type CommandSurroundings, type Preparation } from '../../../../src/domain/commands/prepared-order';
import { decimal, decimalText, isMultipleOf } from '../../../../src/domain/shared/decimal';
import { bitcoin, bitcoinPerpetual } from '../trading/instruments';
import { commandContext } from './commands-fixture';

const surroundings: CommandSurroundings = {
  instrument: bitcoin,
  bestBid: decimal('59990'),
  bestAsk: decimal('60010'),
  available: (asset) => decimal(asset === 'USDT' ? '10000' : '0.5'),
};

function prepared(text: string, within: Partial<CommandSurroundings> = {}): Preparation {
  const parsed = parseCommand(text, commandContext('en', (within.instrument ?? bitcoin).symbol));
  if (parsed.kind !== 'understood' || parsed.command.kind !== 'order') throw new Error(`Not an order: ${text}`);
  return prepareOrder(parsed.command, { ...surroundings, ...within });
}

function terms({ order }: Preparation): string {
  const { type, price, quantity, amount, stopLoss, takeProfit } = order!;
  const figures = { price, quantity, amount, stopLoss, takeProfit };
  return [type, ...Object.entries(figures).flatMap(([name, value]) => (value ? [`${name} ${decimalText(value)}`] : []))].join(', ');
}

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
    ['buy 0.1 btc', { bestAsk: undefined }, 'noPrice'],
    ['buy 50% btc', { available: () => undefined }, 'noBalance'],
    ['buy 50% btc', { instrument: bitcoinPerpetual }, 'percentNeedsSpot'],
    ['sell 0.1 btc reduce', {}, 'reduceNeedsContract'],
    ['sell 0.1 btc', { instrument: { ...bitcoin, status: 'SUSPENDED' as const } }, 'notTrading'],
  ])('"%s" is not sent', (text, within, reason) => {
    expect(prepared(text, within).problems.map((problem) => problem.reason)).toContain(reason);
  });

  it('keeps to tick and step and never asks for more, or for a worse price, than was said', () => {
    const wanted = fc.integer({ min: 1, max: 1e8 });
    fc.assert(
      fc.property(wanted, fc.integer({ min: -900, max: 900 }), fc.constantFrom('buy' as const, 'sell' as const), (size, offset, side) => {
        const { order } = prepared(`${side} ${decimal(`${size}e-8`).toFixed()} btc limit ${offset < 0 ? '' : '+'}${offset / 100}%`);
        const said = decimal('60000').times(1 + offset / 10_000);
        expect(isMultipleOf(order!.price!, bitcoin.tick)).toBe(true);
        expect(isMultipleOf(order!.quantity!, bitcoin.step)).toBe(true);
        expect(order!.quantity!.lte(decimal(`${size}e-8`))).toBe(true);
        expect(side === 'buy' ? order!.price!.lte(said.plus('1e-6')) : order!.price!.gte(said.minus('1e-6'))).toBe(true);
      }),
    );
  });
});
