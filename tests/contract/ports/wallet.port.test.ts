import { WalletCommandsPort, type WithdrawalRequest } from '../../../src/application/wallet/wallet-commands.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour, minute, second } from '../../../src/domain/shared/instant';
import { isCancellable } from '../../../src/domain/wallet/movement';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { bindAuthenticator, refused, withdrawalProof } from './proofs';

const elsewhere = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const usdt = (amount: string, more: Partial<WithdrawalRequest> = {}): WithdrawalRequest => ({
  asset: 'USDT',
  network: 'ETH',
  address: elsewhere,
  memo: '',
  amount: decimal(amount),
  ...more,
});
const firstPage = { page: 1, size: 25 };

onBothSides('WalletPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  const join = (): Promise<PortVisitor> => world.join(`person${++people}@example.com`);
  const held = ({ accountId }: PortVisitor, asset: string) =>
    world.exchange.balances(accountId).find((balance) => balance.asset === asset)?.holding ?? 0n;
  const units = (whole: number) => BigInt(whole) * 10n ** 12n;
  const secrets = new Map<PortVisitor, string>();
  const secretOf = async (person: PortVisitor): Promise<string> => {
    const secret = secrets.get(person) ?? (await bindAuthenticator(world, person));
    secrets.set(person, secret);
    return secret;
  };
  const proof = async (person: PortVisitor, { amount, ...request }: WithdrawalRequest) =>
    withdrawalProof(world, person, await secretOf(person), { ...request, amount: decimalText(amount) });
  const withdraw = async (person: PortVisitor, request: WithdrawalRequest) =>
    person.port(WalletCommandsPort).withdraw(request, await proof(person, request));

  it('names the networks of a token, with their terms', async () => {
    const networks = value(await world.stranger().port(WalletPort).networks('USDT'));
    const tron = networks.find(({ network }) => network === 'TRX')!;
    expect(tron).toMatchObject({ token: 'USDT', protocol: 'TRC20', needsMemo: false, deposits: true });
    expect([tron.minimumWithdrawal, tron.withdrawalFee].map(decimalText)).toEqual(['10', '4.5']);
    expect(await world.stranger().port(WalletPort).networks('NOPE')).toEqual(refused('invalid'));
  });

  it('gives everybody their own address, and always the same', async () => {
    const [ada, bea] = [await join(), await join()];
    const address = value(await ada.port(WalletPort).depositAddress('USDT', 'TRX'));
    expect(address.address).toMatch(/^T\w{33}$/);
    expect(value(await ada.port(WalletPort).depositAddress('USDT', 'TRX'))).toEqual(address);
    expect(value(await bea.port(WalletPort).depositAddress('USDT', 'TRX'))).not.toEqual(address);
    const [memoOfAda, memoOfBea] = [
      value(await ada.port(WalletPort).depositAddress('XRP', 'XRP')),
      value(await bea.port(WalletPort).depositAddress('XRP', 'XRP')),
    ];
    expect(memoOfAda.address).toBe(memoOfBea.address);
    expect(memoOfAda.memo).not.toBe(memoOfBea.memo);
    expect(await ada.port(WalletPort).depositAddress('USDT', 'BTC')).toEqual(refused('invalid'));
    expect(await world.stranger().port(WalletPort).depositAddress('USDT', 'TRX')).toEqual(refused('unauthorised'));
  });

  it('credits a deposit when it has its confirmations, not before', async () => {
    const ada = await join();
    const port = ada.port(WalletPort);
    const { address } = value(await port.depositAddress('BTC', 'BTC'));
    const before = held(ada, 'BTC');
    world.areas.wallet.deposits.receive({ token: 'BTC', network: 'BTC', address, memo: '', amount: '0.5' });
    await world.pass(3 * second);
    const [coming] = value(await port.movements(firstPage)).rows;
    expect(coming).toMatchObject({
      side: 'DEPOSIT',
      chainToken: 'BTC',
      network: 'BTC',
      targetAddress: address,
      status: 'CONFIRMING',
      confirmations: { counted: 1, needed: 2 },
    });
    expect(held(ada, 'BTC')).toBe(before);
    await world.pass(minute);
    expect(value(await port.movements(firstPage)).rows[0]).toMatchObject({
      status: 'COMPLETED',
      confirmations: { counted: 2, needed: 2 },
    });
    expect(held(ada, 'BTC')).toBe(before + units(1) / 2n);
    const { rows } = value(await port.ledger({ ...firstPage, kind: 'DEPOSIT', asset: 'BTC' }));
    expect(decimalText(rows[0]!.amount)).toBe('0.5');
    expect(rows[0]!.movement).toMatchObject({ id: coming!.id, targetAddress: address, status: 'COMPLETED' });
    await world.pass(minute);
    expect(held(ada, 'BTC')).toBe(before + units(1) / 2n);
  });

  it('takes a withdrawal out of the balance at once, sends it later, and shows every step', async () => {
    const ada = await join();
    const port = both(ada, WalletPort, WalletCommandsPort);
    const { withdrawalId } = value(await withdraw(ada, usdt('100')));
    expect(held(ada, 'USDT')).toBe(units(9_900));
    const [asked] = value(await port.movements(firstPage)).rows;
    expect(asked).toMatchObject({
      id: withdrawalId,
      side: 'WITHDRAW',
      chainToken: 'ETH_USDT',
      status: 'NEW',
      targetAddress: elsewhere,
      transactionId: '',
      feeAsset: 'USDT',
    });
    expect([asked!.amount, asked!.fee].map(decimalText)).toEqual(['100', '2']);
    const booked = value(await port.ledger(firstPage)).rows.find(({ kind }) => kind === 'WITHDRAW');
    expect(booked!.movement).toEqual(asked);
    await world.pass(25 * second);
    expect(value(await port.movements(firstPage)).rows[0]!.status).toBe('PROCESSING');
    expect(await port.cancelWithdrawal(withdrawalId)).toEqual(refused('notFound'));
    await world.pass(minute);
    const [sent] = value(await port.movements(firstPage)).rows;
    expect(sent!.status).toBe('COMPLETED');
    expect(sent!.transactionId).toMatch(/^[0-9a-f]{64}$/);
    expect(held(ada, 'USDT')).toBe(units(9_900));
  });

  it('records what an account is worth, on the hour', async () => {
    const ada = await join();
    const port = ada.port(WalletPort);
    const begun = world.now();
    await world.pass(hour);
    await world.pass(hour);
    const points = value(await port.balanceHistory(begun));
    expect(points.map(({ at }) => at)).toEqual([hour, 2 * hour].map((passed) => begun - (begun % hour) + passed));
    const worth = value(await port.holdings()).reduce(
      (sum, { balance, price }) => sum + Number(balance) * Number(price ?? 0),
      0,
    );
    expect(Math.abs(Number(points[1]!.value) / worth - 1)).toBeLessThan(0.01);
    expect(value(await port.balanceHistory(begun + hour))).toEqual(points.slice(1));
    expect(await world.stranger().port(WalletPort).balanceHistory(0)).toEqual(refused('unauthorised'));
  });

  it('returns a withdrawal that is taken back while it is new, once', async () => {
    const [ada, bea] = [await join(), await join()];
    const port = both(ada, WalletPort, WalletCommandsPort);
    const { withdrawalId } = value(await withdraw(ada, usdt('100')));
    expect(isCancellable(value(await port.movements(firstPage)).rows[0] as never)).toBe(true);
    expect(await bea.port(WalletCommandsPort).cancelWithdrawal(withdrawalId)).toEqual(refused('notFound'));
    value(await port.cancelWithdrawal(withdrawalId));
    expect(held(ada, 'USDT')).toBe(units(10_000));
    expect(value(await port.movements(firstPage)).rows[0]!.status).toBe('CANCELED');
    expect(await port.cancelWithdrawal(withdrawalId)).toEqual(refused('notFound'));
    await world.pass(5 * minute);
    expect(held(ada, 'USDT')).toBe(units(10_000));
  });

  it.each([
    ['an address of another chain', usdt('100', { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }), 'invalid'],
    ['a network the token is not on', usdt('100', { network: 'BTC' }), 'invalid'],
    ['an amount below the minimum', usdt('9.99'), 'invalid'],
    ['an amount finer than the chain counts', usdt('100.0000001'), 'invalid'],
    ['a memo where none belongs', usdt('100', { memo: '77' }), 'invalid'],
    ['more than the day’s limit', usdt('10000.01'), 'cannotWithdraw'],
    [
      'more than there is',
      { asset: 'WOO', network: 'ETH', address: elsewhere, memo: '', amount: decimal('5001') },
      'rejected',
    ],
  ] as const)('refuses %s, and takes nothing', async (_what, request, kind) => {
    const ada = await join();
    expect(await withdraw(ada, request)).toEqual(refused(kind));
    expect([held(ada, 'USDT'), held(ada, 'WOO')]).toEqual([units(10_000), units(5_000)]);
    expect(value(await ada.port(WalletPort).movements(firstPage)).total).toBe(0);
  });

  it('lets nothing leave without a fresh proof', async () => {
    const ada = await join();
    const port = ada.port(WalletCommandsPort);
    expect(await port.withdraw(usdt('100'), {})).toEqual(refused('cannotWithdraw'));
    const good = await proof(ada, usdt('100'));
    expect(await port.withdraw(usdt('100'), {})).toEqual(refused('invalid'));
    expect(await port.withdraw(usdt('100'), { ...good, emailCode: '000000' })).toEqual(refused('invalid'));
    expect(await port.withdraw(usdt('101'), good)).toEqual(refused('invalid'));
    value(await port.withdraw(usdt('100'), good));
    expect(await port.withdraw(usdt('100'), good)).toEqual(refused('invalid'));
    expect(held(ada, 'USDT')).toBe(units(9_900));
  });

  it('counts a day’s withdrawals against its limit, and lets verified people take more', async () => {
    const ada = await join();
    const port = both(ada, WalletPort, WalletCommandsPort);
    expect(decimalText(value(await port.allowance()).limit)).toBe('10000');
    value(await withdraw(ada, usdt('6000')));
    expect(decimalText(value(await port.allowance()).used)).toBe('6000');
    expect(await withdraw(ada, usdt('4000.01'))).toEqual(refused('cannotWithdraw'));
    world.areas.users.setVerified(ada.userId, 'CH', 1);
    expect(decimalText(value(await port.allowance()).limit)).toBe('250000');
    await world.pass(day);
    expect(decimalText(value(await port.allowance()).used)).toBe('0');
  });

  it('filters a history by token, network, side, status and time', async () => {
    const ada = await join();
    const port = both(ada, WalletPort, WalletCommandsPort);
    const { address } = value(await port.depositAddress('BTC', 'BTC'));
    world.areas.wallet.deposits.receive({ token: 'BTC', network: 'BTC', address, memo: '', amount: '0.1' });
    const between = world.now() + 1;
    value(await withdraw(ada, usdt('50')));
    const count = async (filter: object) => value(await port.movements({ ...firstPage, ...filter })).total;
    expect(await count({})).toBe(2);
    expect(await count({ asset: 'BTC' })).toBe(1);
    expect(await count({ asset: 'ETH_USDT' })).toBe(1);
    expect(await count({ network: 'ETH' })).toBe(1);
    expect(await count({ side: 'DEPOSIT' })).toBe(1);
    expect(await count({ status: 'NEW' })).toBe(1);
    expect(await count({ status: 'CANCELED' })).toBe(0);
    expect(await count({ from: between })).toBe(1);
    expect(await count({ to: between })).toBe(1);
    expect(value(await port.movements({ page: 2, size: 1 })).rows[0]!.side).toBe('DEPOSIT');
  });

  it('knows what an account owes by what it has', async () => {
    const ada = await join();
    const ltv = value(await ada.port(WalletPort).loanToValue('USDT', decimal('100')));
    expect([ltv.debt, ltv.current!, ltv.after!].map(decimalText)).toEqual(['0', '0', '0']);
    expect(ltv.collateral.gt(10_000)).toBe(true);
  });
});
