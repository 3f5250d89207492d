import { fc } from '../../../../support/properties';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { coin, units } from '../test-exchange';

export const customers = ['ann', 'bob', 'carl'] as const;

export const opening: readonly Command[] = [
  { type: 'openAccount', accountId: 'house', kind: 'house' },
  ...customers.flatMap((accountId): Command[] => [
    { type: 'openAccount', accountId, kind: 'customer' },
    { type: 'deposit', accountId, asset: 'USDT', amount: units('20000') },
    { type: 'deposit', accountId, asset: 'COIN', amount: units('200') },
  ]),
];

const accountId = fc.constantFrom(...customers, 'house');
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const price = fc.integer({ min: 94, max: 106 });
const quantity = fc.integer({ min: 1, max: 30 });
const orderId = fc.integer({ min: 1, max: 60 });

const limit: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('place' as const),
  accountId,
  symbol: fc.constant(coin.symbol),
  side,
  orderType: fc.constantFrom('LIMIT' as const, 'LIMIT' as const, 'IOC' as const, 'FOK' as const, 'POST_ONLY' as const),
  price,
  quantity,
  clientOrderId: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 12 })),
});

const market: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('place' as const),
  accountId,
  symbol: fc.constant(coin.symbol),
  side,
  orderType: fc.constant('MARKET' as const),
  quantity,
  clientOrderId: fc.constant(0),
});

const amount: fc.Arbitrary<Command> = fc.integer({ min: 1, max: 5000 }).chain((value) =>
  fc.record({
    type: fc.constant('place' as const),
    accountId,
    symbol: fc.constant(coin.symbol),
    side: fc.constant('BUY' as const),
    orderType: fc.constant('MARKET' as const),
    amount: fc.constant(BigInt(value) * 500_000_000_000n),
    clientOrderId: fc.constant(0),
  }),
);

const edit: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('edit' as const),
  accountId,
  orderId,
  price,
  quantity,
});
const cancel: fc.Arbitrary<Command> = fc.record({ type: fc.constant('cancel' as const), accountId, orderId });
const cancelAll: fc.Arbitrary<Command> = fc.record({ type: fc.constant('cancelAll' as const), accountId });
const deposit: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('deposit' as const),
  accountId: fc.constantFrom(...customers),
  asset: fc.constantFrom('USDT', 'COIN'),
  amount: fc.bigInt({ min: -5_000_000_000_000_000n, max: 5_000_000_000_000_000n }),
});

const feeTier: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('setFeeTier' as const),
  accountId,
  tier: fc.integer({ min: 0, max: 6 }),
});

const voucher: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('grantRebate' as const),
    accountId,
    voucherId: fc.integer({ min: 1, max: 6 }),
    part: fc.integer({ min: 0, max: 10_001 }),
    most: fc.bigInt({ min: -1n, max: 1_000_000_000_000n }),
    until: fc.integer({ min: 1, max: 200 }),
  }),
  fc.record({
    type: fc.constant('lendCredit' as const),
    accountId,
    voucherId: fc.integer({ min: 7, max: 12 }),
    amount: fc.bigInt({ min: 0n, max: 30_000_000_000_000_000n }),
  }),
  fc.record({
    type: fc.constant('recallCredit' as const),
    accountId,
    voucherId: fc.integer({ min: 7, max: 12 }),
  }),
);

/** Everything customers and the house may ask, sensible or not. */
export const commands: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    { weight: 10, arbitrary: limit },
    { weight: 2, arbitrary: market },
    { weight: 2, arbitrary: amount },
    { weight: 3, arbitrary: edit },
    { weight: 3, arbitrary: cancel },
    { weight: 1, arbitrary: cancelAll },
    { weight: 1, arbitrary: deposit },
    { weight: 1, arbitrary: feeTier },
    { weight: 1, arbitrary: voucher },
  ),
  { minLength: 1, maxLength: 80, size: 'max' },
);
