import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure } from '../../../../../../src/domain/shared/result';
import { LadderOrdersStore } from '../../../../../../src/presentation/features/terminal/ladder/ladder-orders.store';
import type { OwnOrder } from '../../../../../../src/presentation/features/terminal/ladder/own-order';
import { exchange } from '../../../../../support/asked-exchange';
import { seen } from '../../../../../support/stores';
import { order, pending } from '../../../../application/trading/trading-fakes';

const [price, quantity] = [decimal(60_000), decimal('0.1')];
const market = { symbol: 'SPOT_BTC_USDT' } as never;
const limit = { kind: 'limit', id: '1', price, of: order() } as unknown as OwnOrder;
const stop = { kind: 'stop', id: 'a', price, of: { algoOrderId: 'a', legs: [] } } as unknown as OwnOrder;
const offline = { kind: 'offline' } as const;

function open(result: unknown = { status: 'placed' }) {
  const direct = exchange({ limit: result, stop: result });
  const [editor, canceller, algo] = [exchange(), exchange(), exchange()];
  const store = new LadderOrdersStore(market, direct.port, editor.port, canceller.port, algo.port);
  return { store, direct, editor, canceller, algo, said: seen(() => store.message) };
}

test.each(['limit', 'stop'] as const)(
  'a %s order goes out as the row says, and it is told what was placed',
  async (kind) => {
    const { store, direct, said } = open();
    await store[kind]({ side: 'BUY' }, price, quantity);
    expect(direct.calls).toEqual([[kind, market, { side: 'BUY' }, price, quantity, expect.any(Function)]]);
    expect(said).toEqual([undefined, { kind: 'placed', order: { kind, side: 'BUY', price, quantity } }]);
  },
);

test.each(['limit', 'stop'] as const)(
  'of a %s order whose answer is lost it is told that nobody knows',
  async (kind) => {
    const { store, direct, said } = open();
    const answer = pending<unknown>();
    direct.answers[kind] = answer.promise;
    const placing = store[kind]({ side: 'SELL' }, price, quantity);
    (direct.calls[0]!.at(-1) as () => void)();
    answer.resolve({ status: 'placed' });
    await placing;
    expect(said.map((message) => message?.kind)).toEqual([undefined, 'unknown', 'placed']);
    expect(said[1]).toEqual({ kind: 'unknown', order: { kind, side: 'SELL', price, quantity } });
  },
);

test.each([
  [
    { status: 'problem', problem: { field: 'price' } },
    { kind: 'problem', problem: { field: 'price' } },
  ],
  [{ status: 'wrongSide' }, { kind: 'stopSide', side: 'BUY' }],
  [{ status: 'nothingHeld' }, { kind: 'nothingHeld', position: 'SHORT' }],
  [{ status: 'noTerms' }, { kind: 'noTerms' }],
  [
    { status: 'notPlaced', failure: offline },
    { kind: 'failed', failure: offline },
  ],
])('what did not go out is told with its reason (%o)', async (result, message) => {
  const { store } = open(result);
  await store.stop({ side: 'BUY' }, price, quantity);
  expect(store.message).toEqual(message);
});

test('an order is moved to another price, a stop to another trigger, and one that stands there not at all', async () => {
  const { store, editor, said } = open();
  await store.move(limit, price);
  const next = decimal(61_000);
  await store.move(limit, next);
  await store.move(stop, next);
  expect(editor.calls).toEqual([
    ['edit', limit.of, { price: next }],
    ['edit', stop.of, { triggerPrice: next }],
  ]);
  expect(said).toEqual([
    undefined,
    { kind: 'moved', order: limit, price: next },
    { kind: 'moved', order: stop, price: next },
  ]);
});

test('an order is cancelled as what it is', async () => {
  const { store, canceller, algo, said } = open();
  await store.cancel(limit);
  await store.cancel(stop);
  expect([canceller.calls, algo.calls]).toEqual([[['cancel', limit.of]], [['cancel', stop.of]]]);
  expect(said.slice(1)).toEqual([
    { kind: 'cancelled', order: limit },
    { kind: 'cancelled', order: stop },
  ]);
});

