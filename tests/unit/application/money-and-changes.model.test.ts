import { SubscribeEarn } from '../../../src/application/earn/subscribe-earn.use-case';
import type { Failure, Outcome } from '../../../src/application/kernel/failure';
import { CancelOrder } from '../../../src/application/trading/cancel-order.use-case';
import { EditOrder } from '../../../src/application/trading/edit-order.use-case';
import { OrderGuards } from '../../../src/application/trading/order-guards';
import { SendWithdrawal } from '../../../src/application/wallet/send-withdrawal.use-case';
import { TakeQuote } from '../../../src/application/wallet/take-quote.use-case';
import { TransferMoney } from '../../../src/application/wallet/transfer-money.use-case';
import { WithdrawalRecord } from '../../../src/application/wallet/withdrawal-record';
import { decimal } from '../../../src/domain/shared/decimal';
import { failure, success, type Result } from '../../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../../fakes/memory-platform';
import { FakeScheduler } from '../../support/fake-scheduler';
import { loaderOf } from '../../support/loader-of';
import { type Leg, legs, LossyLine, travel } from '../../support/lossy-line';
import { fc } from '../../support/properties';
import { FakeAccountStream, order as orderOf, ScriptedTrading } from './trading/trading-fakes';

/** What a person is told of their wish; `undefined` says nothing either way. */
type Said = 'done' | 'not done' | 'over' | undefined;

/** The exchange as it is, whatever is told of it. */
interface Truth {
  /** How often the wish was carried out. */
  done: number;
  /** What the wish was about has ended in another way. */
  over: boolean;
  /** Somebody was told unasked that it was carried out. */
  named: boolean;
}

interface World {
  readonly time: FakeScheduler;
  readonly line: LossyLine;
  readonly truth: Truth;
  readonly stream: FakeAccountStream;
  /** Milliseconds until a report of what was carried out; lost where there is none. */
  readonly reportAfter: number | undefined;
}

type Wish = (world: World) => Promise<Said>;

const amount = decimal('20');

/** An answer in words: a refusal says that it was not done, a lost answer says nothing. */
function said(answer: Result<unknown, Failure>): Said {
  if (answer.ok) return 'done';
  return answer.error.kind === 'unanswered' ? undefined : 'not done';
}

async function cancelled(world: World): Promise<Said> {
  const trading = {
    cancelOrder: () =>
      world.line.send((): Result<void, Failure> => {
        if (world.truth.over) return failure({ kind: 'notFound' });
        if (world.truth.done === 0) world.truth.done = 1;
        return success(undefined);
      }),
  };
  const cancel = new CancelOrder(trading, { refresh: async () => undefined });
  const answer = await cancel.cancel(orderOf());
  return answer.ok && answer.value === 'ended' ? 'over' : said(answer);
}

async function edited(world: World): Promise<Said> {
  const { time, line, truth, stream } = world;
  const [before, after] = [orderOf(), orderOf({ price: decimal('59000') })];
  const trading = new ScriptedTrading();
  trading.editOrder = () =>
    line.send((): Result<void, Failure> => {
      if (truth.over) return failure({ kind: 'rejected', reason: 'orderEnded' });
      truth.done += 1;
      if (world.reportAfter !== undefined)
        time.after(world.reportAfter, () => {
          truth.named = true;
          stream.report(after);
        });
      return success(undefined);
    });
  trading.openOrders = () =>
    line.send(() => {
      const rows = truth.over ? [] : [truth.done > 0 ? after : before];
      return success({ rows, total: rows.length });
    });
  const guards = new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage());
  const edit = new EditOrder(trading, trading, {} as never, {} as never, time, guards, stream);
  const answer = await edit.edit(before, { price: decimal('59000') });
  const ended = !answer.ok && answer.error.kind === 'rejected' && answer.error.reason === 'orderEnded';
  return ended ? 'over' : said(answer);
}

/** Quotes end at their time; under one reference one has one effect. */
async function converted({ time, line, truth }: World): Promise<Said> {
  const references = new Set<string>();
  const take = (_quoteId: string, reference: string): Outcome<void> =>
    line.send(() => {
      if (references.has(reference)) return success(undefined);
      if (truth.over) return failure({ kind: 'invalid' });
      references.add(reference);
      truth.done += 1;
      return success(undefined);
    });
  let drawn = 7;
  const port = { conversion: async () => failure<Failure>({ kind: 'offline' }) };
  const use = new TakeQuote(
    { take },
    port as never,
    { holdings: () => ({ refresh: async () => undefined }) } as never,
    { identifier: () => (drawn += 1) },
    time,
  );
  const end = await use.execute({ quoteId: '7' } as never, () => undefined);
  return end.status === 'taken' ? 'done' : said(failure(end.failure));
}

