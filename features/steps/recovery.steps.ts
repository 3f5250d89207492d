import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { RecoveryAbility } from '../support/abilities/recovery';
import type { ExchangeWorld } from '../support/world';

let tried: readonly boolean[] = [];

async function recoveryOf(world: ExchangeWorld, name: string): Promise<RecoveryAbility> {
  return (await world.actor(name)).recovery!;
}

When('{word} makes recovery codes', async function (this: ExchangeWorld, name: string) {
  const recovery = await recoveryOf(this, name);
  await recovery.makeCodes();
  assert.equal(await recovery.codesLeft(), 10);
});
When(
  '{word} tries her first recovery code {int} times',
  async function (this: ExchangeWorld, name: string, times: number) {
    const recovery = await recoveryOf(this, name);
    tried = [];
    for (let time = 0; time < times; time += 1) tried = [...tried, await recovery.tryFirst()];
  },
);
When('{word} removes her lost authenticator with a recovery code', async function (this: ExchangeWorld, name: string) {
  await (await recoveryOf(this, name)).removeAuthenticator();
});

Then(
  'without her telephone {word} would be {string}',
  async function (this: ExchangeWorld, name: string, verdict: string) {
    assert.equal(await (await recoveryOf(this, name)).withoutTelephone(), verdict);
  },
);
Then('each of them works', function () {
  assert.deepEqual(new Set(tried), new Set([true]));
});
Then('{word} has {int} recovery codes left', async function (this: ExchangeWorld, name: string, count: number) {
  assert.equal(await (await recoveryOf(this, name)).codesLeft(), count);
});
Then('{word} has no authenticator any more', async function (this: ExchangeWorld, name: string) {
  assert.equal(await (await recoveryOf(this, name)).hasAuthenticator(), false);
});
Then('{word} reads of the recovery code in a mail', async function (this: ExchangeWorld, name: string) {
  assert.ok(
    (await (await recoveryOf(this, name)).mails()).some((each) => each.startsWith('A recovery code was used')),
    'no mail tells of it',
  );
});
