import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const bitcoinAddress = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const hour = 3_600_000;

describe('the list of deposits and withdrawals', () => {
  let world: MoneyWorld;
  let begun: number;
  let ids: readonly number[];

  beforeAll(async () => {
    world = await openMoneyWorld();
    begun = world.now();
    const [ada, bea] = world.people as [MoneyWorld['people'][0], MoneyWorld['people'][0]];
    const { deposits, withdrawals } = world.wallet;
    const usdt = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '20' };
    const made: number[] = [];
    made.push((await withdrawals.request(ada, usdt, 'apiKey')).id);
    await withdrawals.request(bea, usdt, 'apiKey');
    await world.pass(hour);
    made.push(deposits.receive({ ...usdt, ...deposits.address(ada, 'USDT', 'ETH') }).id);
    await world.pass(hour);
    made.push(deposits.receive({ ...usdt, network: 'TRX', ...deposits.address(ada, 'USDT', 'TRX') }).id);
    await world.pass(hour);
    const coins = { ...usdt, token: 'BTC', network: 'BTC', address: bitcoinAddress, amount: '0.01' };
    made.push((await withdrawals.request(ada, coins, 'apiKey')).id);
    ids = made;
  });
  afterAll(() => world.close());

  const listed = (filter: object = {}) => {
    const { rows, total } = world.wallet.history(world.people[0]!, { ...firstPage, ...filter });
    return { places: rows.map(({ id }) => ids.indexOf(id)), total };
  };

  it('has the account’s own, newest first', () => {
    expect(listed()).toEqual({ places: [3, 2, 1, 0], total: 4 });
  });

  it.each([
    [{ token: 'USDT' }, [2, 1, 0]],
    [{ token: 'ETH_USDT' }, [1, 0]],
    [{ token: 'WOO' }, []],
    [{ network: 'ETH' }, [1, 0]],
    [{ side: 'DEPOSIT' }, [2, 1]],
    [{ side: 'WITHDRAW', token: 'BTC' }, [3]],
    [{ status: 'NEW' }, [3]],
    [{ status: 'COMPLETED', side: 'DEPOSIT' }, [2, 1]],
  ])('is narrowed down to %j', (filter, places) => {
    expect(listed(filter)).toEqual({ places, total: places.length });
  });

  it('is narrowed down by when they began, either end included', () => {
    expect(listed({ from: begun + hour }).places).toEqual([3, 2, 1]);
    expect(listed({ from: begun + hour + 1 }).places).toEqual([3, 2]);
    expect(listed({ to: begun + hour }).places).toEqual([1, 0]);
    expect(listed({ to: begun + hour - 1 }).places).toEqual([0]);
  });

  it('comes in pages that do not overlap, each with how many there are in all', () => {
    expect(listed({ size: 3 })).toEqual({ places: [3, 2, 1], total: 4 });
    expect(listed({ size: 3, page: 2 })).toEqual({ places: [0], total: 4 });
  });

  it('shows one of them to its account alone', () => {
    const { wallet, people } = world;
    expect(wallet.movement(people[0]!, ids[0]!)?.id).toBe(ids[0]);
    expect(wallet.movement(people[1]!, ids[0]!)).toBeUndefined();
    expect(wallet.movement(people[0]!, 99)).toBeUndefined();
  });

  it('tells apart what is still under way', () => {
    const { wallet, people } = world;
    expect(wallet.underWay(people[0]!).map(({ id }) => ids.indexOf(id))).toEqual([3]);
    expect(wallet.underWay(people[1]!)).toEqual([]);
  });
});

