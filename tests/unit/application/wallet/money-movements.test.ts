import { BeginPurchase } from '../../../../src/application/wallet/begin-purchase.use-case';
import { MoneyRecords } from '../../../../src/application/wallet/money-records';
import { MovementWatch } from '../../../../src/application/wallet/movement-watch';
import { WithdrawalRecord } from '../../../../src/application/wallet/withdrawal-record';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { Movement } from '../../../../src/domain/wallet/movement';
import { internalNetwork } from '../../../../src/domain/wallet/withdrawal';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { exchange } from '../../../support/asked-exchange';

const offline = failure({ kind: 'offline' } as const);
const page = (...rows: unknown[]) => success({ rows, total: rows.length });

describe('buying with a card', () => {
  function setUp(...answers: unknown[]) {
    const sent: unknown[][] = [];
    let drawn = 40;
    const purchases = { begin: async (...asked: unknown[]) => (sent.push(asked), answers.shift()) };
    return { sent, buy: new BeginPurchase(purchases as never, { identifier: () => (drawn += 1) }) };
  }

  it('begins once', async () => {
    const { sent, buy } = setUp(success('begun'), failure({ kind: 'invalid' }));
    expect(await buy.execute('q1', 'CARD', '/back')).toEqual(success('begun'));
    expect(await buy.execute('q2', 'CARD', '/back')).toEqual(failure({ kind: 'invalid' }));
    expect(sent).toEqual([
      ['q1', 'CARD', '41', '/back'],
      ['q2', 'CARD', '42', '/back'],
    ]);
  });

  it('asks once more under the same reference where the answer was lost, also when somebody presses again', async () => {
    const { sent, buy } = setUp(offline, offline, success('begun'));
    expect(await buy.execute('q1', 'CARD', '/back')).toEqual(offline);
    expect(await buy.execute('q1', 'CARD', '/back')).toEqual(success('begun'));
    expect(sent.map(([, , reference]) => reference)).toEqual(['41', '41', '41']);
  });
});

