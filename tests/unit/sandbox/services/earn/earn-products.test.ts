import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { EarnRepository } from '../../../../../sandbox/services/earn/earn-repository';
import { earnProducts } from '../../../../../sandbox/services/earn/earn-products';
import { openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

describe('the products of earn', () => {
  it.each(earnProducts.map((product) => [product.productId, product] as const))('%s says what it is', (id, product) => {
    const { token, type, name, durationDays: days, riskNote } = product;
    const kind = { FLEXIBLE: 'flexible', FIXED: 'fixed', RWA: 'rwa', LOCKED: 'locked' }[type];
    const words = { FLEXIBLE: 'flexible', FIXED: `${days} days`, RWA: 'treasury bills', LOCKED: `vault ${days} days` };
    expect(name).toBe(`${token} ${words[type]}`);
    expect(id.startsWith(`${kind}-${token.toLowerCase()}`)).toBe(true);
    expect(days === undefined).toBe(type === 'FLEXIBLE' || type === 'RWA');
    if (days !== undefined) expect(id).toBe(`${kind}-${token.toLowerCase()}-${days}`);
    expect(riskNote).toMatch(
      {
        FLEXIBLE: /^Money may leave at any time\./,
        FIXED: /forfeits the yield\.$/,
        RWA: /^Backed by .*; leaving takes a day\.$/,
        LOCKED: /^Money cannot leave before the term is over\.$/,
      }[type],
    );
    expect(product.redeemDelayHours).toBe(type === 'FIXED' || type === 'RWA' ? 24 : 0);
    expect([product.provider, product.underlying].every((text) => (text !== '') === (type === 'RWA'))).toBe(true);
  });

  it.each(earnProducts.map((product) => [product.productId, product] as const))(
    '%s has bounds and a rate that fit together',
    (_id, { minAmount, maxAmount, quotaTotal, apr, bonusApr }) => {
      expect(minAmount > 0n && minAmount < maxAmount && maxAmount < quotaTotal).toBe(true);
      expect(apr > 0n && apr < unitsFromText('0.1')).toBe(true);
      expect(bonusApr >= 0n && bonusApr < apr).toBe(true);
    },
  );

  it('pay more for a longer term, and for any term more than for none', () => {
    const rate = (id: string) => earnProducts.find(({ productId }) => productId === id)!.apr;
    expect(rate('fixed-usdt-90') > rate('fixed-usdt-30') && rate('fixed-usdt-30') > rate('flexible-usdt')).toBe(true);
    expect(rate('fixed-btc-60') > rate('flexible-btc')).toBe(true);
    expect(rate('locked-eth-60') > rate('fixed-eth-30') && rate('fixed-eth-30') > rate('flexible-eth')).toBe(true);
    expect(rate('locked-woo-90') > rate('flexible-woo')).toBe(true);
    expect(rate('rwa-usdc-treasury') > rate('flexible-usdc')).toBe(true);
  });

  it('say how much of their rate is a bonus', () => {
    const bonuses = earnProducts.filter(({ bonusApr }) => bonusApr > 0n);
    expect(bonuses.map(({ productId, bonusApr }) => [productId, unitsText(bonusApr)])).toEqual([
      ['fixed-usdt-90', '0.012'],
      ['locked-woo-90', '0.02'],
    ]);
  });
});

describe('the list of products', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const product = (id: string) => {
    const { status, quotaUsed } = world.earn.list().find(({ productId }) => productId === id)!;
    return [status, unitsText(quotaUsed)];
  };
  /** Somebody else's, of a quota of 150. */
  const taken = (amount: string) =>
    new EarnRepository(world.database).addPosition({
      accountId: 'another',
      productId: 'fixed-btc-60',
      principal: unitsFromText(amount),
      autoReinvest: false,
      startedAt: world.now(),
      accruedThrough: world.now(),
      maturesAt: undefined,
    });
  const subscribe = (amount: string) =>
    world.earn.subscribe(world.people[0]!, { productId: 'fixed-btc-60', amount, autoReinvest: false });

  it('tells what is open, what takes no money for now, and how much is in it', async () => {
    expect(world.earn.list()).toHaveLength(earnProducts.length);
    expect(product('fixed-eth-30')).toEqual(['PAUSED', '0']);
    expect(product('fixed-btc-60')).toEqual(['OPEN', '0']);
    await subscribe('0.02');
    expect(product('fixed-btc-60')).toEqual(['OPEN', '0.02']);
    expect(world.earn.list().filter(({ status }) => status !== 'OPEN')).toHaveLength(1);
  });

  it('is open as long as the least amount still has room, and takes just that', async () => {
    taken('149.999');
    expect(product('fixed-btc-60')).toEqual(['OPEN', '149.999']);
    await expect(subscribe('0.001000000001')).rejects.toMatchObject({
      code: -1008,
      message: 'The product is sold out.',
    });
    await subscribe('0.001');
    expect(product('fixed-btc-60')).toEqual(['SOLD_OUT', '150']);
  });

  it('is sold out where only less than the least amount has room', async () => {
    taken('149.999000000001');
    expect(product('fixed-btc-60')).toEqual(['SOLD_OUT', '149.999000000001']);
    await expect(subscribe('0.001')).rejects.toMatchObject({ code: -1008 });
  });
});

describe('the history of earn', () => {
  it('has what happened to an account’s positions, newest first, of one token or of all, in pages', async () => {
    const world = await openMoneyWorld();
    const [ada, bea] = [world.people[0]!, world.people[1]!];
    for (const [user, productId, amount] of [
      [ada, 'flexible-usdt', '1'],
      [ada, 'flexible-woo', '20'],
      [bea, 'flexible-usdt', '3'],
      [ada, 'flexible-usdt', '4'],
    ] as const)
      await world.earn.subscribe(user, { productId, amount, autoReinvest: false });
    const listed = (token: string | undefined, page: number, size: number) => {
      const { rows, total } = world.earn.history(ada, token, page, size);
      return [rows.map(({ amount }) => unitsText(amount)), total];
    };
    expect(listed(undefined, 1, 10)).toEqual([['4', '20', '1'], 3]);
    expect(listed('USDT', 1, 10)).toEqual([['4', '1'], 2]);
    expect(listed('WOO', 1, 10)).toEqual([['20'], 1]);
    expect(listed(undefined, 1, 2)).toEqual([['4', '20'], 3]);
    expect(listed(undefined, 2, 2)).toEqual([['1'], 3]);
    await world.close();
  });
});
