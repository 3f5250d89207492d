import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { CampaignsAbility } from '../support/abilities/campaigns';
import type { ExchangeWorld } from '../support/world';

async function campaignsOf(world: ExchangeWorld, name = 'Ada'): Promise<CampaignsAbility> {
  return (await world.actor(name)).campaigns;
}

Given('campaigns are run', async function (this: ExchangeWorld) {
  await (await campaignsOf(this)).run();
});
When('{word} joins the campaign {word}', async function (this: ExchangeWorld, name: string, campaign: string) {
  assert.equal(await (await campaignsOf(this, name)).join(campaign), undefined);
});
When('Ada joins the campaign {word} and the answer is lost', async function (this: ExchangeWorld, campaign: string) {
  await (await campaignsOf(this)).joinUnheard(campaign);
});

Then(
  '{word} ranks {int} in the campaign {word}',
  async function (this: ExchangeWorld, name: string, rank: number, campaign: string) {
    assert.equal(await (await campaignsOf(this, name)).rank(campaign), rank);
  },
);
Then(
  /^Ada lacks a verified identity (and trades|alone) for the campaign (\w+)$/,
  async function (this: ExchangeWorld, what: string, campaign: string) {
    const lacking = what === 'alone' ? ['VERIFIED'] : ['VERIFIED', 'VOLUME'];
    assert.deepEqual(await (await campaignsOf(this)).lacking(campaign), lacking);
  },
);
When('the exchange has verified Ada', async function (this: ExchangeWorld) {
  await (await campaignsOf(this)).beVerified();
});
Then(
  /^(\w+) has (a|no) rank in the campaign (\w+)$/,
  async function (this: ExchangeWorld, name: string, has: string, campaign: string) {
    const rank = await (await campaignsOf(this, name)).rank(campaign);
    assert.equal(rank === undefined, has === 'no', `rank ${rank}`);
  },
);
Then(
  /^Ada reads that she is in (one|none) of the teams of (\w+)$/,
  async function (this: ExchangeWorld, which: string, campaign: string) {
    const { own, all } = await (await campaignsOf(this)).team(campaign);
    assert.ok(all.length > 1, `${all.length} teams`);
    assert.equal(own !== undefined && all.includes(own), which === 'one', own);
  },
);
Then('Ada would have to trade more than Bo for the first place', async function (this: ExchangeWorld) {
  const { volume, theirs } = await (await campaignsOf(this)).chase('WOOTOPIA_2049', 1);
  assert.ok(decimal(volume).gt(theirs), `${volume} to trade, Bo has traded ${theirs}`);
});
Then('Ada reads what the next better rank takes, in volume and in fees', async function (this: ExchangeWorld) {
  const campaigns = await campaignsOf(this);
  const own = (await campaigns.rank('WOOTOPIA_2049'))!;
  const { rank, volume, fees } = await campaigns.nearestChase('WOOTOPIA_2049');
  assert.ok(rank < own, `${rank} is not better than ${own}`);
  assert.ok(volume > 0 && fees > 0 && fees < volume / 100, `${volume} USDT to trade for ${fees} USDT of fees`);
});
Then('Bo ranks before Ada in the campaign {word}', async function (this: ExchangeWorld, campaign: string) {
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map(async (name) => (await (await campaignsOf(this, name)).rank(campaign))!),
  );
  assert.ok(bo! < ada!, `Bo ranks ${bo}, Ada ${ada}`);
});
Then('Ada takes part in the campaign {word}, once', async function (this: ExchangeWorld, campaign: string) {
  assert.deepEqual(await (await campaignsOf(this)).takesPart(campaign), { signedUp: true, participants: 1 });
});
Then('Ada cannot join the campaign {word}, which is over', async function (this: ExchangeWorld, campaign: string) {
  assert.equal(await (await campaignsOf(this)).join(campaign), 'invalid');
});

