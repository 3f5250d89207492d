import { CancelWithdrawal } from '../../../../src/application/wallet/cancel-withdrawal.use-case';
import { ChainsQueries } from '../../../../src/application/wallet/chains.queries';
import { ChangeAddressBook } from '../../../../src/application/wallet/change-address-book.use-case';
import { transferableBalance } from '../../../../src/application/wallet/transferable-balance';
import { WalletQueries } from '../../../../src/application/wallet/wallet.queries';
import { WithdrawalQueries } from '../../../../src/application/wallet/withdrawal.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const refused = failure({ kind: 'invalid' } as const);
const minute = 60_000;

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const cache = new ReadCache();
  return {
    host,
    cache,
    chains: new ChainsQueries(cache, host.port, host.port),
    withdrawals: new WithdrawalQueries(cache, host.port, host.port, host.port, host.port),
    wallet: new WalletQueries(cache, host.port, host.port, host.port, host.port),
  };
}

describe('what is read of money that comes and goes', () => {
  const fresh = (cache: ReadCache): unknown[] =>
    cache.opened.map(({ staleAfter, outlivesSession }) => [staleAfter, outlivesSession]);

  it('is asked of the exchange, each by itself, and is fresh for as long as it may be', async () => {
    const { host, cache, chains, withdrawals } = setUp({
      tokens: success([]),
      check: success({ toSetUp: ['OTP'], factors: ['EMAIL'], passkey: false }),
    });
    const reads = [
      chains.assets(),
      chains.networks('BTC'),
      chains.depositAddress('BTC', 'LIGHTNING'),
      withdrawals.allowance(),
      withdrawals.loanToValue('BTC', decimal('0.5')),
      withdrawals.addressBook(),
      withdrawals.requirements(),
    ];
    for (const read of reads) await (read as Resource<unknown>).refresh();
    expect(host.calls).toEqual([
      ['tokens'],
      ['networks', 'BTC'],
      ['depositAddress', 'BTC', 'LIGHTNING'],
      ['allowance'],
      ['loanToValue', 'BTC', decimal('0.5')],
      ['book'],
      ['check', 'WITHDRAW'],
    ]);
    expect(withdrawals.requirements().current).toMatchObject({ value: { toSetUp: ['OTP'], mailed: true } });
    expect(fresh(cache).slice(0, 7)).toEqual([
      // What is the same for everybody stays when somebody leaves.
      [5 * minute, true],
      [minute, true],
      [minute, undefined],
      ...Array.from({ length: 4 }, () => [undefined, undefined]),
    ]);
  });

  it('is one value for one question', () => {
    const { cache, chains, withdrawals, wallet } = setUp();
    const half = decimal('0.5');
    const reads = (): readonly unknown[] => [
      chains.assets(),
      chains.networks('BTC'),
      chains.networks('ETH'),
      chains.depositAddress('BTC', 'BTC'),
      chains.depositAddress('BTC', 'LIGHTNING'),
      withdrawals.allowance(),
      withdrawals.loanToValue('BTC', half),
      withdrawals.loanToValue('BTC', decimal('1')),
      withdrawals.loanToValue('ETH', half),
      withdrawals.addressBook(),
      withdrawals.requirements(),
      wallet.holdings(),
      wallet.averageCosts(),
      wallet.currencyRates(),
      wallet.firstDeposit(),
      wallet.balanceHistory(1),
      wallet.balanceHistory(2),
      wallet.recentOf('BTC'),
      wallet.recentOf('ETH'),
      wallet.rewards(1),
      wallet.rewards(2),
      wallet.convertible(),
      wallet.convertLimits(),
    ];
    expect(new Set(reads()).size).toBe(reads().length);
    expect(reads().map((read, index) => read === reads()[index])).not.toContain(false);
    expect(cache.unnamed('wallet')).toEqual([]);
  });

  it.each([
    ['a mailed code', ['EMAIL', 'OTP'], false, true],
    ['a passkey in its place', ['EMAIL', 'OTP'], true, false],
    ['an authenticator alone', ['OTP'], false, false],
  ])('knows whether %s proves a withdrawal', async (_, factors, passkey, mailed) => {
    const { withdrawals } = setUp({ check: success({ toSetUp: [], factors, passkey }) });
    await withdrawals.requirements().refresh();
    expect(withdrawals.requirements().current).toMatchObject({ value: { mailed } });
  });

  it('shows each asset once, and none that is listed no more', async () => {
    const token = (asset: string, fullName: string, delisted = false) => ({ asset, fullName, delisted });
    const { chains } = setUp({
      tokens: success([
        token('BTC', 'Bitcoin'),
        token('OLD', 'Gone', true),
        token('ETH', 'Ether'),
        token('BTC', 'Bitcoin'),
      ]),
    });
    await chains.assets().refresh();
    expect(chains.assets().current).toMatchObject({
      value: [
        { asset: 'BTC', name: 'Bitcoin' },
        { asset: 'ETH', name: 'Ether' },
      ],
    });
  });

  it('is asked of the exchange by the wallet, too', async () => {
    const { host, cache, wallet } = setUp({
      fills: success({ rows: [], total: 0 }),
      ledger: success({ rows: [], total: 0 }),
      movements: success({ rows: [], total: 0 }),
      conversions: success({ rows: [], total: 0 }),
    });
    const reads = [
      wallet.holdings(),
      wallet.averageCosts(),
      wallet.currencyRates(),
      wallet.firstDeposit(),
      wallet.balanceHistory(3),
      wallet.recentOf('BTC'),
      wallet.rewards(2),
      wallet.convertible(),
      wallet.convertLimits(),
    ];
    for (const read of reads) await (read as Resource<unknown>).refresh();
    expect(host.calls).toEqual([
      ['holdings'],
      ['fills', { symbol: undefined, page: 1, size: 500 }],
      ['conversions', { page: 1, size: 1000 }],
      ['currencyRates'],
      ['firstDeposit'],
      ['balanceHistory', 3],
      ['movements', { asset: 'BTC', page: 1, size: 5, side: 'DEPOSIT' }],
      ['ledger', { asset: 'BTC', page: 1, size: 5 }],
      ['ledger', { kind: 'DISTRIBUTION', page: 2, size: 10 }],
      ['assets'],
      ['limits'],
    ]);
    const ten = 10 * minute;
    expect(fresh(cache).map((each) => (each as unknown[])[0])).toEqual([
      ...[undefined, undefined, ten, minute, ten, undefined, undefined, ten, ten],
    ]);
  });

  it('says nothing of what something cost where there are too many trades to know all', async () => {
    const fill = { symbol: 'SPOT_BTC_USDT', side: 'BUY', price: decimal('100'), quantity: decimal('1'), at: 1 };
    const bought = { ...fill, fee: decimal('0'), feeAsset: 'USDT', tradeId: '1', orderId: '1' };
    const conversions = success({ rows: [], total: 0 });
    const known = setUp({ fills: success({ rows: [bought], total: 1 }), conversions }).wallet.averageCosts();
    await known.refresh();
    expect(known.current).toMatchObject({ status: 'ready' });
    expect([...(known.current as never as { value: ReadonlyMap<string, unknown> }).value.keys()]).toEqual(['BTC']);
    const many = setUp({ fills: success({ rows: [bought], total: 1_000_000 }), conversions }).wallet.averageCosts();
    await many.refresh();
    expect((many.current as never as { value: ReadonlyMap<string, unknown> }).value.size).toBe(0);
  });
});

