import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { leaderboardOrders } from '../../src/domain/social/leaderboard';
import { day } from '../../src/domain/shared/instant';
import type { BoundedRanking, PeopleAbility } from '../support/abilities/people';
import type { ExchangeWorld } from '../support/world';

const all = { public: true, showPnl: true, showVolume: true, showPortfolio: true, showTrades: true } as const;

async function of(world: ExchangeWorld, name: string): Promise<PeopleAbility> {
  return (await world.actor(name)).people;
}

When('Ada and Bo show their results', async function (this: ExchangeWorld) {
  for (const name of ['Ada', 'Bo']) await (await of(this, name)).show({ public: true });
});
Then('by whatever traders are ranked, each reads who has most first, or least', async function (this: ExchangeWorld) {
  const cleo = await this.actor('Cleo');
  await cleo.account.haveAccount();
  const usual = { by: 'ROI', period: 'THIRTY_DAYS', type: 'ALL' } as const;
  const markets = [{ type: 'SPOT' }, { type: 'FUTURES', period: 'SEVEN_DAYS' }, { period: 'NINETY_DAYS' }] as const;
  for (const wish of [...leaderboardOrders.map((by) => ({ by })), ...markets])
    for (const order of ['DESC', 'ASC'] as const) {
      const figures = await cleo.people.figures({ ...usual, ...wish, order });
      const known = figures.filter((figure) => !Number.isNaN(figure));
      const words = `${JSON.stringify(wish)} ${order}: ${figures.join(' ')}`;
      assert.ok(figures.length > 1 || 'type' in wish, words);
      assert.deepEqual(
        known,
        known.toSorted((a, b) => (order === 'DESC' ? b - a : a - b)),
        words,
      );
    }
});
Given('{word} shows everything', async function (this: ExchangeWorld, name: string) {
  await (await of(this, name)).show(all);
});
When('{word} shows her trades and not her results', async function (this: ExchangeWorld, name: string) {
  await (await of(this, name)).show({ ...all, showPnl: false });
});
When('{word} makes her profile private', async function (this: ExchangeWorld, name: string) {
  await (await of(this, name)).show({ public: false });
});

Then('by return Cleo reads Ada before Bo, and by volume Bo before Ada', async function (this: ExchangeWorld) {
  const cleo = await this.actor('Cleo');
  await cleo.account.haveAccount();
  const names = await Promise.all(['Ada', 'Bo'].map(async (name) => (await of(this, name)).name()));
  const read = async (by: 'return' | 'volume') => (await cleo.people.ranking(by)).rows.map(({ name }) => name);
  assert.deepEqual(await read('return'), names);
  assert.deepEqual(await read('volume'), [...names].reverse());
});
Then(
  '{word} reads his own place as {int} of {int} by return',
  async function (this: ExchangeWorld, name: string, place: number, count: number) {
    const { rows } = await (await of(this, name)).ranking('return');
    assert.deepEqual([rows.find(({ me }) => me)?.rank, rows.length], [place, count]);
  },
);
Then(
  '{word} finds {word} neither in the ranking nor by name, and her profile is closed to him',
  async function (this: ExchangeWorld, name: string, hidden: string) {
    const [seeker, other] = [await of(this, name), await of(this, hidden)];
    const sought = await other.name();
    assert.ok(
      (await seeker.ranking('return')).rows.every((row) => row.name !== sought),
      `${sought} is listed`,
    );
    assert.deepEqual(await seeker.find(sought), []);
    assert.equal(await seeker.profile(await other.uuid()), undefined);
  },
);
Then('{word} finds {word} in the ranking', async function (this: ExchangeWorld, name: string, other: string) {
  const sought = await (await of(this, other)).name();
  const seeker = await of(this, name);
  // It is counted once a minute.
  await this.assembly.eventually(
    'a place in the ranking',
    async () => (await seeker.ranking('return')).rows.some((row) => row.name === sought),
    100,
  );
});
Then('{word} still reads her own place', async function (this: ExchangeWorld, name: string) {
  const { rows } = await (await of(this, name)).ranking('return');
  assert.deepEqual(
    rows.map(({ rank, me }) => [rank, me]),
    [[1, true]],
  );
});