Given('the listing round takes predictions', async function (this: ExchangeWorld) {
  await (await campaignsOf(this)).listingPhase('VOTING');
});
When('the {word} of the listing round begins', async function (this: ExchangeWorld, phase: string) {
  await (await campaignsOf(this)).listingPhase(phase === 'showdown' ? 'SHOWDOWN' : 'BATTLE');
});
When(
  '{word} predicts {word} USDT for {word}',
  async function (this: ExchangeWorld, name: string, price: string, token: string) {
    assert.equal(await (await campaignsOf(this, name)).predict(token, price), undefined);
  },
);
When(
  'Ada predicts {word} USDT for {word} and the answer is lost',
  async function (this: ExchangeWorld, price: string, token: string) {
    await (await campaignsOf(this)).predictUnheard(token, price);
  },
);

Then(
  "{word} has {int} vote(s), {int} of them Ada's",
  async function (this: ExchangeWorld, token: string, votes: number, mine: number) {
    assert.deepEqual(await (await campaignsOf(this)).votes(token), { votes, mine });
  },
);
Then('Ada cannot change her prediction for {word}', async function (this: ExchangeWorld, token: string) {
  assert.equal(await (await campaignsOf(this)).predict(token, '1'), 'duplicate');
});
When('Ada predicts {word} USDT for the leading candidate', async function (this: ExchangeWorld, price: string) {
  const campaigns = await campaignsOf(this);
  const token = await campaigns.leadingCandidate();
  this.notes.set('token', token);
  assert.equal(await campaigns.predict(token, price), undefined);
});
Then('Ada cannot change that prediction', async function (this: ExchangeWorld) {
  assert.equal(await (await campaignsOf(this)).predict(this.note('token'), '1'), 'duplicate');
});
Then('nobody can predict {word} any more', async function (this: ExchangeWorld, token: string) {
  assert.equal(await (await campaignsOf(this, 'Bo')).predict(token, '1'), 'invalid');
});
Then('{word} is a finalist', async function (this: ExchangeWorld, token: string) {
  assert.ok((await (await campaignsOf(this)).finalists()).includes(token), `${token} is not among the finalists`);
});
Then('{word} ranks {int} in the battle', async function (this: ExchangeWorld, name: string, rank: number) {
  assert.equal(await (await campaignsOf(this, name)).battleRank(), rank);
});

When('the campaign {word} ends', async function (this: ExchangeWorld, campaign: string) {
  await (await campaignsOf(this)).end(campaign);
});
When('Ada puts that away in two windows at once', async function (this: ExchangeWorld) {
  await (await campaignsOf(this)).putAwayTwice();
});
Then('Ada is told once that she came first in it', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await campaignsOf(this)).wonRanks(), [1]);
});
Then('Ada is told of no prize', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await campaignsOf(this)).wonRanks(), []);
});

When('Ada buys that token for {int} USDT', async function (this: ExchangeWorld, dollars: number) {
  await (await campaignsOf(this)).buy(this.note('token'), dollars);
});
Then(
  'that token is one of two finalists, ranked by what their markets have traded',
  async function (this: ExchangeWorld) {
    const campaigns = await campaignsOf(this);
    const traded = async () => (await campaigns.showdown()).find(({ token }) => token === this.note('token'))?.volume;
    await this.assembly.eventually('what Ada has traded', async () => (await traded())! > 90);
    const rows = await campaigns.showdown();
    assert.ok(rows.length <= 2, `${rows.length} finalists`);
    assert.deepEqual(
      rows.map(({ volume }) => volume),
      rows.map(({ volume }) => volume).sort((a, b) => b - a),
    );
  },
);
Then(
  'Ada reads her place in the battle, and the ranking puts whoever traded more before her',
  async function (this: ExchangeWorld) {
    const { rows, own } = await (await campaignsOf(this)).battle();
    assert.ok(own !== undefined && own.volume > 90, `${own?.volume} USDT`);
    for (const { rank, volume, me } of rows) {
      assert.equal(me, rank === own.rank);
      if (!me) assert.ok(rank < own.rank ? volume >= own.volume : volume <= own.volume, `${volume} at ${rank}`);
    }
  },
);
