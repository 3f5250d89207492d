import { unitsText } from '../../../../../sandbox/engine/model/units';
import { isAddressOf } from '../../../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../../../sandbox/services/wallet/networks';
import { openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const block = 3_000;

describe('a deposit over a chain', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const held = (index = 0) => unitsText(world.holding(world.people[index]!.applicationId, 'USDT'));
  const given = (index = 0, network = 'TRX') => world.wallet.deposits.address(world.people[index]!, 'USDT', network);
  const pay = (amount: string, to = given(), network = 'TRX') =>
    world.wallet.deposits.receive({ token: 'USDT', network, ...to, amount });
  const seen = () => world.wallet.history(ada(), firstPage).rows[0]!;
  const told = (index = 0) => world.notifications.list(world.people[index]!.userId, firstPage).rows;

  it('is seen at once, with where it came from and how many confirmations it needs, and is no balance yet', () => {
    const { address } = given();
    const movement = pay('12.5');
    expect(movement).toMatchObject({
      accountId: ada().applicationId,
      side: 'DEPOSIT',
      asset: 'USDT',
      network: 'TRX',
      chainToken: 'TRON_USDT',
      targetAddress: address,
      memo: '',
      status: 'CONFIRMING',
      confirmed: 0,
      threshold: 20,
      booked: false,
      createdAt: world.now(),
      updatedAt: world.now(),
    });
    expect([unitsText(movement.amount), movement.fee]).toEqual(['12.5', 0n]);
    expect(movement.transactionId).toMatch(/^[0-9a-f]{64}$/);
    expect(isAddressOf(networkOf('USDT', 'TRX')!.chain, movement.sourceAddress)).toBe(true);
    expect(movement.sourceAddress).not.toBe(address);
    expect(world.wallet.history(ada(), firstPage)).toEqual({ rows: [movement], total: 1 });
    expect(held()).toBe('1000');
  });

  it('has a confirmation for each block, and is credited with the last one it needs, once', async () => {
    const begun = world.now();
    pay('12.5');
    await world.pass(2 * block - 1_000);
    expect(seen()).toMatchObject({ status: 'CONFIRMING', confirmed: 1, updatedAt: world.now() });
    const looked = world.now();
    await world.pass(999);
    expect(seen()).toMatchObject({ confirmed: 1, updatedAt: looked });
    await world.pass(begun + 20 * block - 1 - world.now());
    expect(seen()).toMatchObject({ status: 'CONFIRMING', confirmed: 19, booked: false });
    expect([held(), world.wallet.underWay(ada()).length]).toEqual(['1000', 1]);
    await world.pass(1_000);
    expect(seen()).toMatchObject({ status: 'COMPLETED', confirmed: 20, booked: true, updatedAt: world.now() });
    expect([held(), world.wallet.underWay(ada()).length]).toEqual(['1012.5', 0]);
    await world.pass(100 * block);
    expect([held(), seen().confirmed]).toEqual(['1012.5', 20]);
  });

  it('comes out of the world outside, and the ledger has one line of it', async () => {
    const outside = () => world.holding('outside-world', 'USDT');
    // The sheet is drawn up here, so that the house brings in no capital between the two looks.
    await world.reserves.sheet();
    const before = outside();
    const { id } = pay('12.5');
    await world.pass(20 * block);
    expect(unitsText(before - outside())).toBe('12.5');
    const { rows } = world.wallet.ledger(ada(), { ...firstPage, kind: 'DEPOSIT', asset: 'USDT' });
    expect(
      rows.filter(({ reference }) => reference === `deposit:${id}`).map(({ amount }) => unitsText(amount)),
    ).toEqual(['12.5']);
  });

  it('is told to its owner when it is there, and to nobody before or besides', async () => {
    pay('12.5');
    await world.pass(19 * block);
    expect(told()).toEqual([]);
    await world.pass(block);
    await world.pass(block);
    expect(told()).toMatchObject([
      {
        type: 'DEPOSIT',
        level: 'success',
        title: 'Deposit received',
        body: '12.5 USDT are in your account.',
        message: { key: 'deposited', values: { amount: '12.5', asset: 'USDT' } },
        link: '/wallet?deposit=USDT',
      },
    ]);
    expect([told(1), held(1)]).toEqual([[], '1000']);
  });

  it('is the account’s that was given the address, whoever it is', async () => {
    const sub = world.users.addSubAccount(ada(), 'bot');
    await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
    given();
    const hers = world.wallet.deposits.address(sub, 'USDT', 'TRX');
    pay('12.5', hers);
    await world.pass(20 * block);
    expect([held(), unitsText(world.holding(sub.applicationId, 'USDT'))]).toEqual(['1000', '12.5']);
  });

  it('goes to whom its memo says, where one address takes everybody’s', async () => {
    const [hers, his] = [given(0, 'TON'), given(1, 'TON')];
    expect(hers.address).toBe(his.address);
    expect(hers.memo).not.toBe(his.memo);
    pay('20', his, 'TON');
    await world.pass(5 * block);
    expect([held(0), held(1)]).toEqual(['1000', '1020']);
    expect(() => pay('20', { ...his, memo: '1' }, 'TON')).toThrow(expect.objectContaining({ code: -1006 }));
  });

  it('reaches nobody where nobody was given the address for that token on that network', () => {
    const { address, memo } = given();
    const refused = expect.objectContaining({ code: -1006, message: 'Nobody was given this address.' });
    const { deposits } = world.wallet;
    expect(() =>
      deposits.receive({ token: 'USDT', network: 'TRX', address: given(0, 'ETH').address, memo, amount: '10' }),
    ).toThrow(refused);
    expect(() => deposits.receive({ token: 'TRX', network: 'TRX', address, memo, amount: '10' })).toThrow(refused);
    expect(world.wallet.history(ada(), firstPage)).toEqual({ rows: [], total: 0 });
  });

  it('has the same address however often it is asked for, by whichever name of token and network', () => {
    const first = given();
    expect(given()).toEqual(first);
    expect(world.wallet.deposits.address(ada(), 'TRON_USDT', 'TRC20')).toEqual(first);
    expect(pay('10').targetAddress).toBe(first.address);
  });

  it.each([
    ['USDT', 'BTC', 'the token is not there'],
    ['NONE', 'ETH', 'there is no such token'],
    ['USDT', 'AVAXC', 'it is being worked on'],
  ])('of %s cannot come over %s: %s', (token, network) => {
    const refused = expect.objectContaining({ code: -1005, message: expect.stringContaining('network') });
    expect(() => world.wallet.deposits.address(ada(), token, network)).toThrow(refused);
    expect(() =>
      world.wallet.deposits.receive({ token, network, address: given().address, memo: '', amount: '10' }),
    ).toThrow(refused);
  });

  it('is at least a hundredth of what may be withdrawn, and no finer than the token is on its chain', () => {
    expect(unitsText(pay('0.1').amount)).toBe('0.1');
    expect(unitsText(pay('0.100001').amount)).toBe('0.100001');
    expect(() => pay('0.099999')).toThrow(
      expect.objectContaining({ code: -1005, message: expect.stringContaining('the minimum is 0.1') }),
    );
    expect(() => pay('10.0000001')).toThrow(expect.objectContaining({ code: -1005 }));
  });
});
