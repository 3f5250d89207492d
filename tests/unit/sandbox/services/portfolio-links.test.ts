import { openMoneyWorld } from './wallet/money-world';

it('keeps a digest of a link and not the link', async () => {
  const world = await openMoneyWorld();
  const { token } = world.portfolioLinks.create(world.people[0]!, 'desk', 7, {});
  const kept = world.database.all<Record<string, unknown>>('SELECT * FROM portfolio_links');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept).toHaveLength(1);
  await world.close();
});
