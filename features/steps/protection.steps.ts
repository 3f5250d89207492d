import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ProtectionAbility } from '../support/abilities/security';
import type { ExchangeWorld } from '../support/world';

async function protectionOf(world: ExchangeWorld, name: string): Promise<ProtectionAbility> {
  const { protection } = await world.actor(name);
  if (!protection) throw new Error('What a browser refuses is seen in a browser alone.');
  return protection;
}

When(
  "{word} opens a stranger's site that shows the exchange within itself",
  async function (this: ExchangeWorld, name: string) {
    const seen = await (await protectionOf(this, name)).openFramingSite();
    this.notes.set('seen within', seen ? 'the exchange' : 'nothing');
  },
);

Then('nothing of the exchange is seen there', function (this: ExchangeWorld) {
  assert.equal(this.note('seen within'), 'nothing');
});

When(
  "{word} opens a stranger's site that asks the exchange to end, renew and read her session",
  async function (this: ExchangeWorld, name: string) {
    const read = await (await protectionOf(this, name)).openActingSite();
    this.notes.set('read by the stranger', read.join(', '));
  },
);

Then('the stranger was refused each time', function (this: ExchangeWorld) {
  assert.equal(this.note('read by the stranger'), '');
});

When(
  "somebody slips code, markup and a stranger's script into {word}'s page",
  async function (this: ExchangeWorld, name: string) {
    await (await protectionOf(this, name)).slipIn();
  },
);

Then('none of it has run', async function (this: ExchangeWorld) {
  assert.equal(await (await protectionOf(this, 'Ada')).somethingRan(), false);
});

When("something in {word}'s page tries to tell a stranger", async function (this: ExchangeWorld, name: string) {
  await (await protectionOf(this, name)).slipOut();
});

Then('the stranger has heard nothing', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await protectionOf(this, 'Ada')).strangerHeard(), []);
});
