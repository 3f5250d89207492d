import { decodeCommands, encodeCommands } from '../../../../../sandbox/engine/model/command-codec';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { exactText, exactValue } from '../../../../../sandbox/engine/model/exact-json';
import type { EngineOrderType } from '../../../../../sandbox/engine/model/orders';
import { fc } from '../../../../support/properties';

const orderTypes: readonly EngineOrderType[] = [
  ...(['LIMIT', 'MARKET', 'IOC', 'FOK', 'POST_ONLY', 'ASK', 'BID', 'LIQUIDATE'] as const),
];
const place = {
  type: 'place',
  accountId: 'ann',
  symbol: 'SPOT_BTC_USDT',
  side: 'BUY',
  orderType: 'LIMIT',
  price: 100,
  quantity: 5,
  clientOrderId: 7,
} as const;

describe('commands in the journal', () => {
  it.each<readonly [string, Command, string]>([
    ['opening an account', { type: 'openAccount', accountId: 'ann', kind: 'house' }, '["o","ann","house"]'],
    ['an order', place, '["p","ann","SPOT_BTC_USDT",1,0,100,5,null,7]'],
    [
      'an order by amount',
      {
        ...{ type: 'place', accountId: 'ann', symbol: 'S', side: 'SELL', orderType: 'MARKET', clientOrderId: 0 },
        amount: 12_345_678_901_234_567_890n,
      },
      '["p","ann","S",0,1,null,null,"12345678901234567890",0]',
    ],
    ['a change of price', { type: 'edit', accountId: 'ann', orderId: 4, price: 9 }, '["e","ann",4,9,null]'],
    ['a change of quantity', { type: 'edit', accountId: 'ann', orderId: 4, quantity: 9 }, '["e","ann",4,null,9]'],
    ['a cancellation', { type: 'cancel', accountId: 'ann', orderId: 4 }, '["c","ann",4]'],
    ['cancelling everything', { type: 'cancelAll', accountId: 'ann' }, '["a","ann",null]'],
    ['cancelling a market', { type: 'cancelAll', accountId: 'ann', symbol: 'S' }, '["a","ann","S"]'],
    ['time', { type: 'advance' }, String.raw`["x","{\"type\":\"advance\"}"]`],
  ])('have had one form ever since: %s', (_name, command, text) => {
    expect(encodeCommands([command])).toBe(`[${text}]`);
    expect(decodeCommands(`[${text}]`)).toStrictEqual([command]);
  });

  it('know an order type by its place, which old journals rely on', () => {
    for (const [index, orderType] of orderTypes.entries()) {
      const text = encodeCommands([{ ...place, orderType }]);
      expect((JSON.parse(text) as unknown[][])[0]![4]).toBe(index);
      expect(decodeCommands(text)).toStrictEqual([{ ...place, orderType }]);
    }
  });

  it.each<readonly [string, Partial<Extract<Command, { type: 'place' }>>]>([
    ['a tag', { tag: 'mine' }],
    ['a level of the book', { bidAskLevel: 5 }],
    ['a visible part', { visible: 0 }],
    ['only reducing', { reduceOnly: true }],
    ['a side of a hedged position', { positionSide: 'SHORT' }],
    ['a margin mode', { marginMode: 'ISOLATED' }],
    ['giving way', { postOnlyAdjusted: true }],
    ['an end', { expiresAt: 99 }],
  ])('are written out where an order says more: %s', (_name, more) => {
    expect(decodeCommands(encodeCommands([{ ...place, ...more }]))).toStrictEqual([{ ...place, ...more }]);
  });

  it('keep every digit of money, wherever it stands', () => {
    const commands: readonly Command[] = [
      {
        type: 'transfer',
        kind: 'EARN',
        reference: 'r',
        legs: [{ from: 'a', to: 'b', asset: 'USDT', amount: 10n ** 30n + 1n }],
      },
      { type: 'deposit', accountId: 'ann', asset: 'USDT', amount: -1n },
      { type: 'overridePrice', symbol: 'S', price: 'mark', value: 5n },
    ];
    expect(decodeCommands(encodeCommands(commands))).toStrictEqual(commands);
  });

  it('come back in their order, and one that is not known stops everything', () => {
    const commands: readonly Command[] = [place, { type: 'advance' }, { type: 'cancel', accountId: 'ann', orderId: 1 }];
    expect(decodeCommands(encodeCommands(commands))).toStrictEqual(commands);
    expect(decodeCommands(encodeCommands([]))).toEqual([]);
    expect(() => decodeCommands('[["z","ann"]]')).toThrow(new RangeError('Unknown command in the journal: z'));
  });
});

describe('exact text', () => {
  it('keeps whole numbers of any size apart from others, and everything else as it is', () => {
    const value = {
      big: 10n ** 30n,
      small: -1n,
      plain: 3,
      text: '7',
      nothing: null,
      list: [1n, { units: 5 }, 'units'],
    };
    expect(exactText({ a: 1n })).toBe('{"a":{"units":"1"}}');
    expect(exactValue(exactText(value))).toStrictEqual(value);
  });

  it('gives back what it was given', () => {
    const leaf = fc.oneof(fc.bigInt(), fc.integer(), fc.string(), fc.boolean(), fc.constant(null));
    const value = fc.dictionary(
      fc.string({ minLength: 1 }).filter((key) => key !== 'units' && key !== '__proto__'),
      fc.oneof(leaf, fc.array(leaf)),
    );
    fc.assert(
      fc.property(value, (given) => {
        expect(exactValue(exactText(given))).toEqual({ ...given });
      }),
      { numRuns: 50 },
    );
  });
});
