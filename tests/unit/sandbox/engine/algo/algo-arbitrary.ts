import { fc } from '../../../../support/properties';
import type { AlgoRequest } from '../../../../../sandbox/engine/model/algo-model';
import type { Command } from '../../../../../sandbox/engine/model/commands';
import { customers } from '../matching/command-arbitrary';

const accountId = fc.constantFrom(...customers);
const side = fc.constantFrom('BUY' as const, 'SELL' as const);
const price = fc.integer({ min: 92, max: 108 });
const quantity = fc.integer({ min: 2, max: 30 });
const algoOrderId = fc.integer({ min: 1, max: 30 });
const child = fc.oneof(
  fc.record({ childType: fc.constant('MARKET' as const) }),
  fc.record({ childType: fc.constant('LIMIT' as const), price }),
);

const stop: fc.Arbitrary<AlgoRequest> = fc
  .tuple(fc.record({ algoType: fc.constant('STOP' as const), side, quantity, triggerPrice: price }), child)
  .map(([a, b]) => ({ ...a, ...b }));

const trailing: fc.Arbitrary<AlgoRequest> = fc
  .tuple(
    fc.record({ algoType: fc.constant('TRAILING_STOP' as const), side, quantity }),
    fc.oneof(
      fc.record({ callbackValue: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ callbackRate: fc.bigInt({ min: 10n ** 9n, max: 6n * 10n ** 10n }) }),
    ),
    fc.oneof(fc.constant({}), fc.record({ activatedPrice: price })),
  )
  .map(([a, b, c]) => ({ ...a, ...b, ...c }));

const leg = (algoType: 'TAKE_PROFIT' | 'STOP_LOSS'): fc.Arbitrary<AlgoRequest> =>
  fc.tuple(fc.record({ triggerPrice: price }), child).map(([a, b]) => ({ algoType, ...a, ...b }));

const limitLeg: fc.Arbitrary<AlgoRequest> = price.map((at) => ({
  algoType: 'TAKE_PROFIT',
  childType: 'LIMIT',
  price: at,
}));

const pair: fc.Arbitrary<AlgoRequest> = fc.record({
  algoType: fc.constantFrom('OCO' as const, 'TP_SL' as const),
  side,
  quantity,
  children: fc.tuple(fc.oneof(leg('TAKE_PROFIT'), limitLeg), leg('STOP_LOSS')),
});

const bracket: fc.Arbitrary<AlgoRequest> = fc
  .tuple(
    fc.record({
      algoType: fc.constantFrom('BRACKET' as const, 'STOP_BRACKET' as const),
      side,
      quantity,
      triggerPrice: price,
    }),
    child,
    price,
    price,
  )
  .map(([entry, kind, gain, loss]) => ({
    ...entry,
    ...kind,
    children: [
      {
        algoType: 'POSITIONAL_TP_SL',
        children: [
          { algoType: 'TAKE_PROFIT', triggerPrice: gain },
          { algoType: 'STOP_LOSS', triggerPrice: loss },
        ],
      },
    ],
  }));

const positional: fc.Arbitrary<AlgoRequest> = fc
  .tuple(price, price, fc.constantFrom('MARKET_PRICE' as const, 'MARK_PRICE' as const))
  .map(([gain, loss, triggerPriceType]) => ({
    algoType: 'POSITIONAL_TP_SL',
    children: [
      { algoType: 'TAKE_PROFIT', triggerPrice: gain, triggerPriceType },
      { algoType: 'STOP_LOSS', triggerPrice: loss, triggerPriceType },
    ],
  }));

export const singles = fc.oneof(stop, trailing);
export const requests = fc.oneof(
  { weight: 3, arbitrary: stop },
  { weight: 2, arbitrary: trailing },
  { weight: 3, arbitrary: pair },
  { weight: 3, arbitrary: bracket },
);

/** On contracts: any of the kinds, by last or mark price, of either side of a hedged position. */
export const contractRequests: fc.Arbitrary<AlgoRequest> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: requests }, { weight: 2, arbitrary: positional }),
    fc.constantFrom({}, {}, { triggerPriceType: 'MARK_PRICE' as const }, { reduceOnly: true }),
    fc.constantFrom({}, {}, {}, { positionSide: 'LONG' as const }, { positionSide: 'SHORT' as const }),
  )
  .map(([request, ...more]) => Object.assign({}, request, ...more) as AlgoRequest);

export const placeAlgo = (symbol: string, request: fc.Arbitrary<AlgoRequest>): fc.Arbitrary<Command> =>
  fc.record({
    type: fc.constant('placeAlgo' as const),
    accountId,
    symbol: fc.constant(symbol),
    clientAlgoOrderId: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8 })),
    tag: fc.constant('default'),
    request,
  });

export const cancelAlgo: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('cancelAlgo' as const),
  accountId,
  algoOrderId,
});

const editAlgo: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('editAlgo' as const),
  accountId,
  algoOrderId,
  change: fc.oneof(
    fc.record({ triggerPrice: price }),
    fc.record({ price }),
    fc.record({ quantity }),
    fc.record({ callbackValue: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ quantity, price }),
  ),
});

const others: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ type: fc.constant('cancelAllAlgos' as const), accountId }),
  fc.record({ type: fc.constant('cancelEverything' as const), accountId }),
  fc.record({
    type: fc.constant('cancelAllAfter' as const),
    accountId,
    timeout: fc.integer({ min: 0, max: 12 }),
  }),
  fc.constant({ type: 'advance' as const }),
);

/** Everything a customer may ask of conditional orders, sensible or not, among orders of the book. */
export const withAlgos = (symbol: string, plain: fc.Arbitrary<Command[]>): fc.Arbitrary<Command[]> =>
  fc
    .tuple(
      plain,
      fc.array(
        fc.oneof(
          {
            weight: 10,
            arbitrary: placeAlgo(symbol, symbol.startsWith('PERP') ? contractRequests : requests),
          },
          { weight: 2, arbitrary: editAlgo },
          { weight: 1, arbitrary: cancelAlgo },
          { weight: 1, arbitrary: others },
        ),
        { minLength: 1, maxLength: 40, size: 'max' },
      ),
    )
    .map(([some, more]) => more.flatMap((command, index) => [command, ...some.slice(index * 2, index * 2 + 2)]));
