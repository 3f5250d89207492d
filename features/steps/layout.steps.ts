import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { panelIds, type Direction, type PanelName } from '../support/abilities/layout';
import type { ExchangeWorld } from '../support/world';

const panel = '(chart|order book|account)';

Given('{word} arranges the terminal', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).layout.arrange();
});

Given('{word} calls the workspace {word}', async function (this: ExchangeWorld, name: string, workspace: string) {
  await (await this.actor(name)).layout.call(workspace);
});

When(
  new RegExp(`^(\\w+) puts the ${panel} aside$`),
  async function (this: ExchangeWorld, name: string, which: PanelName) {
    await (await this.actor(name)).layout.putAside(which);
  },
);

When(
  new RegExp(`^(\\w+) brings the ${panel} back$`),
  async function (this: ExchangeWorld, name: string, which: PanelName) {
    await (await this.actor(name)).layout.bringBack(which);
  },
);

When(
  new RegExp(`^(\\w+) moves the ${panel} (?:to the )?(left|right|up|down) by the keyboard$`),
  async function (this: ExchangeWorld, name: string, which: PanelName, direction: Direction) {
    await (await this.actor(name)).layout.moveByKeyboard(which, direction);
  },
);

When('{word} takes it back', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).layout.undo();
});

Then(new RegExp(`^she does not see the ${panel}$`), async function (this: ExchangeWorld, which: PanelName) {
  const { layout } = await this.actor('Ada');
  await this.assembly.eventually(
    `a terminal without the ${which}`,
    async () => !(await layout.panels()).includes(panelIds[which]),
  );
});

Then(new RegExp(`^the ${panel} comes first$`), async function (this: ExchangeWorld, which: PanelName) {
  const { layout } = await this.actor('Ada');
  await this.assembly.eventually(
    `the ${which} at the top left`,
    async () => (await layout.panels())[0] === panelIds[which],
  );
});

When("{word} follows a link to {word}'s workspace", async function (this: ExchangeWorld, name: string, owner: string) {
  const link = await (await this.actor(owner)).layout.share();
  await (await this.actor(name)).layout.follow(link);
});

When('{word} follows a link to a workspace that was tampered with', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).layout.follow('/trade/BTC_USDT#workspace=bm90aGluZw');
});

Then(
  '{word} reads that it is called {word} and holds {int} panels',
  async function (this: ExchangeWorld, name: string, workspace: string, panels: number) {
    assert.deepEqual(await (await this.actor(name)).layout.offered(), { name: workspace, panels });
  },
);

Then('{word} is told that it cannot be used', async function (this: ExchangeWorld, name: string) {
  const { layout } = await this.actor(name);
  await this.assembly.eventually('the words', () => layout.isToldThatItIsNone());
});

Then("{word}'s terminal is as it was", async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await this.actor(name)).layout.workspace(), undefined);
});

When('{word} takes the workspace over', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).layout.takeOver();
});

Then('{word} uses the workspace {word}', async function (this: ExchangeWorld, name: string, workspace: string) {
  assert.equal(await (await this.actor(name)).layout.workspace(), workspace);
});

When('{word} looks at twelve markets at once', async function (this: ExchangeWorld, name: string) {
  await (await this.actor(name)).layout.watchTwelve();
});

Then('{word} sees {int} markets', async function (this: ExchangeWorld, name: string, markets: number) {
  const { layout } = await this.actor(name);
  await this.assembly.eventually(`${markets} markets`, async () => (await layout.tiles()) === markets);
});

Then('{word} reads what is in her open orders', async function (this: ExchangeWorld, name: string) {
  const { layout } = await this.actor(name);
  await this.assembly.eventually('the sum of her orders', async () => Number(await layout.inOrders()) > 0);
});

Given('{word} looks at several markets at once', async function (this: ExchangeWorld, name: string) {
  (await this.actor(name)).layout.board!.begin();
});

When('{word} adds a tile', async function (this: ExchangeWorld, name: string) {
  (await this.actor(name)).layout.board!.addTile();
});

When('{word} moves the first tile behind the second', async function (this: ExchangeWorld, name: string) {
  (await this.actor(name)).layout.board!.moveTile(1, 1);
});

When('{word} takes the third tile away', async function (this: ExchangeWorld, name: string) {
  (await this.actor(name)).layout.board!.removeTile(3);
});

Then("{word}'s board is {}", async function (this: ExchangeWorld, name: string, coins: string) {
  assert.equal((await this.actor(name)).layout.board!.coins().join(' '), coins);
});

When("{word} follows a link to {word}'s board", async function (this: ExchangeWorld, name: string, owner: string) {
  const link = (await this.actor(owner)).layout.board!.share();
  assert.ok((await this.actor(name)).layout.board!.follow(link), 'the link leads to no board');
});

Then("{word} is told that a workspace's link is no board", async function (this: ExchangeWorld, name: string) {
  assert.equal((await this.actor(name)).layout.board!.follow('/trade/BTC_USDT#workspace=e30'), false);
});
