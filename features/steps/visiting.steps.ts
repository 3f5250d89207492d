import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { VisitingAbility } from '../support/abilities/visiting';
import type { ExchangeWorld } from '../support/world';

const visiting = async (world: ExchangeWorld, name: string): Promise<VisitingAbility> =>
  (await world.actor(name)).visiting!;

Given(
  '{word} reads the article {string} on the site',
  async function (this: ExchangeWorld, name: string, slug: string) {
    await (await visiting(this, name)).read(slug);
  },
);
When(
  '{word} looks for {string} among the articles of the site',
  async function (this: ExchangeWorld, name: string, words: string) {
    this.notes.set('words', words);
    await (await visiting(this, name)).lookFor(words);
  },
);
Then('the passages that {word} is shown have the word marked', async function (this: ExchangeWorld, name: string) {
  const marked = await (await visiting(this, name)).marked();
  assert.ok(marked.length > 0, 'no word is marked');
  for (const each of marked) assert.equal(each.toLowerCase().slice(0, 8), this.note('words').slice(0, 8));
});
When('{word} goes on to the article {string}', async function (this: ExchangeWorld, name: string, title: string) {
  await (await visiting(this, name)).goOnTo(title);
});
When('{word} goes on in {string}', async function (this: ExchangeWorld, name: string, language: string) {
  await (await visiting(this, name)).goOnIn(language);
});
Then(
  '{word} is still at the article {string}, which is written in {string}',
  async function (this: ExchangeWorld, name: string, slug: string, language: string) {
    const ability = await visiting(this, name);
    await this.assembly.eventually(`the article in ${language}`, async () => {
      const article = await ability.article();
      return article.path.endsWith(`/blog/${slug}`) && article.language === language;
    });
  },
);
When('{word} comes back to the site', async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).comeBack();
});
Then('the site speaks {string} to {word}', async function (this: ExchangeWorld, language: string, name: string) {
  const ability = await visiting(this, name);
  await this.assembly.eventually(`a page in ${language}`, async () => (await ability.speaks()) === language);
});

When('{word} sends an empty application as a broker', async function (this: ExchangeWorld, name: string) {
  const ability = await visiting(this, name);
  await ability.beginApplication();
  await ability.sendApplication();
});
Then('{word} is told at each field what is missing', async function (this: ExchangeWorld, name: string) {
  const ability = await visiting(this, name);
  // Company, contact person and email address; the rest may be left out.
  await this.assembly.eventually('three gaps', async () => (await ability.missing()).length === 3);
  assert.equal(await ability.isFiled(), false);
});
When('{word} fills in the application and sends it', fillIn);
async function fillIn(this: ExchangeWorld, name: string): Promise<void> {
  const ability = await visiting(this, name);
  await ability.fillInApplication();
  await ability.sendApplication();
}
Then('{word} is told a reference, and what happens next', async function (this: ExchangeWorld, name: string) {
  const ability = await visiting(this, name);
  await this.assembly.eventually('a reference', () => ability.isFiled());
});
When('{word} applies with the same address once more', async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).beginApplication();
  await fillIn.call(this, name);
});
Then(
  '{word} is told that there is an application already, and what she wrote is still there',
  async function (this: ExchangeWorld, name: string) {
    const ability = await visiting(this, name);
    await this.assembly.eventually('the refusal', () => ability.isFiledAlready());
    assert.equal(await ability.company(), 'Northwind Markets');
  },
);

Given("{word}'s browser offers to install sites", async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).offerToInstall();
});
When('{word} installs the app from its page', async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).install();
});
Then("{word}'s browser has been asked once", async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await visiting(this, name)).timesAsked(), 1);
});
Then('{word} is told that it is installed', async function (this: ExchangeWorld, name: string) {
  const ability = await visiting(this, name);
  await this.assembly.eventually('that it is installed', () => ability.isInstalled());
});

Given(
  '{word} has the site on her device, with the article {string} and all markets',
  async function (this: ExchangeWorld, name: string, slug: string) {
    const ability = await visiting(this, name);
    await ability.keepSite(slug);
    this.notes.set('article', await ability.keptWords());
  },
);
When("{word}'s device loses its connection", async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).setConnected(false);
});
When("{word}'s device is connected again", async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).setConnected(true);
});
When('{word} opens all markets on her device', async function (this: ExchangeWorld, name: string) {
  await (await visiting(this, name)).openKept('/markets');
});
When(
  '{word} opens the article {string} on her device',
  async function (this: ExchangeWorld, name: string, slug: string) {
    await (await visiting(this, name)).openKept(`/blog/${slug}`);
  },
);
Then('{word} reads all of it', async function (this: ExchangeWorld, name: string) {
  const ability = await visiting(this, name);
  await this.assembly.eventually('the whole article', async () => (await ability.keptWords()) === this.note('article'));
});
Then(
  '{word} is told that she is offline, of when the prices are, and that orders cannot be placed',
  async function (this: ExchangeWorld, name: string) {
    const ability = await visiting(this, name);
    await this.assembly.eventually('the words', async () =>
      /Figures as of .*\d\d:\d\d.*, not live\. Orders cannot be placed\./.test((await ability.offlineWords()) ?? ''),
    );
  },
);
Then('the prices on her device are not live', async function (this: ExchangeWorld) {
  const ability = await visiting(this, 'Ada');
  await this.assembly.eventually('prices that are not live', async () => {
    const { count, live } = await ability.keptPrices();
    return count >= 20 && !live;
  });
});
Then('the prices on her device are live without her doing anything', async function (this: ExchangeWorld) {
  const ability = await visiting(this, 'Ada');
  await this.assembly.eventually(
    'live prices',
    async () => (await ability.keptPrices()).live && (await ability.offlineWords()) === undefined,
    45,
  );
});
