import type { Failure, Outcome } from '../../../../src/application/kernel/failure';
import { type QuoteEnd, TakeQuote } from '../../../../src/application/wallet/take-quote.use-case';
import type { ConvertPort } from '../../../../src/application/wallet/convert.port';
import type { WalletQueries } from '../../../../src/application/wallet/wallet.queries';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';

const quote = {
  quoteId: '7',
  sellAsset: 'USDT',
  sellAmount: decimal('100'),
  buyAsset: 'BTC',
  buyAmount: decimal('0.002'),
  price: decimal('50000'),
  expiresAt: 10_000,
};

/** The exchange rounds: what it books counts, not what was shown before. */
const booked = { ...quote, buyAmount: decimal('0.00199'), at: 5_000 };
const taken: QuoteEnd = { status: 'taken', booked };

type Answer = Awaited<Outcome<void>>;
const lost: Answer = failure({ kind: 'offline' });

function setUp(...answers: readonly Answer[]) {
  const scheduler = new FakeScheduler();
  const references: string[] = [];
  let drawn = 41;
  const take = new TakeQuote(
    {
      take: async (_quoteId, reference) => {
        references.push(reference);
        return answers[references.length - 1]!;
      },
    },
    { conversion: async (quoteId: string) => success({ ...booked, quoteId }) } as unknown as ConvertPort,
    { holdings: () => ({ refresh: async () => undefined }) } as unknown as WalletQueries,
    { identifier: () => (drawn += 1) },
    scheduler,
  );
  const ends: QuoteEnd[] = [];
  let lostTold = 0;
  const execute = async (): Promise<void> => {
    ends.push(await take.execute(quote, () => (lostTold += 1)));
  };
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      scheduler.advance(1_000);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { references, ends, execute, pass, lostTold: () => lostTold };
}

describe('taking a quote', () => {
  it('asks once, and says what came of it', async () => {
    const once = setUp(success(undefined));
    await once.execute();
    expect([once.ends, once.references]).toEqual([[taken], ['42']]);

    const over: Failure = { kind: 'invalid' };
    const refused = setUp(failure(over));
    await refused.execute();
    expect(refused.ends).toEqual([{ status: 'notTaken', failure: over }]);
    expect([once.lostTold(), refused.lostTold()]).toEqual([0, 0]);
  });

  it('asks again under the same reference while no answer comes', async () => {
    const { execute, ends, references, pass, lostTold } = setUp(lost, lost, success(undefined));
    void execute();
    await pass(10);
    expect(ends).toEqual([taken]);
    expect(new Set(references)).toEqual(new Set(['42']));
    expect(references).toHaveLength(3);
    expect(lostTold()).toBe(1);
  });

  it('believes the exchange that a quote is over that was never taken', async () => {
    const { execute, ends, pass } = setUp(lost, failure({ kind: 'invalid' }));
    void execute();
    await pass(5);
    expect(ends).toEqual([{ status: 'notTaken', failure: { kind: 'invalid' } }]);
  });

  it('is not known by whoever is logged in no more', async () => {
    const { execute, ends, pass } = setUp(lost, failure({ kind: 'rateLimited' }), failure({ kind: 'unauthorised' }));
    void execute();
    await pass(10);
    expect(ends).toEqual([{ status: 'unknown', failure: { kind: 'unanswered' } }]);
  });

  it('takes a quote that is there already for done', async () => {
    const { execute, ends, pass } = setUp(lost, failure({ kind: 'duplicate' }));
    void execute();
    await pass(5);
    expect(ends).toEqual([taken]);
  });
});
