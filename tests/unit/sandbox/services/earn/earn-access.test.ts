import { productsOf } from '../../../../../sandbox/services/users/products';
import { openMoneyWorld } from '../wallet/money-world';

const wish = { productId: 'flexible-usdt', amount: '10', autoReinvest: false };

test('what is said of a product is what the exchange does: nobody subscribes where it is not allowed', async () => {
  const world = await openMoneyWorld();
  try {
    const ada = { ...world.people[0]!, country: 'CH', region: 'DE', kycLevel: 1 as const };
    expect(productsOf(ada).restricted).toContainEqual({ product: 'EARN', reason: 'REGION' });
    await expect(world.earn.subscribe(ada, wish)).rejects.toMatchObject({ code: 302902 });
    expect(world.earn.positions(ada).open).toEqual([]);

    const swiss = { ...ada, region: undefined };
    expect(productsOf(swiss).restricted).toEqual([]);
    await world.earn.subscribe(swiss, wish);
    expect(world.earn.positions(swiss).open).toHaveLength(1);
  } finally {
    await world.close();
  }
});

test('staking is said to be for verified accounts, as it is', async () => {
  const world = await openMoneyWorld();
  try {
    const stranger = { ...world.people[0]!, kycLevel: 0 as const };
    expect(productsOf(stranger).restricted).toContainEqual({ product: 'STAKING', reason: 'VERIFICATION' });
    await expect(world.staking.stake(stranger, '10')).rejects.toMatchObject({ code: 302902 });
  } finally {
    await world.close();
  }
});