test('that an order could not be moved or cancelled is told', async () => {
  const { store, editor, canceller } = open();
  editor.answers['edit'] = failure(offline);
  canceller.answers['cancel'] = failure({ kind: 'notFound' });
  await store.move(limit, decimal(1));
  expect(store.message).toEqual({ kind: 'failed', failure: { kind: 'offline' } });
  await store.cancel(limit);
  expect(store.message).toEqual({ kind: 'failed', failure: { kind: 'notFound' } });
});

describe('several on their way at once', () => {
  /** Two orders, the second asked for before the first is answered. */
  function two() {
    const { store, direct, canceller, said } = open();
    const ask = (): ReturnType<typeof pending<unknown>> & { readonly placing: Promise<void> } => {
      const answer = pending<unknown>();
      direct.answers['limit'] = answer.promise;
      return { ...answer, placing: store.limit({ side: 'BUY' }, price, quantity) };
    };
    const kinds = (): readonly string[] => store.told.map(({ message }) => message.kind);
    return { store, direct, canceller, said, kinds, first: ask(), second: ask() };
  }
  const placed = { status: 'placed' };
  const refused = { status: 'notPlaced', failure: offline };

  test('it is told what became of the last, not of a slower one before it', async () => {
    const { store, first, second, said } = two();
    second.resolve({ status: 'noTerms' });
    await second.placing;
    first.resolve(placed);
    await first.placing;
    expect(said.map((message) => message?.kind)).toEqual([undefined, 'noTerms']);
    expect(store.told).toHaveLength(1);
  });

  test.each([
    ['before', true],
    ['after', false],
  ])('that one came to nothing stays said, answered %s the other', async (_when, sooner) => {
    const { first, second, kinds } = two();
    const answer = async ({ resolve, placing }: typeof first, result: object): Promise<void> => {
      resolve(result);
      await placing;
    };
    if (sooner) await answer(first, refused);
    await answer(second, placed);
    if (!sooner) await answer(first, refused);
    expect(kinds()).toEqual(['failed', 'placed']);
  });

  test('a doubt gives way to what it came to, and all of it to what is asked for afterwards', async () => {
    const { store, direct, first, second, kinds } = two();
    (direct.calls[0]!.at(-1) as () => void)();
    second.resolve(placed);
    await second.placing;
    expect(kinds()).toEqual(['unknown', 'placed']);
    first.resolve(refused);
    await first.placing;
    expect(kinds()).toEqual(['failed', 'placed']);
    await store.cancel(limit);
    expect(kinds()).toEqual(['cancelled']);
  });

  test('what is no longer open is said so in its place', async () => {
    const { store, first, second, kinds } = two();
    const cancelling = store.cancel(limit);
    first.resolve(refused);
    second.resolve(placed);
    await Promise.all([cancelling, first.placing, second.placing]);
    store.gone(stop);
    expect(kinds()).toEqual(['failed', 'cancelled']);
    store.gone(limit);
    expect(kinds()).toEqual(['failed', 'gone']);
    // Only what was said last is true no more.
    store.say(undefined);
    expect(kinds()).toEqual(['failed']);
  });
});

test('the size is to blame where it is missing, no number, or against a rule, and nothing else is', () => {
  const { store } = open();
  const blamed = (message: Parameters<typeof store.say>[0]): boolean => {
    store.say(message);
    return store.blamesSize;
  };
  const problem = (field: string) => ({ kind: 'problem', problem: { field } }) as never;
  const size = { kind: 'size', problem: 'malformed' } as never;
  expect([undefined, { kind: 'noSize' } as const, size, problem('quantity')].map(blamed)).toEqual([
    false,
    true,
    true,
    true,
  ]);
  expect([problem('price'), { kind: 'noOrder' } as const].map(blamed)).toEqual([false, false]);
});