describe('what an account owes by what it has', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const ratio = (amount: string, token = 'USDT') => {
    const { debt, collateral, current, after } = world.wallet.loanToValue(ada(), token, amount);
    const text = (value: bigint | undefined) => value && unitsText(value);
    return [unitsText(debt), unitsText(collateral), text(current), text(after)];
  };
  // 1,000 USDT and 0.05 BTC at 5,005, and what WOO is worth.
  const whole = () => unitsFromText('1250.25') + world.wallet.prices.value('WOO', unitsFromText('5000'));
  // Only contracts run into debt, and this world trades none.
  const has = (balances: Readonly<Record<string, string>>) =>
    jest.spyOn(world.exchange, 'balances').mockReturnValue(
      Object.entries(balances).map(([asset, amount]) => ({
        accountId: ada().applicationId,
        asset,
        holding: unitsFromText(amount),
        frozen: 0n,
        lent: 0n,
        version: 1,
      })),
    );

  it('is nothing without debt, whatever is taken out', () => {
    const all = unitsText(whole());
    expect(ratio('1')).toEqual(['0', all, 0n, 0n]);
    expect(ratio('100000')).toEqual(['0', all, 0n, 0n]);
  });

  it('is the part that the debt is of all that is there, now and after something is taken out', () => {
    // 0.2 BTC are worth 1001 USDT.
    has({ USDT: '-500.5', BTC: '0.2' });
    expect(ratio('500.5')).toEqual(['500.5', '1001', '0.5', '1']);
    expect(ratio('0.1', 'BTC')).toEqual(['500.5', '1001', '0.5', '1']);
    has({ USDT: '1000', BTC: '-0.1', NONE: '-5' });
    expect(ratio('500')).toEqual(['500.5', '1000', '0.5005', '1.001']);
  });

  it('cannot be told with debt and nothing there', () => {
    has({ USDT: '-500.5', BTC: '0.2' });
    expect(ratio('1000.999999999999')).toEqual(['500.5', '1001', '0.5', '500500000000000']);
    expect(ratio('1001')).toEqual(['500.5', '1001', '0.5', undefined]);
    expect(ratio('2000')).toEqual(['500.5', '1001', '0.5', undefined]);
    has({ USDT: '-500.5' });
    expect(ratio('1')).toEqual(['500.5', '0', undefined, undefined]);
  });

  it('is asked about assets that come and go, and about amounts', () => {
    const refused = (named: string) =>
      expect.objectContaining({ code: -1005, message: expect.stringContaining(named) });
    expect(() => ratio('1', 'NONE')).toThrow(refused('token'));
    expect(() => ratio('0')).toThrow(refused('amount'));
  });
});

describe('the list of addresses and the rule that binds to it', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const address = { label: ' cold store ', network: 'ETH', address: elsewhere, memo: '' };
  const act = { action: 'WITHDRAWAL_ADDRESS', subject: address };

  it('takes an address with a proof of just that address', async () => {
    const booked = await world.wallet.addAddress(ada(), address, {});
    expect(booked).toMatchObject({ ...address, label: 'cold store' });
    expect(world.guarded.acts).toEqual([act]);
  });

  it('takes none without the proof', async () => {
    world.guarded.meanwhile = () => Promise.reject(new Error('wrong'));
    await expect(world.wallet.addAddress(ada(), address, {})).rejects.toThrow('wrong');
    expect(world.wallet.addresses.state(ada()).addresses).toEqual([]);
  });

  it('becomes stricter without a proof, and looser with one', async () => {
    await world.wallet.setListedOnly(ada(), true, {});
    expect(world.guarded.acts).toEqual([]);
    world.guarded.meanwhile = () => Promise.reject(new Error('wrong'));
    await expect(world.wallet.setListedOnly(ada(), false, {})).rejects.toThrow('wrong');
    expect(world.wallet.addresses.state(ada())).toMatchObject({ listedOnly: true, listedOnlyUntil: undefined });
    expect(world.guarded.acts).toEqual([{ action: 'WITHDRAWAL_ADDRESS', subject: { listedOnly: 'false' } }]);
    world.guarded.meanwhile = async () => undefined;
    await world.wallet.setListedOnly(ada(), false, {});
    expect(world.wallet.addresses.state(ada()).listedOnlyUntil).toBe(world.now() + 24 * hour);
  });
});