/** Rows of a record: an older one that says the same, and whatever was carried out. */
function recorded<T>({ line, truth }: World, row: (id: string) => T) {
  const rows = () => ['older', ...Array.from({ length: truth.done }, (_, index) => `new ${index}`)].map(row);
  return {
    read: () => line.send(() => success({ rows: rows(), total: 0 })),
    act: <A>(answer: A) =>
      line.send<A>(() => {
        truth.done += 1;
        return success(answer);
      }),
  };
}

async function withdrawn(world: World): Promise<Said> {
  const to = { network: 'ETH', address: '0xabc', memo: '' };
  const { read, act } = recorded(world, (id) => ({ id, amount, targetAddress: to.address, memo: '' }));
  const wallet = { movements: read, withdraw: () => act({ withdrawalId: 'new 0' }) };
  const record = new WithdrawalRecord(wallet as never, {} as never);
  const moved = { moved: () => undefined };
  const use = new SendWithdrawal(wallet as never, {} as never, record, moved as never, world.time);
  const answer = await use.execute({ asset: 'USDT', amount, to }, {});
  if (!answer.ok || answer.value.status === 'sent') return said(answer);
  const { status } = await answer.value.outcome;
  return status === 'sent' ? 'done' : status === 'notSent' ? 'not done' : undefined;
}

async function subscribed(world: World): Promise<Said> {
  const wish = { productId: 'flexible-usdt', amount, autoReinvest: true };
  const { read, act } = recorded(world, (id) => ({ id, positionId: id, kind: 'SUBSCRIBE', ...wish }));
  const earn = { history: read, subscribe: () => act({ positionId: 'new 0' }) };
  const answer = await new SubscribeEarn(earn as never, earn as never, world.time, new FakePage()).execute(wish);
  if (!answer.ok || answer.value.status === 'done') return said(answer);
  const { status } = await answer.value.outcome;
  return status === 'done' ? 'done' : status === 'notDone' ? 'not done' : undefined;
}

async function transferred(world: World): Promise<Said> {
  const { read, act } = recorded(world, (id) => ({ id, amount, from: { accountId: '1' }, to: { accountId: '2' } }));
  const port = { transfers: read, move: () => act(undefined) };
  const queries = { holdings: () => ({ refresh: async () => undefined }) };
  const use = new TransferMoney(port as never, port as never, queries as never, world.time);
  const wish = { asset: 'USDT', amount, fromAccountId: '1', toAccountId: '2' };
  const end = await use.execute(wish, () => undefined);
  return end.status === 'done' ? 'done' : said(failure(end.failure));
}

/** As often as not it never comes. */
function sometimes(longest: number): fc.Arbitrary<number | undefined> {
  return fc.option(travel(longest), { nil: undefined, freq: 1 });
}

/** It is carried out, its answer is lost, and the session has ended when it is asked for again. */
const endedMeanwhile: [readonly Leg[], undefined, undefined, number] = [
  [
    { there: 0, back: undefined, givenUp: 3_000, turnedAway: false },
    { there: 0, back: 0, givenUp: 1_000, turnedAway: false },
  ],
  undefined,
  undefined,
  1_000,
];

const wishes: Readonly<Record<string, Wish>> = { cancelled, edited, converted, withdrawn, subscribed, transferred };

test.each(Object.entries(wishes))(
  'over any line no sentence about what is %s is false, and it is done once at most',
  async (_name, wish) => {
    await fc.assert(
      fc.asyncProperty(
        legs,
        sometimes(30_000),
        sometimes(90_000),
        sometimes(90_000),
        async (journey, reportAfter, endsAfter, loggedOutAfter) => {
          const time = new FakeScheduler();
          const truth: Truth = { done: 0, over: false, named: false };
          const line = new LossyLine(time, journey);
          if (loggedOutAfter !== undefined) time.after(loggedOutAfter, () => (line.sessionEnded = true));
          if (endsAfter !== undefined) time.after(endsAfter, () => (truth.over = true));
          let told: Said | 'nothing yet' = 'nothing yet';
          const stream = new FakeAccountStream();
          void wish({ time, line, truth, stream, reportAfter }).then((words) => (told = words));
          for (let now = 0; now < 180; now += 1) {
            await time.settle(1_000, 250);
            // Looked at again each second: what was said stays true.
            const words = told as Said | 'nothing yet';
            if (words === 'done' && truth.done === 0) throw new Error('It was said to be done, and is not.');
            if (words === 'not done' && truth.done > 0) throw new Error('It was said not to be done, and is.');
            if (words === 'over' && !truth.over) throw new Error('It was said to be over, and is not.');
            if (truth.done > 1) throw new Error('It was done twice.');
            if (truth.named && words === 'nothing yet') throw new Error('It is named, and still in doubt.');
          }
        },
      ),
      { numRuns: 300, examples: [endedMeanwhile] },
    );
  },
);
