import { openMoneyWorld } from '../wallet/money-world';

test('a reference is its account’s own: the same one of somebody else converts for them, and tells nothing', async () => {
  const { conversions, people, holding, close } = await openMoneyWorld();
  try {
    const [ada, bea] = people;
    const first = conversions.quote(ada!, 'USDT', 'BTC', '100');
    await conversions.take(ada!, first.quoteId, 'monthly');
    const before = holding(bea!.applicationId, 'BTC');
    const hers = conversions.quote(bea!, 'USDT', 'BTC', '50');
    expect(await conversions.take(bea!, hers.quoteId, 'monthly')).toMatchObject({ quoteId: hers.quoteId });
    expect(holding(bea!.applicationId, 'BTC') - before).toBe(hers.buyAmount);
    expect(await conversions.take(ada!, first.quoteId, 'monthly')).toMatchObject({ quoteId: first.quoteId });
  } finally {
    await close();
  }
});
