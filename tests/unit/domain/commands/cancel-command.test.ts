import { parseCommand } from '../../../../src/domain/commands/parse-command';
import { commandContext } from './commands-fixture';

describe('a cancellation', () => {
  const read = (text: string, current?: string) => parseCommand(text, { ...commandContext(), current });

  it.each([
    ['cancel all', undefined, undefined],
    ['cancel all', 'SPOT_ETH_USDT', undefined],
    ['cancel', 'SPOT_ETH_USDT', 'SPOT_ETH_USDT'],
    ['cancel btc', 'SPOT_ETH_USDT', 'SPOT_BTC_USDT'],
    ['отменить все', undefined, undefined],
    ['撤单 全部', undefined, undefined],
    ['huy tat ca', undefined, undefined],
  ])('"%s" on the page of %s means the orders of %s', (text, current, of) =>
    expect(read(text, current)).toEqual({
      kind: 'understood',
      command: { kind: 'cancel', symbol: of },
      expected: expect.anything(),
    }),
  );

  it.each([
    ['cancel', 'missingMarket'],
    ['cancel xyz', 'unknownMarket'],
    ['cancel btc eth', 'unknownWord'],
    ['cancel all btc', 'unknownWord'],
  ])('"%s" is none: %s', (text, reason) =>
    expect(read(text)).toMatchObject({ kind: 'problem', verb: 'cancel', problem: { reason } }),
  );
});
