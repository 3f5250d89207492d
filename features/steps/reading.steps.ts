import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ReadingAbility, ShownArticle } from '../support/abilities/reading';
import type { ExchangeWorld } from '../support/world';

async function readingOf(world: ExchangeWorld, name = 'Ada'): Promise<ReadingAbility> {
  return (await world.actor(name)).reading!;
}

async function article(world: ExchangeWorld): Promise<ShownArticle> {
  const shown = (await readingOf(world)).shown();
  assert.ok(typeof shown === 'object', `The article is ${JSON.stringify(shown)}`);
  return shown;
}

Given('{word} reads in {string}', async function (this: ExchangeWorld, name: string, language: string) {
  (await readingOf(this, name)).readIn(language);
});
Given('the exchange is away', async function (this: ExchangeWorld) {
  await this.actor('Ada');
  await this.assembly.exchange.goAway();
});

When('{word} opens the article {string}', async function (this: ExchangeWorld, name: string, slug: string) {
  await (await readingOf(this, name)).open(slug);
});
Then('its contents begin with {string}', async function (this: ExchangeWorld, title: string) {
  assert.equal((await article(this)).contents[0], title);
});
Then('it names the market {string}, whose price is live', async function (this: ExchangeWorld, symbol: string) {
  const reading = await readingOf(this);
  assert.ok((await article(this)).markets.includes(symbol), `${symbol} is not named`);
  await this.assembly.eventually('a price', async () => reading.seesPriceOf(symbol));
});
Then('there is something to read on', async function (this: ExchangeWorld) {
  assert.ok((await article(this)).readOn.length > 2, 'fewer than three to read on');
});
Then('it is written in {string}', async function (this: ExchangeWorld, language: string) {
  assert.equal((await article(this)).language, language);
});
Then('she is told that there is no such article', async function (this: ExchangeWorld) {
  assert.equal((await readingOf(this)).shown(), 'missing');
});
Then('she is told that it could not be loaded', async function (this: ExchangeWorld) {
  assert.equal((await readingOf(this)).shown(), 'failed');
});
When('she tries again', async function (this: ExchangeWorld) {
  await (await readingOf(this)).retry();
});
Then('the article is there', async function (this: ExchangeWorld) {
  await article(this);
});

Then(
  'the articles of {string} are fewer than all, and come newest first',
  async function (this: ExchangeWorld, category: string) {
    const reading = await readingOf(this);
    const articles = await reading.list(category);
    assert.ok(articles.length > 1 && articles.length < (await reading.list()).length, `${articles.length} articles`);
    assert.ok(
      articles.every(({ categories }) => categories.includes(category)),
      `one of them is not of ${category}`,
    );
    const times = articles.map(({ publishedAt }) => publishedAt);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
  },
);
Then('the list has articles in {string} and in {string}', async function (this: ExchangeWorld, a: string, b: string) {
  const languages = (await (await readingOf(this)).list()).map(({ language }) => language);
  assert.deepEqual([...new Set(languages)].sort(), [a, b].sort());
});

When('{word} searches the articles for {string}', async function (this: ExchangeWorld, name: string, query: string) {
  await (await readingOf(this, name)).search(query);
});
Then('she finds {string}', async function (this: ExchangeWorld, slug: string) {
  assert.equal((await readingOf(this)).found()[0]?.slug, slug);
});
Then('the passage that is shown has the word {string}', async function (this: ExchangeWorld, word: string) {
  assert.match((await readingOf(this)).found()[0]!.passage, new RegExp(word));
});
Then('nothing is found', async function (this: ExchangeWorld) {
  assert.deepEqual((await readingOf(this)).found(), []);
});
