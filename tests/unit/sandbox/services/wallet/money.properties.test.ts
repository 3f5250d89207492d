import { fc } from '../../../../support/properties';
import { equityOf } from '../../../../../sandbox/services/reserves/balance-sheet';
import { assets, elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const hour = 60 * 60_000;
const day = 24 * hour;
const usdt = (amount: string) => ({ token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount });

type Act = (world: MoneyWorld) => Promise<unknown> | unknown;

const person = fc.nat({ max: 2 });
const amount = fc.integer({ min: 10, max: 600 }).map(String);

/** What people do with their money, one act each; some of it will be refused. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(person, amount).map(
    ([who, text]): Act =>
      ({ wallet: { withdrawals }, people }) =>
        withdrawals.request(people[who]!, usdt(text), 'apiKey'),
  ),
  fc.tuple(person, fc.nat({ max: 12 })).map(
    ([who, id]): Act =>
      ({ wallet: { withdrawals }, people }) =>
        withdrawals.cancel(people[who]!, id),
  ),
  fc.tuple(person, person, amount).map(
    ([who, whom, text]): Act =>
      ({ wallet, people }) =>
        wallet.transfers.send(people[who]!, people[whom]!.userId, 'USDT', text, 'apiKey'),
  ),
  fc.tuple(person, amount).map(
    ([who, text]): Act =>
      ({ conversions, people }) =>
        conversions.take(people[who]!, conversions.quote(people[who]!, 'USDT', 'BTC', text).quoteId),
  ),
  fc.tuple(person, fc.boolean(), amount, fc.constantFrom('flexible-usdt', 'fixed-usdt-30')).map(
    ([who, autoReinvest, text, productId]): Act =>
      ({ earn, people }) =>
        earn.subscribe(people[who]!, { productId, amount: text, autoReinvest }),
  ),
  fc.tuple(person, fc.nat({ max: 8 })).map(
    ([who, id]): Act =>
      ({ earn, people }) =>
        earn.redeem(people[who]!, id),
  ),
  fc.tuple(person, amount).map(
    ([who, text]): Act =>
      ({ staking, people }) =>
        staking.stake(people[who]!, text),
  ),
  fc.tuple(person, amount, fc.boolean()).map(
    ([who, text, instant]): Act =>
      ({ staking, people }) =>
        staking.unstake(people[who]!, text, instant),
  ),
  fc
    .tuple(person, fc.constantFrom('PROCESSING' as const, 'REFUSED' as const, 'ABANDONED' as const))
    .map(([who, end]): Act => ({ purchases, people }) => {
      const [offer] = purchases.quotes({ currency: 'EUR', asset: 'USDT', amount: '100', region: 'DE' });
      const { token } = purchases.begin(people[who]!, offer!.quoteId, 'CARD', offer!.quoteId, '');
      return purchases.end(token, end);
    }),
  fc.constant<Act>(({ wallet, people }) => {
    const { address, memo } = wallet.deposits.address(people[0]!, 'USDT', 'TRX');
    return wallet.deposits.receive({ token: 'USDT', network: 'TRX', address, memo, amount: '100' });
  }),
);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(act, { minLength: 1, maxLength: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(15_000, hour, day, 8 * day) },
);

/** The reliability rules L1 to L3, and that every purse of the exchange holds just what its area says. */
function checkLedger(world: MoneyWorld): void {
  const { holding, people, earn, staking, exchange } = world;
  for (const asset of assets) {
    const sum = world.everyAccount().reduce((total, accountId) => total + holding(accountId, asset), 0n);
    expect(`${asset} ${sum}`).toBe(`${asset} 0`);
    for (const { applicationId } of people) expect(holding(applicationId, asset) >= 0n).toBe(true);
  }
  const sending = world.database.all<{ amount: string }>(
    "SELECT amount FROM wallet_movements WHERE side = 'WITHDRAW' AND status IN ('NEW', 'PROCESSING')",
  );
  expect(holding('withdrawals', 'USDT')).toBe(sending.reduce((total, row) => total + BigInt(row.amount), 0n));
  const kept = people.map(({ applicationId }) => earn.heldBy(applicationId).get('USDT'));
  expect(holding('earn', 'USDT')).toBe(
    kept.reduce((total, each) => total + (each ? each.earn + each.forfeitable : 0n), 0n),
  );
  expect(holding('staking', 'WOO')).toBe(
    people.reduce(
      (total, { applicationId }) => total + staking.stakedBy(applicationId) + staking.unbondingOf(applicationId),
      0n,
    ),
  );
  for (const { applicationId } of people)
    expect(exchange.balances(applicationId).every(({ frozen }) => frozen === 0n)).toBe(true);
}

describe('money', () => {
  it('is neither made nor lost, whatever people do at once and however long it takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const world = await openMoneyWorld();
        try {
          for (const each of steps) {
            if (typeof each === 'number') await world.pass(each);
            else await Promise.allSettled(each.map(async (one) => one(world)));
            checkLedger(world);
          }
          const { rows } = await world.reserves.sheet();
          for (const row of rows) expect(`${row.asset} ${equityOf(row) >= 0n}`).toBe(`${row.asset} true`);
        } finally {
          await world.close();
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('leaves once, though many withdrawals of the same balance are asked for at once', async () => {
    const world = await openMoneyWorld();
    const [ada] = world.people;
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => world.wallet.withdrawals.request(ada!, usdt('600'), 'apiKey')),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.holding(ada!.applicationId, 'USDT')).toBe(400n * 10n ** 12n);
    expect(world.wallet.history(ada!, { page: 1, size: 25 }).total).toBe(1);
    await world.close();
  });

  it('is returned once, though a withdrawal is taken back many times while time sends it', async () => {
    const world = await openMoneyWorld();
    const [ada] = world.people;
    const { id } = await world.wallet.withdrawals.request(ada!, usdt('600'), 'apiKey');
    const answers = await Promise.allSettled([
      ...Array.from({ length: 10 }, () => world.wallet.withdrawals.cancel(ada!, id)),
      world.pass(hour),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await world.pass(hour);
    expect(world.holding(ada!.applicationId, 'USDT')).toBe(1_000n * 10n ** 12n);
    await world.close();
  });

  it('leaves the exchange less the fee, which stays', async () => {
    const world = await openMoneyWorld();
    const outside = () => world.holding('outside-world', 'USDT');
    await world.wallet.withdrawals.request(world.people[0]!, usdt('600'), 'apiKey');
    // The sheet is drawn up here, so that the house brings in no capital between the two looks.
    await world.reserves.sheet();
    const before = outside();
    await world.pass(50_000);
    expect(outside() - before).toBe(598n * 10n ** 12n);
    await world.close();
  });

  it('is converted once, though a quote is taken many times at once', async () => {
    const world = await openMoneyWorld();
    const [ada] = world.people;
    const { quoteId, buyAmount } = world.conversions.quote(ada!, 'USDT', 'BTC', '100');
    const before = world.holding(ada!.applicationId, 'BTC');
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => world.conversions.take(ada!, quoteId)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.holding(ada!.applicationId, 'BTC')).toBe(before + buyAmount);
    await world.close();
  });

  it('takes part in a product no further than its quota, though many ask at once', async () => {
    const world = await openMoneyWorld();
    const [ada, bea] = world.people;
    for (const { applicationId } of [ada!, bea!])
      await world.exchange.submit({
        type: 'deposit',
        accountId: applicationId,
        asset: 'BTC',
        amount: 300n * 10n ** 12n,
      });
    const asked = await Promise.allSettled(
      Array.from({ length: 40 }, (_, turn) =>
        world.earn.subscribe(turn % 2 ? ada! : bea!, {
          productId: 'fixed-btc-60',
          amount: '10',
          autoReinvest: false,
        }),
      ),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(world.holding('earn', 'BTC')).toBe(20n * 10n ** 12n);
    await world.close();
  });

  it('of other accounts is out of a sub-account’s reach', async () => {
    const world = await openMoneyWorld();
    const ada = world.people[0]!;
    const sub = world.users.addSubAccount(ada, 'bot');
    await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
    const { transfers } = world.wallet;
    expect(() => transfers.move(sub, 'USDT', '10', ada.applicationId, sub.applicationId)).toThrow('No such account');
    await transfers.move(ada, 'USDT', '10', ada.applicationId, sub.applicationId);
    await transfers.move(sub, 'USDT', '4', sub.applicationId, ada.applicationId);
    expect(world.holding(sub.applicationId, 'USDT')).toBe(6n * 10n ** 12n);
    await world.close();
  });
});
