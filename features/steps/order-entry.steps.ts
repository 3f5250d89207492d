import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { decimal } from '../../src/domain/shared/decimal';
import type { ExchangeWorld } from '../support/world';

const languages: Readonly<Record<string, { readonly name: string; readonly tag: string }>> = {
  Russian: { name: 'Русский', tag: 'ru' },
};

Given('{word} reads {word}', async function (this: ExchangeWorld, name: string, language: string) {
  const { account } = await this.actor(name);
  const { name: ownName, tag } = languages[language]!;
  await account.chooseLanguage(ownName);
  await this.assembly.eventually(`the page is in ${language}`, async () => (await account.language()) === tag);
  // Her account keeps it for the pages that she opens from here on.
  const ada = await this.actor(name);
  const kept = async (): Promise<boolean> => (await this.assembly.exchange.rememberedOf(ada, 'language')) === tag;
  await this.assembly.eventually(`the account keeps ${language}`, kept);
});

When(
  '{word} types an order to buy {string} BTC at {string} on {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, price: string, market: string) {
    await (await this.actor(name)).entry.type(market, { side: 'BUY', quantity, price });
  },
);

When(
  '{word} types a pair of orders to sell {word} BTC on {word}',
  async function (this: ExchangeWorld, name: string, quantity: string, market: string) {
    const { entry, trading } = await this.actor(name);
    const best = decimal(await trading.bestBid());
    const [price, trigger] = ['1.05', '0.95'].map((ratio) => best.times(ratio).round(0).toFixed());
    await entry.type(market, { side: 'SELL', quantity, price: price!, trigger: trigger! });
  },
);

Then(
  'the form takes it for {word} BTC at {word}',
  async function (this: ExchangeWorld, quantity: string, price: string) {
    const { entry } = await this.actor('Ada');
    await this.assembly.eventually('what the form makes of it', async () => {
      const understood = await entry.understood();
      return understood.quantity === quantity && understood.price === price;
    });
  },
);

When('she sends what she typed', async function (this: ExchangeWorld) {
  const ada = await this.actor('Ada');
  this.notes.set('orders before', String(await this.assembly.exchange.ordersOf(ada)));
  await ada.entry.send();
});

Then('she is asked before anything is sent', async function (this: ExchangeWorld) {
  const { entry } = await this.actor('Ada');
  await this.assembly.eventually('the question', () => entry.isAsked());
  assert.equal(String(await this.assembly.exchange.ordersOf(await this.actor('Ada'))), this.note('orders before'));
});

When('she agrees and wants never to be asked again', async function (this: ExchangeWorld) {
  await (await this.actor('Ada')).entry.agree(true);
});

Then('her order has been placed', async function (this: ExchangeWorld) {
  const { entry } = await this.actor('Ada');
  await this.assembly.eventually(
    'the order is placed',
    async () => !(await entry.isAsked()) && (await entry.isPlaced()),
  );
});
