import { AccountQueries } from '../../../../src/application/account/account.queries';
import { AgreeToDocuments } from '../../../../src/application/account/agree-to-documents.use-case';
import { ChangeAccountSettings } from '../../../../src/application/account/change-account-settings.use-case';
import { ChangeNames } from '../../../../src/application/account/change-names.use-case';
import { ChangePortfolioLinks } from '../../../../src/application/account/change-portfolio-links.use-case';
import { ChangeReferralCodes } from '../../../../src/application/account/change-referral-codes.use-case';
import { OverviewQueries } from '../../../../src/application/account/overview.queries';
import { PortfolioLinksQueries } from '../../../../src/application/account/portfolio-links.queries';
import { ProfileQueries } from '../../../../src/application/account/profile.queries';
import { ReferralQueries } from '../../../../src/application/account/referral.queries';
import { SettingsQueries } from '../../../../src/application/account/settings.queries';
import { SubAccountQueries } from '../../../../src/application/account/sub-account.queries';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';
import { testEnvironment } from '../../../support/test-environment';

const refused = failure({ kind: 'invalid' } as const);
const offline = failure({ kind: 'offline' } as const);
const gone = failure({ kind: 'notFound' } as const);

/** Changes of an account at an exchange that writes down what it is asked, and does what it is asked. */
function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const { port } = host;
  const cache = new ReadCache();
  const accounts = new AccountQueries(cache, port);
  const profiles = new ProfileQueries(cache, port);
  const settings = new SettingsQueries(cache, port, port, port, port);
  const overview = new OverviewQueries(cache, port, port, port);
  return {
    host,
    names: new ChangeNames(port, port, port, new SubAccountQueries(cache, port), accounts, overview),
    settings: new ChangeAccountSettings(port, port, settings, profiles, accounts),
    links: new ChangePortfolioLinks(port, new PortfolioLinksQueries(cache, port)),
    codes: new ChangeReferralCodes(port, port, new ReferralQueries(cache, port)),
    agree: (agreements: object | undefined) => new AgreeToDocuments({ ...testEnvironment, agreements }, port, profiles),
  };
}

type Uses = ReturnType<typeof setUp>;
type Call = readonly unknown[];

const terms = { friendRate: decimal('0.1'), note: 'for friends' };

/** Each change, what is asked for, and what shows it. */
const changes: readonly (readonly [string, (uses: Uses) => Promise<unknown>, Call, readonly Call[]])[] = [
  ['a new sub-account', ({ names }) => names.openSubAccount('bot'), ['open', 'bot'], [['list']]],
  ['a sub-account’s name', ({ names }) => names.renameSubAccount('u2', 'bot'), ['rename', 'u2', 'bot'], [['list']]],
  ['the account’s name', ({ names }) => names.rename('mine'), ['rename', 'mine'], [['account']]],
  [
    'a name for others',
    ({ names }) => names.chooseCoolName('Otter'),
    ['chooseCoolName', 'Otter'],
    [['coolName'], ['coolName']],
  ],
  [
    'a name that is made up',
    ({ names }) => names.takeRandomCoolName(),
    ['takeRandomCoolName'],
    [['coolName'], ['coolName']],
  ],
  ['the name of X', ({ names }) => names.takeTwitterName(), ['takeTwitterName'], [['coolName'], ['coolName']]],
  ['the region', ({ settings }) => settings.switchRegion('DE'), ['switchRegion', 'DE'], [['profile'], ['account']]],
  [
    'what losses are charged to',
    ({ settings }) => settings.chargeLossesTo('USDT'),
    ['setLossCharge', 'USDT'],
    [['profile']],
  ],
  [
    'what an upgrade does to open orders',
    ({ settings }) => settings.cancelOnMaintenance(true),
    ['cancelOnMaintenance', true],
    [['maintenance']],
  ],
  ['a link', ({ links }) => links.create(' for Ada ', 7), ['create', 'for Ada', 7], [['links']]],
  ['a link that ends', ({ links }) => links.revoke({ id: 'l1' } as never), ['revoke', 'l1'], [['links']]],
  [
    'a code',
    ({ codes }) => codes.create('ADA1', terms),
    ['createCode', { code: 'ADA1', ...terms }],
    [['codes'], ['sharing']],
  ],
  ['terms of a code', ({ codes }) => codes.edit('c1', terms), ['editCode', 'c1', terms], [['codes'], ['sharing']]],
  ['the code that is sent', ({ codes }) => codes.makeStandard('c1'), ['makeStandard', 'c1'], [['codes'], ['sharing']]],
];