When('{word} looks for {word} by her name', async function (this: ExchangeWorld, name: string, sought: string) {
  const coolName = await (await of(this, sought)).name();
  assert.deepEqual(await (await of(this, name)).find(coolName.slice(0, -1).toLowerCase()), [coolName]);
});
Then(
  '{word} reads what {word} holds and has traded',
  async function (this: ExchangeWorld, name: string, other: string) {
    const profile = await (await of(this, name)).profile(await (await of(this, other)).uuid());
    assert.ok(
      profile !== undefined && profile.holds.includes('SPOT_BTC_USDT'),
      profile?.holds.join(' ') ?? 'no profile',
    );
    assert.ok(
      profile.trades.length > 0 && profile.trades.every(({ priced }) => priced),
      'no trades, or some without a price',
    );
  },
);
Then(
  '{word} reads that {word} bought BTC, but not at which price and at which hour',
  async function (this: ExchangeWorld, name: string, other: string) {
    const profile = await (await of(this, name)).profile(await (await of(this, other)).uuid());
    assert.ok(profile!.trades.length > 0, 'no trades');
    for (const { symbol, priced, at } of profile!.trades)
      assert.deepEqual([symbol, priced, at % day], ['SPOT_BTC_USDT', false, 0]);
  },
);

When(
  /^(\w+) follows (Ada)(?: in another window too)?$/,
  async function (this: ExchangeWorld, name: string, other: string) {
    assert.ok(await (await of(this, name)).follow(await (await of(this, other)).uuid()), 'not followed');
  },
);
Then(
  '{word} has {int} follower, and {word} follows {int} trader',
  async function (this: ExchangeWorld, followed: string, followers: number, name: string, count: number) {
    const uuid = await (await of(this, followed)).uuid();
    const seeker = await of(this, name);
    assert.equal((await seeker.profile(uuid))?.followers, followers);
    assert.equal((await seeker.following()).length, count);
  },
);
Then('{word} follows a trader without a name', async function (this: ExchangeWorld, name: string) {
  const [trader] = await (await of(this, name)).following();
  assert.match(trader!.name, /^.\*\*\*$/);
});
When('{word} follows that trader no longer', async function (this: ExchangeWorld, name: string) {
  const seeker = await of(this, name);
  assert.ok(await seeker.unfollow((await seeker.following())[0]!.uuid), 'still followed');
});
Then('{word} follows nobody', async function (this: ExchangeWorld, name: string) {
  assert.deepEqual(await (await of(this, name)).following(), []);
});

Then(
  'of those with a million USDT at least nobody is ranked, and {int} are said to be left out',
  async function (this: ExchangeWorld, count: number) {
    const ranking = await (await of(this, 'Ada')).ranking('return', 1_000_000);
    assert.deepEqual([ranking.rows, ranking.leftOut], [[], count]);
  },
);

Then(
  "{word} can make a picture of {word}'s results",
  async function (this: ExchangeWorld, name: string, other: string) {
    const shown = await of(this, other);
    const { name: named, roi } = await (await of(this, name)).picture(await shown.uuid());
    assert.equal(named, await shown.name());
    assert.ok(roi !== undefined && Math.abs(roi) < 1, `${roi}`);
  },
);
Then('a picture of her own profile tells no results either', async function (this: ExchangeWorld) {
  const ada = await of(this, 'Ada');
  assert.deepEqual(await ada.picture('own'), { name: await ada.name(), roi: undefined });
});
Then(
  'the {word} badge of {word} is held by whoever ranks first in it',
  async function (this: ExchangeWorld, badge: string, campaign: string) {
    const { people, campaigns } = await this.actor('Ada');
    const [first, ...others] = await people.badgeHolders(campaign, badge);
    assert.equal(first, await campaigns.first(campaign));
    assert.deepEqual(others, []);
  },
);

When(
  'Ada looks for traders with {int} USDT at least that fell by {int} percent at most',
  async function (this: ExchangeWorld, capital: number, percent: number) {
    const people = await of(this, 'Ada');
    const bounds = { capital, drawdown: percent / 100 };
    const all = await people.rankingWithin!(0, 0);
    const found = await people.rankingWithin!(bounds.capital, bounds.drawdown);
    this.notes.set('bounded', JSON.stringify({ bounds, all, found }));
  },
);
Then('Ada reads those traders and no others, and how many are left out', function (this: ExchangeWorld) {
  const { bounds, all, found } = JSON.parse(this.note('bounded')) as {
    readonly bounds: { readonly capital: number; readonly drawdown: number };
    readonly all: BoundedRanking;
    readonly found: BoundedRanking;
  };
  const names = new Set(found.rows.map(({ name }) => name));
  assert.ok(names.size > 0 && names.size < all.rows.length, `${names.size} of ${all.rows.length}`);
  // Figures move between two looks: what is at the bound may be on either side.
  const near = all.rows.filter(({ drawdown }) => Math.abs(drawdown - bounds.drawdown) < 0.001);
  for (const { name, capital, drawdown } of all.rows)
    if (near.every((each) => each.name !== name))
      assert.equal(names.has(name), capital >= bounds.capital && drawdown < bounds.drawdown, name);
  assert.equal(all.leftOut, 0);
  assert.ok(Math.abs(found.leftOut - (all.rows.length - names.size)) <= near.length, `${found.leftOut} left out`);
});
