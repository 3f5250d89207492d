import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { CoinsAbility } from '../support/abilities/coins';
import type { WithdrawalsAbility } from '../support/abilities/withdrawals';
import type { ExchangeWorld } from '../support/world';

interface Before {
  readonly balance: number;
  readonly promised: number;
}
const before = new WeakMap<ExchangeWorld, Before>();

async function coinsOf(world: ExchangeWorld): Promise<CoinsAbility> {
  return (await world.actor('Ada')).coins;
}

async function withdrawalsOf(world: ExchangeWorld): Promise<WithdrawalsAbility> {
  return (await world.actor('Ada')).withdrawals!;
}

async function remember(world: ExchangeWorld, promised = 0): Promise<CoinsAbility> {
  const coins = await coinsOf(world);
  before.set(world, { balance: Number(await coins.balance()), promised });
  return coins;
}

async function gained(world: ExchangeWorld): Promise<number> {
  return Number(await (await coinsOf(world)).balance()) - before.get(world)!.balance;
}

When("somebody pays {word} USDT to Ada's deposit address", async function (this: ExchangeWorld, amount: string) {
  await (await remember(this)).isPaid(amount);
});
When('{int} seconds pass on the chains', async function (this: ExchangeWorld, seconds: number) {
  await (await coinsOf(this)).pass(seconds);
});
When('Ada sends {word} USDT to her own wallet', async function (this: ExchangeWorld, amount: string) {
  await remember(this);
  await (await withdrawalsOf(this)).send(amount);
});
When('Ada takes the withdrawal back', async function (this: ExchangeWorld) {
  assert.ok((await gained(this)) < 0, 'nothing was lost');
  await (await withdrawalsOf(this)).takeBack();
});
Given('Ada allows listed addresses only', async function (this: ExchangeWorld) {
  await (await withdrawalsOf(this)).allowListedOnly();
});
Given('Ada saves the address of her own wallet', async function (this: ExchangeWorld) {
  assert.equal(await (await withdrawalsOf(this)).saveAddress('right'), undefined);
});
When('Ada saves the address of her own wallet with a wrong character', async function (this: ExchangeWorld) {
  this.notes.set('saved', String(await (await withdrawalsOf(this)).saveAddress('wrong')));
});
When('Ada saves an XRP address without a memo', async function (this: ExchangeWorld) {
  this.notes.set('saved', String(await (await withdrawalsOf(this)).saveWithoutMemo('nothing')));
});
When('Ada saves the XRP address, saying that it needs no memo', async function (this: ExchangeWorld) {
  assert.equal(await (await withdrawalsOf(this)).saveWithoutMemo('noneNeeded'), undefined);
});
When('Ada sends {word} XRP to an XRP address without a memo', async function (this: ExchangeWorld, amount: string) {
  this.notes.set('sent', String(await (await withdrawalsOf(this)).sendWithoutMemo(amount)));
});
When('Ada removes the address', async function (this: ExchangeWorld) {
  await (await withdrawalsOf(this)).removeAddress();
});
When('Ada allows any address again', async function (this: ExchangeWorld) {
  await (await withdrawalsOf(this)).allowAnyAgain();
});
When(
  /^Ada buys USDT for 100 EUR and (pays|is refused|leaves) at the provider$/,
  async function (this: ExchangeWorld, end: 'pays' | 'is refused' | 'leaves') {
    const coins = await remember(this);
    const promised = await coins.buy(end);
    before.set(this, { ...before.get(this)!, promised: Number(promised) });
  },
);

Then('Ada is told that it is no address, and nothing is saved', async function (this: ExchangeWorld) {
  assert.equal(this.note('saved'), 'invalid');
  assert.deepEqual(await (await withdrawalsOf(this)).savedAddresses(), []);
});
Then('Ada is told that the memo is missing, and nothing is saved', async function (this: ExchangeWorld) {
  assert.equal(this.note('saved'), 'invalid');
  assert.deepEqual(await (await withdrawalsOf(this)).savedAddresses(), []);
});
Then('it is saved, and is remembered to need no memo', async function (this: ExchangeWorld) {
  const withdrawals = await withdrawalsOf(this);
  assert.deepEqual(await withdrawals.needNoMemo(), await withdrawals.savedAddresses());
  assert.equal((await withdrawals.savedAddresses()).length, 1);
});
Then('Ada is told that the memo is missing, and nothing has left', async function (this: ExchangeWorld) {
  assert.equal(this.note('sent'), 'invalid');
  assert.equal(await (await withdrawalsOf(this)).left(), 0);
});
Then(
  "{int} of {int} confirmations of Ada's deposit are counted, and nothing has been added",
  async function (this: ExchangeWorld, counted: number, needed: number) {
    assert.deepEqual(await (await coinsOf(this)).deposit(), { counted, needed, credited: false });
    assert.equal(await gained(this), 0);
  },
);
Then("confirmations of Ada's deposit go on counting", async function (this: ExchangeWorld) {
  const coins = await coinsOf(this);
  const first = (await coins.deposit()).counted;
  await this.assembly.eventually('one more', async () => (await coins.deposit()).counted > first);
  assert.equal(await gained(this), 0);
});
Then("Ada's deposit is credited with {float} USDT", async function (this: ExchangeWorld, amount: number) {
  assert.ok((await (await coinsOf(this)).deposit()).credited, 'not credited');
  assert.equal(await gained(this), amount);
});
Then(
  /^Ada's withdrawal is (submitted|being processed|on its chain)$/,
  async function (this: ExchangeWorld, standing: 'submitted' | 'being processed' | 'on its chain') {
    const status = { submitted: 'NEW', 'being processed': 'PROCESSING', 'on its chain': 'COMPLETED' }[standing];
    assert.deepEqual(await (await withdrawalsOf(this)).standing(), { status, onChain: standing === 'on its chain' });
  },
);
Then('Ada has all her USDT again', async function (this: ExchangeWorld) {
  assert.equal(await gained(this), 0);
  assert.deepEqual(await (await withdrawalsOf(this)).standing(), { status: 'CANCELED', onChain: false });
});
Then(
  /^Ada's order is (\w+), and what was promised has (arrived|not arrived)$/,
  async function (this: ExchangeWorld, status: string, arrival: string) {
    const coins = await coinsOf(this);
    await this.assembly.eventually(status, async () => (await coins.purchase()) === status, 20);
    const expected = arrival === 'arrived' ? before.get(this)!.promised : 0;
    await this.assembly.eventually(arrival, async () => Math.abs((await gained(this)) - expected) < 1e-6);
  },
);
