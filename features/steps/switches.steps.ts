import { Then, When } from '@cucumber/cucumber';
import type { ExchangeWorld } from '../support/world';

const copyTrading = ['/social-trading', '/social-trading/marketplace', '/trader-recruitment'];

When(
  /^the exchange switches copy trading (on|off)( for visitors)?$/,
  async function (this: ExchangeWorld, state: string, visitors: string | null) {
    const change = !visitors ? { enabled: state === 'on' } : { public: state === 'on' };
    await this.assembly.exchange.switchPart('copy-trading', change);
  },
);
Then(/^Ada is( not)? led to copy trading$/, async function (this: ExchangeWorld, not: string | null) {
  const { people } = await this.actor('Ada');
  await this.assembly.eventually(
    'all or none of copy trading',
    async () => (await people.ledTo(copyTrading)).length === (not ? 0 : copyTrading.length),
    20,
  );
});
