import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { commandContext } from './commands-fixture';

const expected = (text: string, current?: string): string => {
  const parsed = parseCommand(text, commandContext('en', current));
  return parsed.kind === 'none' ? 'none' : parsed.expected.join(' ');
};

it('what goes wrong is told with the word that the command began with', () => {
  expect(parseCommand('alert btc', commandContext())).toEqual({
    kind: 'problem',
    verb: 'alert',
    problem: { reason: 'missingPrice', start: 9, end: 9 },
    expected: ['above', 'below', 'price'],
  });
  expect(parseCommand('buy 0 btc', commandContext())).toMatchObject({ kind: 'problem', verb: 'buy' });
});

describe('what may come next', () => {
  it.each([
    ['buy', 'size'],
    ['sell', 'size all half'],
    ['buy 1', 'marketName market limit stopLoss takeProfit reduce'],
    ['buy 1 btc', 'market limit stopLoss takeProfit reduce'],
    ['buy 1 limit 5', 'stopLoss takeProfit post ioc fok gtd reduce'],
    ['buy 1 btc market', 'stopLoss takeProfit reduce'],
    ['buy 1 btc limit 5 post', 'stopLoss takeProfit gtd reduce'],
    ['buy 1 btc limit 5 reduce', 'stopLoss takeProfit post ioc fok gtd'],
    ['buy 1 btc sl 1%', 'market limit takeProfit reduce'],
    ['open long 1 btc', 'market limit stopLoss takeProfit'],
    ['buy 1 xyz', 'marketName'],
  ])('after "%s" is %s', (text, words) => expect(expected(text)).toBe(words));

  it.each([
    ['close long', 'size contractName market limit'],
    ['close long 1', 'contractName market limit'],
    ['close long btc', 'market limit'],
    ['close long market', ''],
    ['close long limit 5', 'post ioc fok gtd'],
    ['open long 1', 'contractName market limit stopLoss takeProfit'],
  ])('after "%s" on the page of a contract is %s', (text, words) =>
    expect(expected(text, 'PERP_SOL_USDT')).toBe(words),
  );

  it.each([
    ['alert', 'marketName above below price'],
    ['alert btc', 'above below price'],
    ['alert above', 'price'],
    ['alert btc above', 'price'],
    ['cancel', 'marketName all'],
    ['cancel a', 'marketName all'],
    ['cancel all', ''],
    ['cancel btc', ''],
    ['cancel xyz', 'marketName all'],
    ['alert xyz', 'marketName'],
    ['alert btc 5', ''],
  ])('after "%s" is %s', (text, words) => expect(expected(text)).toBe(words));
});
