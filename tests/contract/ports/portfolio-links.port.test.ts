import { PortfolioLinksCommandsPort } from '../../../src/application/account/portfolio-links-commands.port';
import { PortfolioLinksPort } from '../../../src/application/account/portfolio-links.port';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

const day = 24 * 60 * 60_000;

onBothSides('PortfolioLinksPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  async function somebody() {
    const visitor = await world.join(`sharer${(people += 1)}@example.com`);
    return { visitor, links: both(visitor, PortfolioLinksPort, PortfolioLinksCommandsPort) };
  }
  const shown = (token: string) => world.stranger().port(PortfolioLinksPort).open(token);

  it('shows a stranger shares that add up, and neither an amount nor whose it is', async () => {
    const { visitor, links } = await somebody();
    const { token } = value(await links.create(' Desk ', 7));
    const portfolio = value(await shown(token));
    expect(portfolio).toMatchObject({ name: 'Desk', at: world.now(), expiresAt: world.now() + 7 * day, positions: [] });
    expect(portfolio.assets.length).toBeGreaterThan(1);
    const sum = portfolio.assets.reduce((whole, { percent }) => whole + percent, 0);
    expect(sum).toBeGreaterThan(99.9);
    expect(sum).toBeLessThanOrEqual(100.0001);
    const user = world.areas.users.byId(visitor.userId)!;
    const text = JSON.stringify(portfolio);
    for (const secret of [user.email, user.coolName, user.applicationId, String(user.userId)])
      expect(text).not.toContain(secret);
    expect(Object.keys(portfolio.assets[0]!).sort()).toEqual(['asset', 'percent']);
  });

  it('is the same for an account a thousand times as large', async () => {
    const [small, large] = [await somebody(), await somebody()];
    const tokens = [];
    for (const { visitor, links } of [small, large])
      tokens.push(value(await links.create(`of ${visitor.userId}`, 1)).token);
    for (const { asset, holding } of world.exchange.balances(large.visitor.accountId))
      await world.exchange.submit({
        type: 'deposit',
        accountId: large.visitor.accountId,
        asset,
        amount: holding * 999n,
      });
    const [a, b] = [value(await shown(tokens[0]!)), value(await shown(tokens[1]!))];
    expect(b.assets).toEqual(a.assets);
  });

  it('opens nothing once its time is over, it was revoked, or the account is frozen; and says the same each time', async () => {
    const { visitor, links } = await somebody();
    const brief = value(await links.create('brief', 1));
    const revoked = value(await links.create('revoked', 30));
    const frozen = value(await links.create('frozen', 30));
    value(await shown(brief.token));
    expect(value(await links.links()).map(({ name, opened }) => [name, opened])).toEqual([
      ['frozen', 0],
      ['revoked', 0],
      ['brief', 1],
    ]);
    value(await links.revoke(revoked.id));
    expect(await shown(revoked.token)).toEqual(refused('notFound'));
    await world.pass(day + 1);
    expect(await shown(brief.token)).toEqual(refused('notFound'));
    expect(await shown('A'.repeat(43))).toEqual(refused('notFound'));
    world.areas.users.setFrozen(visitor.userId, world.now());
    expect(await shown(frozen.token)).toEqual(refused('notFound'));
  });

  it('is told to its owner, ended by its owner alone, and ten at most', async () => {
    const [ada, bea] = [await somebody(), await somebody()];
    const { id, token } = value(await ada.links.create('desk', 7));
    const [told] = world.areas.notifications.list(ada.visitor.userId, { page: 1, size: 1 }).rows;
    expect(told?.message?.values).toEqual({ action: 'CREATE_PORTFOLIO_LINK' });
    expect(await bea.links.revoke(id)).toEqual(refused('notFound'));
    value(await shown(token));
    for (let count = 1; count < 10; count += 1) value(await ada.links.create(`desk ${count}`, 7));
    expect(await ada.links.create('one more', 7)).toEqual(refused('invalid'));
    expect(await bea.links.create('   ', 7)).toEqual(refused('invalid'));
    expect(await bea.links.create('two\nlines', 7)).toEqual(refused('invalid'));
    expect(value(await bea.links.create('BTC + <b>ETH</b> 👩‍🚀', 7)).name).toBe('BTC + <b>ETH</b> 👩‍🚀');
  });
});