describe('a change of the account', () => {
  it.each(changes)('is shown by what shows it: %s', async (_name, change, call, shown) => {
    const uses = setUp();
    expect(await change(uses)).toEqual(success(undefined));
    expect(uses.host.calls).toEqual([call, ...shown]);
  });

  it.each(changes)('that did not get there changes nothing that is shown: %s', async (_name, change, call) => {
    const uses = setUp({ [String(call[0])]: offline });
    expect(await change(uses)).toEqual(offline);
    expect(uses.host.calls).toEqual([call]);
  });

  it.each(changes)(
    'that is refused since another device was first shows what that did: %s',
    async (_name, change, call, shown) => {
      const uses = setUp({ [String(call[0])]: gone });
      expect(await change(uses)).toEqual(gone);
      expect(uses.host.calls).toEqual([call, ...shown]);
    },
  );
});

describe('a code to invite others with', () => {
  it('is the exchange’s to choose where nobody has chosen one', async () => {
    const { host, codes } = setUp();
    await codes.create('', terms);
    expect(host.calls[0]).toEqual(['createCode', terms]);
  });

  it('is named where the account may name it', async () => {
    const { host, codes } = setUp({ canAccept: success(true) });
    expect(await codes.accept('ADA1')).toEqual(success(undefined));
    expect(host.calls).toEqual([['canAccept', 'ADA1'], ['accept', 'ADA1'], ['codes'], ['sharing'], ['summary']]);
  });

  it('is shown where it was named on another device', async () => {
    const known = failure({ kind: 'duplicate' });
    const { host, codes } = setUp({ canAccept: success(true), accept: known });
    expect(await codes.accept('ADA1')).toEqual(known);
    expect(host.times('summary')).toBe(1);
  });

  it.each([
    [success(false), failure({ kind: 'notFound' })],
    [failure({ kind: 'duplicate' }), failure({ kind: 'duplicate' })],
  ])('is not named where the account may not, or nobody knows (%#)', async (allowed, answer) => {
    const { host, codes } = setUp({ canAccept: allowed });
    expect(await codes.accept('ADA1')).toEqual(answer);
    expect(host.calls).toEqual([['canAccept', 'ADA1']]);
  });
});

describe('documents', () => {
  const inForce = { terms: '2026-11', tradingRules: '2026-10' };

  it('are agreed to in the version in force, and the profile is read again', async () => {
    const { host, agree } = setUp();
    expect(await agree(inForce).execute(['terms', 'trTerms'])).toEqual(success(undefined));
    expect(host.calls).toEqual([['agree', 'terms', '2026-11'], ['agree', 'trTerms', '2026-10'], ['profile']]);
  });

  it.each([[{ tradingRules: '2026-10' }], [undefined]])(
    'that are not in force are not agreed to (%#)',
    async (agreements) => {
      const { host, agree } = setUp();
      expect(await agree(agreements).execute(['terms'])).toEqual(success(undefined));
      expect(host.calls).toEqual([['profile']]);
    },
  );

  it('end at the first that is refused', async () => {
    const { host, agree } = setUp({ agree: refused });
    expect(await agree(inForce).execute(['terms', 'trTerms'])).toEqual(refused);
    expect(host.times('agree')).toBe(1);
  });
});