describe('what happened to the account’s money', () => {
  const movement = { id: '1', side: 'DEPOSIT', chainToken: 'TRON_USDT', amount: decimal('5'), createdAt: 1 };
  const party = (accountId: string) => ({ accountId, name: `account ${accountId}` });
  const transfer = { id: '2', asset: 'USDT', amount: decimal('5'), from: party('me'), to: party('bot'), at: 1 };
  const conversion = {
    quoteId: '3',
    sellAsset: 'USDT',
    sellAmount: decimal('5'),
    buyAsset: 'BTC',
    buyAmount: decimal('1'),
    at: 1,
  };
  const query = { asset: 'USDT', page: 1, size: 20 };

  function setUp(state: object = { status: 'loggedIn', account: { status: 'ready', value: { applicationId: 'me' } } }) {
    const host = exchange({
      movements: page(movement),
      transfers: page(transfer),
      conversions: page(conversion),
      ledger: page({ id: '4', kind: 'STAKING', asset: 'USDT', amount: decimal('5'), at: 1 }),
    });
    const session = { state: new Subject(state) } as never;
    return { host, records: new MoneyRecords(host.port, host.port, host.port, session) };
  }

  it.each([
    ['DEPOSIT', ['movements', { ...query, side: 'DEPOSIT', status: 'NEW' }], 'chain 1'],
    ['WITHDRAW', ['movements', { ...query, side: 'WITHDRAW', status: 'NEW' }], 'chain 1'],
    ['STAKING', ['ledger', { ...query, kind: 'STAKING' }], 'ledger 4'],
    ['PURCHASE', ['ledger', { ...query, kind: 'PURCHASE' }], 'ledger 4'],
    ['SUB_ACCOUNT_TRANSFER', ['transfers', query], expect.stringContaining('2')],
    ['CONVERT', ['conversions', { page: 1, size: 20, sellAsset: 'USDT' }], expect.stringContaining('3')],
  ] as const)('is read from where most is known of it (%s)', async (kind, call, id) => {
    const { host, records } = setUp();
    expect(await records.page({ ...query, kind, status: 'NEW' })).toMatchObject({
      ok: true,
      value: { rows: [{ id }], total: 1 },
    });
    expect(host.calls).toEqual([call]);
  });

  it('left the account where it was sent by it, and came where not', async () => {
    const amountOf = async (state?: object): Promise<string> => {
      const answer = await setUp(state).records.page({ ...query, kind: 'SUB_ACCOUNT_TRANSFER' });
      return answer.ok ? String(answer.value.rows[0]!.amount) : answer.error.kind;
    };
    expect(await amountOf()).toBe('-5');
    expect(await amountOf({ status: 'loggedIn', account: { status: 'ready', value: { applicationId: 'bot' } } })).toBe(
      '5',
    );
    // Nobody is known: nothing is said to have left.
    expect(await amountOf({ status: 'loggedOut', ended: false })).toBe('5');
    expect(await amountOf({ status: 'loggedIn', account: { status: 'loading' } })).toBe('5');
  });

  it('shows a deposit that is being confirmed above the first page of every kind, and in no file', async () => {
    const { host, records } = setUp();
    host.answers['movements'] = page({ ...movement, status: 'CONFIRMING' });
    const ids = async (asked: object) => {
      const answer = await records.shown({ ...query, ...asked });
      return answer.ok && answer.value.rows.map(({ id }) => id);
    };
    expect(await ids({})).toEqual(['chain 1', 'ledger 4']);
    expect(host.calls[0]).toEqual(['movements', { ...query, side: 'DEPOSIT' }]);
    expect(await ids({ page: 2 })).toEqual(['ledger 4']);
    expect(await records.page(query)).toMatchObject({ value: { rows: [{ id: 'ledger 4' }] } });
    host.answers['movements'] = offline;
    expect(await ids({})).toEqual(['ledger 4']);
  });

  it('tells among withdrawals what of them came back, unless one status is asked for', async () => {
    const { host, records } = setUp();
    host.answers['movements'] = page({ ...movement, side: 'WITHDRAW', status: 'CANCELED', updatedAt: 2 });
    const kinds = async (status?: 'CANCELED') => {
      const answer = await records.page({ ...query, kind: 'WITHDRAW', status });
      return answer.ok && answer.value.rows.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual(['WITHDRAW_REFUND', 'WITHDRAW']);
    expect(await kinds('CANCELED')).toEqual(['WITHDRAW']);
  });

  it('is read as a whole, page by page, as it is narrowed', async () => {
    const { host, records } = setUp();
    const all = await records.all({ kind: 'BUY', asset: 'USDT', to: 9 });
    expect(all).toMatchObject({ ok: true, value: [{ id: 'ledger 4' }] });
    expect(host.calls).toEqual([['ledger', { kind: 'BUY', asset: 'USDT', to: 9, page: 1, size: 500 }]]);
    host.answers['ledger'] = offline;
    expect(await records.all({})).toEqual(offline);
  });

  it('is not known while it cannot be read', async () => {
    const { host, records } = setUp();
    host.answers['ledger'] = offline;
    expect(await records.page(query)).toEqual(offline);
  });
});

describe('whoever watches what is on its way', () => {
  function watching(answer: unknown) {
    const time = new FakeScheduler();
    const host = exchange({ movements: answer });
    const told: unknown[] = [];
    const watched = { side: 'DEPOSIT', asset: 'BTC', size: 5 } as const;
    const stop = new MovementWatch(host.port, host.port, time, { moved: () => told.push('moved') }).watch(
      watched,
      (newest) => told.push(newest),
    );
    return { time, host, told, stop };
  }

  it.each(['NEW', 'CONFIRMING', 'PROCESSING'])('is told every two seconds (%s)', async (status) => {
    const { time, host, told } = watching(page({ status: 'COMPLETED' }, { status }));
    await time.settle(1_999, 1);
    expect(told).toEqual([success([{ status: 'COMPLETED' }, { status }])]);
    await time.settle(1, 1);
    expect(told).toHaveLength(2);
    expect(host.calls[0]).toEqual(['movements', { side: 'DEPOSIT', asset: 'BTC', size: 5, page: 1 }]);
  });

  it.each([page({ status: 'COMPLETED' }), page(), offline])(
    'is told every ten seconds otherwise (%#)',
    async (answer) => {
      const { time, told } = watching(answer);
      await time.settle(9_999, 9);
      expect(told).toHaveLength(1);
      await time.settle(2, 1);
      expect(told).toHaveLength(2);
    },
  );

  it('is told nothing any more once they have left', async () => {
    const left = watching(page());
    left.stop();
    await left.time.settle(30_000, 1_000);
    expect([left.told, left.host.calls.length]).toEqual([[], 1]);
    const later = watching(page());
    await later.time.settle();
    later.stop();
    await later.time.settle(30_000, 1_000);
    expect([later.told.length, later.host.calls.length]).toEqual([1, 1]);
  });
});

describe('whoever watches withdrawals', () => {
  const moved = { id: '1', status: 'PROCESSING', createdAt: 2 };
  const party = (accountId: string, userId?: string) => ({ accountId, name: accountId, userId });
  const transfer = {
    id: '1',
    asset: 'BTC',
    amount: decimal('5'),
    from: party('me'),
    to: party('ada', '7'),
    at: 3,
    status: 'COMPLETED',
  };

  function watching(size: number, transfers: unknown) {
    const time = new FakeScheduler();
    const host = exchange({ movements: page(moved), transfers });
    const told: { ok: boolean; value: readonly Movement[] }[] = [];
    const watched = { side: 'WITHDRAW', asset: 'BTC', size } as const;
    const again = jest.fn();
    new MovementWatch(host.port, host.port, time, { moved: again }).watch(watched, (newest) =>
      told.push(newest as never),
    );
    return { time, host, told, again };
  }

  it('is told of what went to people of the exchange too, and of no other transfer', async () => {
    const received = { ...transfer, id: '2', from: party('ada', '7'), to: party('me') };
    const waiting = { ...transfer, id: '3', at: 1, status: 'WAITING' };
    const { time, told } = watching(5, page(transfer, received, waiting));
    await time.settle();
    expect(told[0]!.value).toMatchObject([
      { id: 'transfer 1', network: internalNetwork, targetAddress: '7', status: 'COMPLETED', createdAt: 3 },
      moved,
      { id: 'transfer 3', targetAddress: '7', status: 'NEW', waitsForApproval: true },
    ]);
    const newest = watching(1, page(transfer));
    await newest.time.settle();
    expect(newest.told[0]!.value.map(({ id }) => id)).toEqual(['transfer 1']);
  });

  it('has the day’s limit read again when another ends one, and not for what had ended before', async () => {
    const { time, host, again } = watching(5, page({ ...transfer, status: 'WAITING' }));
    await time.settle(2_000, 1_000);
    expect(again).not.toHaveBeenCalled();
    host.answers['transfers'] = page({ ...transfer, status: 'REFUSED' });
    await time.settle(12_000, 1_000);
    expect(again).toHaveBeenCalledTimes(1);
    host.answers['movements'] = page({ ...moved, status: 'CANCELED' });
    await time.settle(4_000, 1_000);
    expect(again).toHaveBeenCalledTimes(2);
    await time.settle(30_000, 1_000);
    expect(again).toHaveBeenCalledTimes(2);
  });

  it('has transfers asked for no more often than at rest', async () => {
    const { time, host } = watching(5, page(transfer));
    await time.settle(9_999, 9);
    expect([host.times('movements'), host.times('transfers')]).toEqual([5, 1]);
    await time.settle(2_000, 1_000);
    expect([host.times('movements'), host.times('transfers')]).toEqual([6, 2]);
  });

  it('knows nothing while transfers cannot be read', async () => {
    const { time, told } = watching(5, offline);
    await time.settle();
    expect(told).toEqual([offline]);
  });
});

describe('a withdrawal in the record', () => {
  const row = { id: '1', amount: decimal('20'), targetAddress: '0xabc', memo: 'm', waitsForApproval: false };
  const to = { network: 'ETH', address: '0xabc', memo: 'm' };
  const wish = { asset: 'USDT', amount: decimal('20'), to };

  it('is known by address, memo and amount', async () => {
    const host = exchange({
      movements: page(
        row,
        { ...row, id: '2', memo: '' },
        { ...row, id: '3', targetAddress: '0xdef' },
        { ...row, id: '4', amount: decimal('21') },
        { ...row, id: '5', waitsForApproval: true },
      ),
    });
    expect(await new WithdrawalRecord(host.port, host.port).like(wish)).toEqual(
      success([
        { id: '1', waitsForApproval: false },
        { id: '5', waitsForApproval: true },
      ]),
    );
    expect(host.calls).toEqual([['movements', { asset: 'USDT', page: 1, size: 50, side: 'WITHDRAW', network: 'ETH' }]]);
  });

  it('to somebody at the exchange is a transfer of the amount', async () => {
    const to = { userId: 'u1' };
    const sent = { id: '1', amount: decimal('20'), to, status: 'COMPLETED' };
    const host = exchange({
      transfers: page(
        sent,
        { ...sent, id: '2', amount: decimal('21') },
        { ...sent, id: '3', to: { userId: 'u2' } },
        { ...sent, id: '4', status: 'WAITING' },
      ),
    });
    const like = await new WithdrawalRecord(host.port, host.port).like({ ...wish, to });
    expect(like).toEqual(
      success([
        { id: '1', waitsForApproval: false },
        { id: '4', waitsForApproval: true },
      ]),
    );
    expect(host.calls).toEqual([['transfers', { asset: 'USDT', page: 1, size: 50 }]]);
  });
});
