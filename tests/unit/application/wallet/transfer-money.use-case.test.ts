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
    status: 'COMPLETED',
  };
}

function setUp(answer: () => Awaited<Outcome<{ readonly transferId: string }>>) {
  const read = { failure: undefined as Failure | undefined, asked: [] as unknown[], holdings: 0 };
  const scheduler = new FakeScheduler();
  const booked: Transfer[] = [transfer('1')];
  const sent: string[] = [];
  const use = new TransferMoney(
    {
      transfers: async (query) => {
        read.asked.push(query);
        return read.failure ? failure(read.failure) : success({ rows: [...booked].reverse(), total: booked.length });
      },
      payee: () => Promise.reject(new Error('nobody else is concerned')),
    },
    {
      move: async (asset, amount) => {
        sent.push(`${amount.toFixed()} ${asset}`);
        return answer();
      },
      sendToUser: () => Promise.reject(new Error('nobody else is concerned')),
    },
    { holdings: () => ({ refresh: async () => void (read.holdings += 1) }) } as unknown as WalletQueries,
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
  return { read, booked, sent, ends, execute, pass, lostTold: () => asked };
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

  it('is not sent while it is not known what was there before', async () => {
    const { execute, ends, sent, read } = setUp(() => success({ transferId: '2' }));
    read.failure = { kind: 'offline' };
    await execute();
    expect(ends).toEqual([{ status: 'refused', failure: { kind: 'offline' } }]);
    expect(sent).toEqual([]);
  });

  it('looks among the newest of the asset, and shows what is held as it is then', async () => {
    const done = setUp(() => success({ transferId: '2' }));
    await done.execute();
    expect(done.read).toMatchObject({ asked: [{ asset: 'USDT', page: 1, size: 50 }], holdings: 1 });
    const unsent = setUp(() => failure({ kind: 'rejected', reason: 'insufficientBalance' }));
    await unsent.execute();
    expect([unsent.read.holdings, unsent.lostTold()]).toEqual([0, 0]);
    const found = setUp(() => (found.booked.push(transfer('2')), failure(lost)));
    void found.execute();
    await found.pass(5_000);
    expect(found.ends).toEqual([{ status: 'done' }]);
    expect(found.read).toMatchObject({ asked: [{}, { asset: 'USDT', page: 1, size: 50 }], holdings: 2 });
  });

  it('is another one where it comes from or goes to another account', async () => {
    const { execute, ends, booked, pass } = setUp(() => failure(lost));
    void execute();
    booked.push(transfer('2', '10', 'main', 'else'), transfer('3', '10', 'else', 'bot'));
    await pass(longestJourney - 2_000);
    expect(ends).toEqual([]);
  });

  it('may have been made where nobody can be asked any more', async () => {
    const { execute, ends, pass, read } = setUp(() => ((read.failure = { kind: 'offline' }), failure(lost)));
    void execute();
    await pass(5_000);
    expect(ends).toEqual([]);
    read.failure = { kind: 'unauthorised' };
    await pass(20_000);
    expect(ends).toEqual([{ status: 'refused', failure: { kind: 'unanswered' } }]);
  });
});
