import { QuoteRepository } from '../../../../../sandbox/services/convert/quote-repository';
import { EarnRepository } from '../../../../../sandbox/services/earn/earn-repository';
import { StakingRepository } from '../../../../../sandbox/services/earn/staking-repository';
import { MovementRepository, type NewMovement } from '../../../../../sandbox/services/wallet/movement-repository';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const coin = 10n ** 12n;
const firstPage = { page: 1, size: 25 };

/** What lies in the database when the process ends between writing down what to do and doing it. */
describe('after a crash half-way', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const account = () => world.people[0]!.applicationId;
  const usdt = () => world.holding(account(), 'USDT') / coin;
  const withdrawal = (amount: bigint): NewMovement => ({
    accountId: account(),
    side: 'WITHDRAW',
    asset: 'USDT',
    network: 'ETH',
    chainToken: 'ETH_USDT',
    amount,
    fee: 2n * coin,
    sourceAddress: '',
    targetAddress: elsewhere,
    memo: '',
    transactionId: '',
    status: 'NEW',
    threshold: 0,
    createdAt: 1_760_000_000_000,
  });

  it('a withdrawal is carried out, once', async () => {
    new MovementRepository(world.database).add(withdrawal(100n * coin));
    await world.pass(2_000);
    expect(usdt()).toBe(900n);
    for (let turn = 0; turn < 5; turn += 1) await world.pass(60_000);
    expect(usdt()).toBe(900n);
    expect(world.holding('withdrawals', 'USDT')).toBe(0n);
    expect(world.wallet.history(world.people[0]!, firstPage).rows[0]!.status).toBe('COMPLETED');
  });

  it('a withdrawal that cannot be paid has never been', async () => {
    new MovementRepository(world.database).add(withdrawal(5_000n * coin));
    await world.pass(2_000);
    expect(usdt()).toBe(1_000n);
    expect(world.wallet.history(world.people[0]!, firstPage).total).toBe(0);
  });

  it('a withdrawal that was taken back is returned, once', async () => {
    const { id } = await world.wallet.withdrawals.request(
      world.people[0]!,
      {
        token: 'USDT',
        network: 'ETH',
        address: elsewhere,
        memo: '',
        amount: '100',
      },
      'apiKey',
    );
    new MovementRepository(world.database).advance(id, 'NEW', 'CANCELED', 1_760_000_000_000);
    expect(usdt()).toBe(900n);
    await world.pass(2_000);
    await world.pass(2_000);
    expect(usdt()).toBe(1_000n);
  });

  it('a deposit with its confirmations is credited, once', async () => {
    const movements = new MovementRepository(world.database);
    const { id } = movements.add({
      ...withdrawal(100n * coin),
      side: 'DEPOSIT',
      fee: 0n,
      status: 'CONFIRMING',
      threshold: 12,
    });
    movements.advance(id, 'CONFIRMING', 'COMPLETED', 1_760_000_000_000);
    await world.pass(2_000);
    await world.pass(2_000);
    expect(usdt()).toBe(1_100n);
  });

  it('a quote that was taken is converted, with both legs', async () => {
    const { quoteId, buyAmount } = world.conversions.quote(world.people[0]!, 'USDT', 'BTC', '100');
    new QuoteRepository(world.database).advance(quoteId, 'OPEN', 'TAKING', 'mine');
    const before = world.holding(account(), 'BTC');
    await world.pass(6_000);
    await world.pass(6_000);
    expect([usdt(), world.holding(account(), 'BTC') - before]).toEqual([900n, buyAmount]);
    expect((await world.conversions.take(world.people[0]!, quoteId, 'mine')).status).toBe('DONE');
  });

  it('a subscription and a stake begin, and those that cannot be paid never did', async () => {
    const earn = new EarnRepository(world.database);
    const at = 1_760_000_000_000;
    const position = {
      accountId: account(),
      productId: 'flexible-usdt',
      autoReinvest: false,
      startedAt: at,
      accruedThrough: at,
      maturesAt: undefined,
    };
    earn.addPosition({ ...position, principal: 100n * coin });
    earn.addPosition({ ...position, principal: 100_000n * coin });
    const staking = new StakingRepository(world.database);
    staking.addLot(account(), 50n * coin, at);
    staking.addLot(account(), 50_000n * coin, at);
    await world.pass(2_000);
    await world.pass(2_000);
    expect([usdt(), world.holding('earn', 'USDT') / coin, world.holding('staking', 'WOO') / coin]).toEqual([
      900n,
      100n,
      50n,
    ]);
    expect(earn.openOf(account())).toHaveLength(1);
    expect(staking.lots(account())).toHaveLength(1);
  });
});
