import { CampaignsCommandsPort } from '../../../src/application/campaigns/campaigns-commands.port';
import { CampaignsPort } from '../../../src/application/campaigns/campaigns.port';
import { ListingCampaignCommandsPort } from '../../../src/application/campaigns/listing-campaign-commands.port';
import { ListingCampaignPort } from '../../../src/application/campaigns/listing-campaign.port';
import { MakerProgramsPort } from '../../../src/application/campaigns/maker-programs.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { namedCampaigns } from '../../../src/domain/campaigns/campaign';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import { campaignPlans } from '../../../sandbox/services/campaigns/campaign-plan';
import { makers } from '../../../sandbox/services/simulation/house-accounts';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const symbol = 'SPOT_BTC_USDT';
const maker = makers[0].accountId;

onBothSides('CampaignsPort, ListingCampaignPort and MakerProgramsPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = () => world.join(`contender-${(number += 1)}@example.com`);
  const buy = async (visitor: PortVisitor, amount: string): Promise<void> => {
    value(
      await visitor.port(TradingCommandsPort).placeOrder({
        clientOrderId: (number += 1),
        symbol,
        side: 'BUY',
        type: 'MARKET',
        amount: decimal(amount),
      }),
    );
  };

  /** A maker on both sides of one market, and exchanges begun long enough for the clock to have run. */
  beforeEach(async () => {
    world = await open({ seeded: true, quiet: true });
    await world.exchange.submit({ type: 'openAccount', accountId: maker, kind: 'house' });
    for (const [side, price] of [
      ['SELL', 6_000_100],
      ['BUY', 5_999_900],
    ] as const) {
      await world.exchange.submit({
        type: 'place',
        accountId: maker,
        symbol,
        side,
        orderType: 'LIMIT',
        price,
        quantity: 100_000_000,
        clientOrderId: 0,
      });
    }
    await world.pass(minute);
  });
  afterEach(() => world.close());

  it('takes nobody twice: the accounts below a person’s own do not take part', async () => {
    const { accountId } = await somebody();
    const user = world.areas.users.byApplication(accountId)!;
    const below = { ...user, mainUserId: user.userId };
    expect(() => world.areas.campaigns.signUp(below, 'WOOTOPIA_2049')).toThrow('A sub-account cannot sign up.');
  });

  it('runs the named campaigns by the clock', async () => {
    const port = world.stranger().port(CampaignsPort);
    const all = value(await port.campaigns());
    for (const id of namedCampaigns) expect(value(await port.named(id))).toMatchObject({ id, signedUp: undefined });
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['LIVE', 'UPCOMING', 'ENDED']));
    for (const { startsAt, endsAt, status } of all) {
      expect(status).toBe(world.now() < startsAt ? 'UPCOMING' : world.now() < endsAt ? 'LIVE' : 'ENDED');
    }
    expect(await port.campaign('NO_SUCH')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('ranks those who signed up by what they trade, and shows a person the own place', async () => {
    const [small, large, outside] = [await somebody(), await somebody(), await somebody()];
    for (const visitor of [small, large]) value(await visitor.port(CampaignsCommandsPort).signUp('WOOTOPIA_2049'));
    expect(await small.port(CampaignsCommandsPort).signUp('WOOTOPIA_2049')).toMatchObject({
      ok: false,
      error: { kind: 'duplicate' },
    });
    await buy(small, '600');
    await buy(large, '1800');
    await buy(outside, '2400');
    const seen = value(await small.port(CampaignsPort).competition('WOOTOPIA_2049', true));
    expect(seen.rows.filter(({ volume }) => volume.gt(0)).map(({ rank, me }) => [rank, me])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(seen.me).toMatchObject({ rank: 2, badge: 'PODIUM' });
    expect(decimalText(seen.me!.volume)).toMatch(/^599|^600/);
    expect(seen.campaign.signedUp).toBe(true);
    expect(value(await outside.port(CampaignsPort).campaign('WOOTOPIA_2049', true)).signedUp).toBe(false);
    const { rows } = value(
      await world
        .stranger()
        .port(CampaignsPort)
        .ranking({ campaignId: 'WOOTOPIA_2049', page: 1, size: 1, by: 'VOLUME' }),
    );
    expect(rows).toMatchObject([{ rank: 1, me: false }]);
  });

  it('gives a badge for each rank that wins a prize, and for no other', async () => {
    const badges = value(await world.stranger().port(CampaignsPort).badges());
    for (const { id, parts } of campaignPlans) {
      const ranks = badges
        .filter(({ campaignId }) => campaignId === id)
        .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, more) => from + more));
      expect(ranks).toEqual(parts.map((_, index) => index + 1));
    }
  });

  it('ranks nobody who has only joined, and nobody before it has begun', async () => {
    const visitor = await somebody();
    value(await visitor.port(CampaignsCommandsPort).signUp('WOOTOPIA_2049'));
    const joined = value(await visitor.port(CampaignsPort).competition('WOOTOPIA_2049', true));
    expect([joined.campaign.signedUp, joined.me]).toEqual([true, undefined]);
    const coming = value(await visitor.port(CampaignsPort).competition('PERMABEAR_TEALSTREET', true));
    expect(coming.campaign.status).toBe('UPCOMING');
    expect(coming.campaign.participants).toBeGreaterThan(0);
    expect(coming.rows).toEqual([]);
  });

  it('puts people into teams of even size, and counts their trading together', async () => {
    const visitors = [await somebody(), await somebody(), await somebody()];
    for (const visitor of visitors) value(await visitor.port(CampaignsCommandsPort).signUp('THE_GATHERING'));
    const joined = value(await visitors[1]!.port(CampaignsPort).competition('THE_GATHERING', true));
    expect(joined.me).toBeUndefined();
    await buy(visitors[1]!, '900');
    const { teams, rows } = value(await visitors[1]!.port(CampaignsPort).competition('THE_GATHERING', true));
    const sizes = teams.map(({ members }) => members);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    expect(teams[0]!.name).toBe(rows.find(({ me }) => me)!.team);
    // Whoever has joined is in it before trading anything, and nobody else is.
    expect(joined.campaign.team).toBe(teams[0]!.name);
    const seenBy = async (visitor: PortVisitor) =>
      value(await visitor.port(CampaignsPort).campaign('THE_GATHERING', true));
    expect((await seenBy(await somebody())).team).toBeUndefined();
  });

  it('closes sign-up, pays the prizes at the end and says so once', async () => {
    const winner = await somebody();
    value(await winner.port(CampaignsCommandsPort).signUp('THE_GATHERING'));
    await buy(winner, '900');
    const before = value(await winner.port(CampaignsPort).campaign('THE_GATHERING'));
    await world.pass(before.signupUntil - world.now());
    expect(await (await somebody()).port(CampaignsCommandsPort).signUp('THE_GATHERING')).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    await world.pass(day);
    await world.pass(minute);
    const notices = value(await winner.port(CampaignsPort).rewardNotices());
    expect(notices).toMatchObject([{ rank: 1, prize: { token: 'USDT' } }]);
    expect(decimalText(notices[0]!.prize.amount)).toBe('6000');
    const paid = world.exchange.ledger.entries(winner.accountId, {
      kind: 'DISTRIBUTION',
      page: 1,
      size: 10,
    }).rows;
    expect(paid.filter(({ reference }) => reference.startsWith('campaign-')).map(({ amount }) => amount)).toEqual([
      6_000n * 10n ** 12n,
    ]);
    expect(await (await somebody()).port(CampaignsCommandsPort).dismissNotice(notices[0]!.id)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    expect(value(await winner.port(CampaignsPort).rewardNotices())).toHaveLength(1);
    value(await winner.port(CampaignsCommandsPort).dismissNotice(notices[0]!.id));
    expect(value(await winner.port(CampaignsPort).rewardNotices())).toEqual([]);
    expect(await winner.port(CampaignsCommandsPort).dismissNotice(notices[0]!.id)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
  });

  it('says what an account lacks to sign up, and lets it in when it has it', async () => {
    const visitor = await somebody();
    const port = both(visitor, CampaignsPort, CampaignsCommandsPort);
    const id = 'PERMABEAR_TEALSTREET';
    const lacking = async () =>
      value(await port.campaign(id, true)).requirements.map(({ kind, progress, target }) => [kind, progress, target]);
    expect(await lacking()).toEqual([
      ['VERIFIED', 0, 1],
      ['VOLUME', 0, 1000],
    ]);
    expect(value(await port.campaign(id)).requirements.map(({ progress }) => progress)).toEqual([undefined, undefined]);
    world.areas.users.setVerified(visitor.userId, 'CH', 1);
    await buy(visitor, '600');
    expect((await lacking())[1]).toEqual(['VOLUME', 599, 1000]);
    expect(await port.signUp(id)).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    await buy(visitor, '600');
    value(await port.signUp(id));
    expect(value(await port.campaign(id, true)).signedUp).toBe(true);
  });

  it('counts tasks as they are done', async () => {
    const visitor = await somebody();
    const port = both(visitor, CampaignsPort, CampaignsCommandsPort);
    value(await port.signUp('HEED_THE_CALL'));
    expect(value(await port.tasks()).points).toBe(0);
    await buy(visitor, '1200');
    const { tasks, points, rank } = value(await port.tasks());
    expect(tasks.find(({ id }) => id === 'trade')).toMatchObject({ done: true, progress: 1000 });
    expect(tasks.find(({ id }) => id === 'trade-more')).toMatchObject({ done: false });
    expect([points, rank]).toEqual([10, 1]);
  });

  it('asks a stranger to log in first', async () => {
    const port = both(world.stranger(), CampaignsPort, CampaignsCommandsPort);
    for (const refused of [
      await port.signUp('WOOTOPIA_2049'),
      await port.tasks(),
      await port.rewardNotices(),
      await port.competition('WOOTOPIA_2049', true),
    ]) {
      expect(refused).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
    }
  });

  it('takes one prediction for each candidate, and votes with the first', async () => {
    const visitor = await somebody();
    await buy(visitor, '600');
    // A new round looks for candidates among markets that trade.
    await world.pass(7 * day);
    await buy(visitor, '600');
    await world.pass(7 * day);
    const port = both(visitor, ListingCampaignPort, ListingCampaignCommandsPort);
    const { round, phase, candidates } = value(await port.round());
    expect([phase, candidates.map(({ token }) => token)]).toEqual(['VOTING', ['BTC']]);
    const prediction = { round, token: 'BTC', price: decimal('61000') };
    expect(await port.predict({ ...prediction, token: 'NOPE' })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(await port.predict({ ...prediction, round: round + 1 })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    // More than a hundred times the last price is a slip of the hand.
    expect(await port.predict({ ...prediction, price: decimal('6000101') })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    world.areas.features.change('listing-campaign', { enabled: false });
    expect(await port.predict(prediction)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    world.areas.features.change('listing-campaign', { enabled: true });
    value(await port.predict(prediction));
    expect(await port.predict(prediction)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    expect(value(await port.account())).toMatchObject({
      votesLeft: 0,
      votesUsed: 1,
      predictions: [{ token: 'BTC', votes: 1 }],
    });
    expect(value(await port.voting(true)).me).toMatchObject({ token: 'BTC' });

    await world.pass(4 * day);
    await buy(visitor, '600');
    expect(value(await port.showdown()).rows).toMatchObject([{ token: 'BTC' }]);
    expect(value(await port.battle(true)).me).toMatchObject({ rank: 1, me: true });
    await world.pass(3 * day);
    await world.pass(minute);
    expect(
      value(await port.account())
        .rewards.map(({ reason }) => reason)
        .sort(),
    ).toContain('BATTLE');
    const { rows } = world.areas.notifications.list(visitor.userId, { page: 1, size: 20 });
    expect(rows.filter(({ message }) => message?.key === 'listingPrize').length).toBeGreaterThan(0);
  });

  it('measures makers by what they show in the books', async () => {
    const visitor = await somebody();
    await buy(visitor, '600');
    await world.pass(minute);
    const port = world.stranger().port(MakerProgramsPort);
    const [epoch] = value(await port.epochs('SPOT'));
    expect(epoch).toMatchObject({ status: 'LIVE' });
    const rows = value(await port.standings(epoch!.id, 'SPOT'));
    expect(rows).toMatchObject([{ rank: 1, maker: makers[0].name, symbol, uptime: 1, depth: 1, share: 1 }]);
    expect(rows[0]!.spread).toBeCloseTo(0.333, 2);
    expect(rows[0]!.volume.gt(599)).toBe(true);
    expect(value(await port.standings(epoch!.id, 'PERP'))).toEqual([]);
    expect(await port.standings('1', 'SPOT')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });
});
