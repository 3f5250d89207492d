import { ConditionalProgram } from '../../../../../src/application/trading/ticket/conditional-program';
import type { OrderKind } from '../../../../../src/application/trading/ticket/ticket-text';
import { perpetual, setUp } from './margin-fakes';

/** An order for a perpetual whose mark price is 100 and that was traded at 105 last. */
function waiting(type: OrderKind, more: Record<string, string> = {}, change: object = {}) {
  const world = setUp();
  world.write(type, { size: '2', more, ...change });
  const there = { margin: true, last: 105 as number | undefined };
  const sent: unknown[] = [];
  const sender = { place: async (intent: unknown) => (sent.push(intent), { status: 'placed' }) };
  const program = new ConditionalProgram(
    world.order,
    () => (there.margin ? world.means : undefined),
    () => there.last,
    sender as never,
  );
  return { ...world, program, there, sent };
}

const price = (value: unknown): string | undefined => (value === undefined ? undefined : String(value));

describe('an order for a perpetual that waits for a price', () => {
  it('is set off by the last price, or by the mark price where that was chosen', () => {
    const { program, fields, there, contract } = waiting('STOP_MARKET', { trigger: '102' });
    expect([program.triggerBy, price(program.current), program.rises]).toEqual(['MARKET_PRICE', '105', false]);
    fields.pick('triggerBy', 'MARK_PRICE');
    expect([program.triggerBy, price(program.current), program.rises]).toEqual(['MARK_PRICE', '100', true]);
    contract.prices.markPrice = undefined;
    expect([program.current, program.rises]).toEqual([undefined, undefined]);
    there.margin = false;
    expect([program.triggerBy, price(program.current)]).toEqual(['MARKET_PRICE', '105']);
    there.last = undefined;
    expect(price(program.current)).toBe('100.5');
  });

  it('follows the market at a distance in percent, or in money where that was chosen', () => {
    const { program, fields } = waiting('TRAILING_STOP', { distance: '5' });
    const distance = (): unknown => JSON.parse(JSON.stringify(program.draft));
    expect(distance()).toMatchObject({ trailing: { by: 'rate', distance: '0.05' } });
    fields.pick('distanceBy', 'value');
    expect(program.distanceBy).toBe('value');
    expect(distance()).toMatchObject({ trailing: { by: 'value', distance: '5' } });
  });

  it.each(['trigger', 'stopPrice', 'distance', 'activation', 'takeProfit', 'stopLoss'])(
    'is kept back by a %s that is no number',
    (field) => {
      const { program, fields } = waiting('STOP_MARKET', { trigger: '110' });
      expect(program.faulty).toBe(false);
      fields.typeMore(field, 'x');
      expect(program.faulty).toBe(true);
    },
  );

  it('says at each field what is wrong with that one', () => {
    const { program } = waiting('OCO', { stopPrice: '120.1' }, { price: '90' });
    expect(program.problem('trigger')).toMatchObject({ field: 'trigger', reason: 'missing' });
    expect(program.problem('stopPrice')).toMatchObject({ field: 'stopPrice' });
    expect(program.problem('price')).toBeUndefined();
  });

  it('goes out with how the contract is margined', async () => {
    const { program, sent } = waiting('STOP_MARKET', { trigger: '110' });
    await program.place(() => undefined);
    expect(sent).toMatchObject([{ symbol: perpetual.symbol, marginMode: 'CROSS', algoType: 'STOP' }]);
  });
});

describe('an order that comes with what closes it again', () => {
  it.each([
    ['percent', '10', 'BUY', '110', '90'],
    ['percent', '10', 'SELL', '90', '110'],
    ['pnl', '10', 'BUY', '105', '95'],
    ['roi', '50', 'BUY', '105', '95'],
  ])('takes its targets in %s: %s of a %s', (unit, amount, side, gain, loss) => {
    const { program, fields } = waiting('LIMIT', { takeProfit: amount, stopLoss: amount }, { price: '100', side });
    fields.pick('targetUnit', unit);
    expect([price(program.targets?.takeProfit), price(program.targets?.stopLoss)]).toEqual([gain, loss]);
    expect([program.reasons, price(program.rewardByRisk)]).toEqual([['bracket'], '1']);
  });

  it('has no targets before somebody names one', () => {
    const { program, fields } = waiting('LIMIT', {}, { price: '100' });
    expect(program.targets).toBeUndefined();
    expect(program.target('takeProfit')).toBeUndefined();
    fields.typeMore('takeProfit', '120');
    expect([price(program.targets?.takeProfit), program.targets?.stopLoss]).toEqual(['120', undefined]);
  });

  it('weighs no reward against a risk while a target is on the wrong side of the entry', () => {
    const { program, fields } = waiting('LIMIT', { takeProfit: '90', stopLoss: '95' }, { price: '100' });
    expect([program.faulty, program.rewardByRisk]).toEqual([true, undefined]);
    fields.typeMore('takeProfit', '110');
    expect([program.faulty, price(program.rewardByRisk)]).toEqual([false, '2']);
    fields.typeMore('stopLoss', '105');
    expect([program.faulty, program.rewardByRisk]).toEqual([true, undefined]);
  });

  it('is asked about as such, at market too', () => {
    const { program } = waiting('MARKET', { takeProfit: '120' });
    expect(program.reasons).toEqual(['bracket']);
  });
});
