import type { Failure, Outcome } from '../../../../src/application/kernel/failure';
import { longestJourney } from '../../../../src/application/trading/until-known';
import { type TransferEnd, TransferMoney } from '../../../../src/application/wallet/transfer-money.use-case';
import type { WalletQueries } from '../../../../src/application/wallet/wallet.queries';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Transfer } from '../../../../src/domain/wallet/transfer';
import { FakeScheduler } from '../../../support/fake-scheduler';

const order = { asset: 'USDT', amount: decimal('10'), fromAccountId: 'main', toAccountId: 'bot' };
const lost: Failure = { kind: 'unanswered' };

function transfer(id: string, amount = '10', from = 'main', to = 'bot'): Transfer {
  const party = (accountId: string) => ({ accountId, name: accountId });
  return {
    id,
    asset: 'USDT',
    amount: decimal(amount),
    from: party(from),
    to: party(to),
    at: 1,
    waitsForApproval: false,
  };
}

function setUp(answer: () => Awaited<Outcome<{ readonly transferId: string }>>) {
  const scheduler = new FakeScheduler();
  const booked: Transfer[] = [transfer('1')];
  const sent: string[] = [];
  const use = new TransferMoney(
    { transfers: async () => success({ rows: [...booked].reverse(), total: booked.length }) },
    {
      move: async (asset, amount) => {
        sent.push(`${amount.toFixed()} ${asset}`);
        return answer();
      },
      sendToUser: () => Promise.reject(new Error('nobody else is concerned')),
    },
    { holdings: () => ({ refresh: async () => undefined }) } as unknown as WalletQueries,
    scheduler,
  );
  const ends: TransferEnd[] = [];
  let asked = 0;
  const execute = async (): Promise<void> => {
    ends.push(await use.execute(order, () => (asked += 1)));
  };
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      scheduler.advance(Math.min(1_000, left));
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  return { booked, sent, ends, execute, pass, lostTold: () => asked };
}

describe('moving money between own accounts', () => {
  it('is done when the exchange says so', async () => {
    const { execute, ends, sent } = setUp(() => success({ transferId: '2' }));
    await execute();
    expect(ends).toEqual([{ status: 'done' }]);
    expect(sent).toEqual(['10 USDT']);
  });

  it('says why it was refused', async () => {
    const refusal: Failure = { kind: 'rejected', reason: 'insufficientBalance' };
    const { execute, ends } = setUp(() => failure(refusal));
    await execute();
    expect(ends).toEqual([{ status: 'refused', failure: refusal }]);
  });

  it('finds a transfer whose answer was lost among the booked ones, and sends nothing twice', async () => {
    const { execute, ends, sent, booked, pass, lostTold } = setUp(() => {
      booked.push(transfer('2'));
      return failure(lost);
    });
    void execute();
    await pass(5_000);
    expect(ends).toEqual([{ status: 'done' }]);
    expect(sent).toHaveLength(1);
    expect(lostTold()).toBe(1);
  });

  it('takes neither an earlier transfer of the same amount nor another one for it', async () => {
    const { execute, ends, booked, pass } = setUp(() => failure(lost));
    void execute();
    booked.push(transfer('2', '11'), transfer('3', '10', 'bot', 'main'));
    await pass(longestJourney - 2_000);
    expect(ends).toEqual([]);
    booked.push(transfer('4'));
    await pass(20_000);
    expect(ends).toEqual([{ status: 'done' }]);
  });

  it('gives one up only once its request cannot arrive any more', async () => {
    const { execute, ends, pass } = setUp(() => failure(lost));
    void execute();
    await pass(longestJourney - 2_000);
    expect(ends).toEqual([]);
    await pass(40_000);
    expect(ends).toEqual([{ status: 'refused', failure: lost }]);
  });
});
