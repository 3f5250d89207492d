import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

const consentOf = async (world: ExchangeWorld, name: string) => (await world.actor(name)).consent;

Given('{word} looks around', lookAround);
When('{word} looks around again', lookAround);
async function lookAround(this: ExchangeWorld, name: string): Promise<void> {
  await (await consentOf(this, name)).lookAround();
}

async function isAsked(this: ExchangeWorld, name: string): Promise<void> {
  const consent = await consentOf(this, name);
  await this.assembly.eventually(`${name} is asked`, () => consent.isAsked());
}
Then('{word} is asked whether she may be counted', isAsked);

Then('{word} is asked in full whether she may be counted', async function (this: ExchangeWorld, name: string) {
  const consent = await consentOf(this, name);
  await this.assembly.eventually(`${name} is asked in full`, () => consent.isAskedInFull());
});

When('{word} refuses to be counted', async function (this: ExchangeWorld, name: string) {
  await (await consentOf(this, name)).answer('no');
});

When('{word} refuses to be counted when she is asked', refuseWhenAsked);
Given('{word} has refused to be counted', async function (this: ExchangeWorld, name: string) {
  await lookAround.call(this, name);
  await refuseWhenAsked.call(this, name);
});
Given('{word} has answered whether she may be counted', refuseWhenAsked);
async function refuseWhenAsked(this: ExchangeWorld, name: string): Promise<void> {
  await isAsked.call(this, name);
  await (await consentOf(this, name)).answer('no');
}

When('{word} allows being counted', async function (this: ExchangeWorld, name: string) {
  await (await consentOf(this, name)).answer('yes');
});

Given('{word} has allowed being counted', async function (this: ExchangeWorld, name: string) {
  await lookAround.call(this, name);
  await isAsked.call(this, name);
  const consent = await consentOf(this, name);
  await consent.answer('yes');
  await this.assembly.eventually('a first report', async () => (await consent.reports()).length > 0);
});

When('{word} takes it back at the foot of the page', async function (this: ExchangeWorld, name: string) {
  const consent = await consentOf(this, name);
  await consent.change('no');
  this.notes.set('reports', String((await consent.reports()).length));
});

Then('{word} is not asked again', async function (this: ExchangeWorld, name: string) {
  // Longer than a first page has its peace.
  await this.assembly.pass(4);
  assert.equal(await (await consentOf(this, name)).isAsked(), false);
});

Then('nothing has been told to others', async function (this: ExchangeWorld) {
  assert.deepEqual(await (await consentOf(this, 'Ada')).reports(), []);
});

Then('nothing more is told to others', async function (this: ExchangeWorld) {
  await this.assembly.pass(1);
  assert.equal((await (await consentOf(this, 'Ada')).reports()).length, Number(this.note('reports')));
});

Then('others are told of the page with platform, language and device', async function (this: ExchangeWorld) {
  const consent = await consentOf(this, 'Ada');
  const complete = (report: Readonly<Record<string, unknown>>): boolean =>
    report['name'] === 'page_view' &&
    report['page'] === '/markets' &&
    report['platform'] === 'desktop' &&
    report['language'] === 'en' &&
    typeof report['deviceId'] === 'string';
  await this.assembly.eventually('a report of the page', async () => (await consent.reports()).some(complete));
});

Then('no address, name or amount is among what was told', async function (this: ExchangeWorld) {
  const { consent, email } = await this.actor('Ada');
  const told = JSON.stringify(await consent.reports());
  for (const secret of [email, 'ada@', '?', 'password', 'token'])
    assert.ok(!told.includes(secret), `${secret} was told: ${told}`);
});

Then('others are told of the page with her number', async function (this: ExchangeWorld) {
  const consent = await consentOf(this, 'Ada');
  const numbered = ({ name, userId }: Readonly<Record<string, unknown>>): boolean =>
    name === 'page_view' && /^\d+$/.test(String(userId));
  await this.assembly.eventually('a report with a number', async () => (await consent.reports()).some(numbered));
});

Then('others were told that she opened an account', async function (this: ExchangeWorld) {
  const consent = await consentOf(this, 'Ada');
  await this.assembly.eventually('a report of the account', async () =>
    (await consent.reports()).some(({ name }) => name === 'sign_up'),
  );
});

Given('the exchange sees everybody in {word}', async function (this: ExchangeWorld, country: string) {
  await this.assembly.exchange.placeVisitors(country);
});

Then(
  '{word} is told that the exchange is not offered in {}',
  async function (this: ExchangeWorld, name: string, country: string) {
    const consent = await consentOf(this, name);
    await this.assembly.eventually('the notice', async () => (await consent.notOfferedIn()) === country);
  },
);

When('{word} puts that notice away', async function (this: ExchangeWorld, name: string) {
  await (await consentOf(this, name)).putNoticeAway();
});

Then('{word} is not told so again', async function (this: ExchangeWorld, name: string) {
  await this.assembly.pass(4);
  assert.equal(await (await consentOf(this, name)).notOfferedIn(), undefined);
});

Then('the risk is told in the words for the EU', async function (this: ExchangeWorld) {
  const consent = await consentOf(this, 'Ada');
  await this.assembly.eventually('the words for the EU', async () => (await consent.riskIsToldFor()) === 'EU');
});

Then('the risk is told in the usual words', async function (this: ExchangeWorld) {
  await this.assembly.pass(4);
  assert.equal(await (await consentOf(this, 'Ada')).riskIsToldFor(), 'everybody');
});
