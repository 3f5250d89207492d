import { AccountQueries } from '../../../../src/application/account/account.queries';
import { OverviewQueries } from '../../../../src/application/account/overview.queries';
import { PortfolioLinksQueries } from '../../../../src/application/account/portfolio-links.queries';
import { ProductAccessQueries } from '../../../../src/application/account/product-access.queries';
import { ProfileQueries } from '../../../../src/application/account/profile.queries';
import { ReferralQueries } from '../../../../src/application/account/referral.queries';
import { SettingsQueries } from '../../../../src/application/account/settings.queries';
import { SubAccountQueries } from '../../../../src/application/account/sub-account.queries';
import { VisitorQueries } from '../../../../src/application/account/visitor.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const minute = 60_000;

function setUp() {
  const host = exchange({ logins: success({ rows: [{ at: 1 }], total: 9 }) });
  const cache = new ReadCache();
  const { port } = host;
  return {
    host,
    cache,
    accounts: new AccountQueries(cache, port),
    overview: new OverviewQueries(cache, port, port, port),
    links: new PortfolioLinksQueries(cache, port),
    products: new ProductAccessQueries(cache, port),
    profiles: new ProfileQueries(cache, port),
    referral: new ReferralQueries(cache, port),
    settings: new SettingsQueries(cache, port, port, port, port),
    subAccounts: new SubAccountQueries(cache, port),
    visitor: new VisitorQueries(cache, port),
  };
}

type Reads = ReturnType<typeof setUp>;

/** Each question, whom it is asked of with what, for how long its answer is fresh, and whether anybody may see it. */
const questions: readonly (readonly [(reads: Reads) => unknown, readonly unknown[], number | undefined, boolean])[] = [
  [({ accounts }) => accounts.account(), ['account'], minute, false],
  [({ accounts }) => accounts.coolName(), ['coolName'], minute, false],
  [({ accounts }) => accounts.ipInfo(), ['ipInfo'], minute, true],
  [({ overview }) => overview.fees(), ['tradingFee', 'SPOT_BTC_USDT'], minute, false],
  [({ overview }) => overview.logins(), ['logins', { page: 1, size: 5 }], undefined, false],
  [({ overview }) => overview.coolName(), ['coolName'], minute, false],
  [({ links }) => links.links(), ['links'], undefined, false],
  [({ links }) => links.shared('t1'), ['open', 't1'], undefined, true],
  [({ links }) => links.shared('t2'), ['open', 't2'], undefined, true],
  [({ products }) => products.access(), ['products'], minute, false],
  [({ profiles }) => profiles.profile(), ['profile'], minute, false],
  [({ referral }) => referral.codes(), ['codes'], undefined, false],
  [({ referral }) => referral.summary(), ['summary'], minute, false],
  [({ referral }) => referral.campaigns(), ['campaigns'], minute, false],
  [({ referral }) => referral.programme(), ['programme'], 10 * minute, true],
  [({ referral }) => referral.sharing(), ['sharing'], undefined, false],
  [({ referral }) => referral.referees(1), ['referees', 1, 20], minute, false],
  [({ referral }) => referral.referees(2), ['referees', 2, 20], minute, false],
  [({ referral }) => referral.rewards(1), ['rewards', 1, 20], minute, false],
  [({ referral }) => referral.rewards(2), ['rewards', 2, 20], minute, false],
  [({ settings }) => settings.maintenance(), ['maintenance'], minute, false],
  [({ settings }) => settings.wallet(), ['wallet'], undefined, false],
  [({ settings }) => settings.publicProfile(), ['settings'], undefined, false],
  [({ settings }) => settings.boundX(), ['twitter'], undefined, false],
  [({ subAccounts }) => subAccounts.list(), ['list'], minute, false],
  [({ subAccounts }) => subAccounts.balances('a1'), ['balances', 'a1'], undefined, false],
  [({ subAccounts }) => subAccounts.balances('a2'), ['balances', 'a2'], undefined, false],
  [({ visitor }) => visitor.here(), ['here'], minute, true],
  [({ visitor }) => visitor.regions(), ['regions'], minute, true],
];

describe('what is read of an account', () => {
  it.each(questions)(
    'is asked of the exchange, and is fresh for as long as it may be (%#)',
    async (read, ...expected) => {
      const reads = setUp();
      await (read(reads) as Resource<unknown>).refresh();
      const [{ staleAfter, outlivesSession = false }] = reads.cache.opened as never as [never];
      expect([reads.host.calls[0], staleAfter, outlivesSession]).toEqual(expected);
    },
  );

  it('is one value for one question', () => {
    const reads = setUp();
    const values = questions.map(([read]) => read(reads));
    expect(new Set(values).size).toBe(questions.length);
    expect(questions.map(([read], index) => read(reads) === values[index])).not.toContain(false);
  });

  it('bears the name of what it is, so that no other part of the application reads it by mistake', () => {
    const reads = setUp();
    for (const [read] of questions) read(reads);
    const keys = reads.cache.opened.map(({ key }) => key);
    expect(new Set(keys.map(([part]) => part))).toEqual(new Set(['account', 'referral', 'visitor']));
    expect(keys.filter((key) => key.length < 2 || key.includes(''))).toEqual([]);
  });

  it('shows the newest log-ins, or says why it cannot', async () => {
    const { host, overview } = setUp();
    await overview.logins().refresh();
    expect(overview.logins().current).toMatchObject({ status: 'ready', value: [{ at: 1 }] });
    host.answers['logins'] = failure({ kind: 'offline' });
    await overview.logins().refresh();
    expect(overview.logins().current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  });

  it('has as many rows on a page of invitations as are asked for', () => {
    expect(setUp().referral.pageSize).toBe(20);
  });
});
