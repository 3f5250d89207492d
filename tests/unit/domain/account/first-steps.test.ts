import { stepsDone, type TradingRecord } from '../../../../src/domain/account/first-steps';
import { decimal } from '../../../../src/domain/shared/decimal';

const nothing: TradingRecord = { balances: [], orders: 0, conditionals: [], closings: 0, fills: [] };
const conditional = (algoType: string, reduceOnly = false, legs: readonly unknown[] = []) =>
  ({ algoType, reduceOnly, legs }) as never;
const done = (record: Partial<TradingRecord>) => [...stepsDone({ ...nothing, ...record })];

it('an empty account has done nothing', () => {
  expect(done({ balances: [{ holding: decimal(0) }] })).toEqual([]);
});

it.each([
  ['money', { balances: [{ holding: decimal('0.00000001') }] }, ['balance']],
  ['an order, filled or not', { orders: 1 }, ['order']],
  ['a stop of a position', { conditionals: [conditional('POSITIONAL_TP_SL')] }, ['protect']],
  ['a take-profit and a stop of coins', { conditionals: [conditional('TP_SL')] }, ['protect']],
  ['a take-profit alone', { conditionals: [conditional('TAKE_PROFIT')] }, ['protect']],
  ['one order that cancels another', { conditionals: [conditional('OCO')] }, ['protect']],
  [
    'an entry with a stop loss',
    { conditionals: [conditional('BRACKET', false, [conditional('STOP_LOSS')])] },
    ['protect'],
  ],
  ['a stop that only reduces', { conditionals: [conditional('STOP', true)] }, ['protect']],
  ['a stop that enters the market', { conditionals: [conditional('STOP')] }, []],
  ['an order that closed a position', { closings: 1 }, ['close']],
  ['a coin that was sold', { fills: [{ symbol: 'SPOT_BTC_USDT', side: 'SELL' as const }] }, ['close']],
  ['a coin that was bought', { fills: [{ symbol: 'SPOT_BTC_USDT', side: 'BUY' as const }] }, []],
  ['a short that was opened', { fills: [{ symbol: 'PERP_BTC_USDT', side: 'SELL' as const }] }, []],
] as const)('%s ticks off its step', (_, record, steps) => {
  expect(done(record)).toEqual(steps);
});