describe('what may leave the account', () => {
  it('is bounded by nothing while nothing is known', () => {
    expect(transferableBalance({ byAsset: undefined }, 'BTC')).toEqual({});
  });

  it('is what is held of the asset', () => {
    const byAsset = new Map([['BTC', { available: decimal('2') }]]);
    expect(String(transferableBalance({ byAsset } as never, 'BTC').available)).toBe('2');
    expect(String(transferableBalance({ byAsset } as never, 'ETH').available)).toBe('0');
  });
});

describe('a withdrawal that has not left', () => {
  it.each([success(undefined), refused])(
    'is taken back, and what may be withdrawn is read again (%#)',
    async (answer) => {
      const { host, withdrawals } = setUp({ cancelWithdrawal: answer, check: success({ toSetUp: [], factors: [] }) });
      expect(await new CancelWithdrawal(host.port, withdrawals).execute('7')).toEqual(answer);
      expect(host.calls).toEqual([['cancelWithdrawal', '7'], ['allowance'], ['check', 'WITHDRAW']]);
    },
  );
});

describe('the addresses to withdraw to', () => {
  const address = { label: ' cold ', network: 'BTC', address: 'bc1', memo: '' };
  const proof = {} as never;

  it.each([
    [(use: ChangeAddressBook) => use.add(address, proof), ['add', { ...address, label: 'cold' }, proof]],
    [(use: ChangeAddressBook) => use.remove('a1'), ['remove', 'a1']],
    [(use: ChangeAddressBook) => use.setListedOnly(true, proof), ['setListedOnly', true, proof]],
  ] as const)('are changed, and read again whatever came of it (%#)', async (change, call) => {
    const { host, withdrawals } = setUp();
    expect(await change(new ChangeAddressBook(host.port, withdrawals))).toEqual(success(undefined));
    host.answers[call[0]] = refused;
    expect(await change(new ChangeAddressBook(host.port, withdrawals))).toEqual(refused);
    expect(host.calls).toEqual([call, ['book'], call, ['book']]);
  });
});
