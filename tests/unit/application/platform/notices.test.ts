import { AnswerSurvey } from '../../../../src/application/platform/answer-survey.use-case';
import { ApplyAsPartner } from '../../../../src/application/platform/apply-as-partner.use-case';
import { DeviceNotices } from '../../../../src/application/platform/device-notices';
import { DismissPromotion } from '../../../../src/application/platform/dismiss-promotion.use-case';
import { HiddenAlerts } from '../../../../src/application/platform/hidden-alerts';
import { MobileReleasesQueries } from '../../../../src/application/platform/mobile-releases.queries';
import { PromotionsQueries } from '../../../../src/application/platform/promotions.queries';
import { TendNotifications } from '../../../../src/application/platform/tend-notifications.use-case';
import { ProfileQueries } from '../../../../src/application/account/profile.queries';
import { applicationFields, type BusinessApplication } from '../../../../src/domain/platform/business-application';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const refused = failure({ kind: 'invalid' } as const);
const gone = failure({ kind: 'notFound' } as const);
const again = failure({ kind: 'duplicate' } as const);
const lost = failure({ kind: 'unanswered' } as const);

describe('a survey', () => {
  function setUp(answer: unknown = success(undefined)) {
    const host = exchange({ answer });
    const counted: unknown[] = [];
    const tracking = { report: (event: unknown) => counted.push(event) };
    return { host, counted, survey: new AnswerSurvey(host.port, host.port, tracking, { now: () => 5 }) };
  }

  it('does not come back soon once it was on screen, on any device', async () => {
    const { host, survey } = setUp();
    await survey.seen();
    expect(host.calls).toEqual([['savePreferences', { 'survey.asked': 5 }]]);
  });

  it.each([success(undefined), again])('is answered, here or on another device (%#)', async (answer) => {
    const { host, counted, survey } = setUp(answer);
    const reply = { stars: 5 } as never;
    expect(await survey.execute(reply)).toEqual(success(undefined));
    expect(host.calls).toEqual([['answer', reply]]);
    expect(counted).toEqual([{ name: 'survey_answered' }]);
  });

  it('is not counted where its answer was refused', async () => {
    const { counted, survey } = setUp(refused);
    expect(await survey.execute({} as never)).toEqual(refused);
    expect(counted).toEqual([]);
  });
});

describe('an application of a partner', () => {
  const written = Object.fromEntries(applicationFields.map((field) => [field, ` ${field} `])) as unknown;
  const sent = { ...Object.fromEntries(applicationFields.map((field) => [field, field])), website: 'https://website' };
  const from = (email: string): BusinessApplication => ({ ...(written as BusinessApplication), email });

  it.each([
    ['broker', 'applyAsBroker'],
    ['marketMaker', 'applyAsMarketMaker'],
    ['leadTrader', 'applyAsLeadTrader'],
  ] as const)('is filed where those of a %s are, without spaces around what was written', async (programme, call) => {
    const host = exchange({ [call]: success('N1') });
    expect(await new ApplyAsPartner(host.port).execute(programme, written as BusinessApplication)).toEqual(
      success({ number: 'N1' }),
    );
    expect(host.calls).toEqual([[call, sent]]);
  });

  it('is filed, under a number that nobody heard, where one whose answer was lost is there already', async () => {
    const host = exchange({ applyAsBroker: lost, applyAsMarketMaker: again });
    const apply = new ApplyAsPartner(host.port);
    expect(await apply.execute('broker', from('a@example.com'))).toEqual(lost);
    host.answers['applyAsBroker'] = again;
    expect(await apply.execute('broker', from(' A@example.com'))).toEqual(success({ number: undefined }));
    // Another address, or another programme, is another application.
    expect(await apply.execute('broker', from('b@example.com'))).toEqual(again);
    expect(await apply.execute('marketMaker', from('a@example.com'))).toEqual(again);
    host.answers['applyAsBroker'] = refused;
    expect(await apply.execute('broker', from('a@example.com'))).toEqual(refused);
  });

  it('that was answered is not taken for one that was lost', async () => {
    const host = exchange({ applyAsBroker: refused });
    const apply = new ApplyAsPartner(host.port);
    await apply.execute('broker', from('a@example.com'));
    host.answers['applyAsBroker'] = again;
    expect(await apply.execute('broker', from('a@example.com'))).toEqual(again);
  });
});

describe('notices that were put away', () => {
  it('stay away on this device, the latest fifty of them', () => {
    const storage = new MemoryStorage();
    const notices = new DeviceNotices(storage);
    expect(notices.isHidden('')).toBe(false);
    expect(notices.isHidden('n0')).toBe(false);
    for (let each = 0; each < 50; each += 1) notices.hide(`n${each}`);
    expect([notices.isHidden('n0'), notices.isHidden('n49'), notices.isHidden('n')]).toEqual([true, true, false]);
    // One that is put away again takes nobody's place.
    notices.hide('n49');
    expect(notices.isHidden('n0')).toBe(true);
    notices.hide('n0');
    notices.hide('n50');
    expect(['n0', 'n1', 'n2', 'n50'].map((name) => new DeviceNotices(storage).isHidden(name))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(Object.keys(storage.all())).toEqual(['notices-read']);
  });

  it('stay away for an account, and count as put away while that is not known', async () => {
    const host = exchange({ profile: success({ hiddenAlerts: ['upgrade'] }) });
    const profiles = new ProfileQueries(new ReadCache(), host.port);
    const alerts = new HiddenAlerts(host.port, profiles);
    const { current: unread } = profiles.profile();
    expect(alerts.isHidden(unread, 'else')).toBe(true);
    expect(await alerts.hide('upgrade')).toEqual(success(undefined));
    expect(host.calls.map(([name]) => name)).toEqual(['hideAlert', 'profile']);
    const { current: read } = profiles.profile();
    expect([alerts.isHidden(read, 'upgrade'), alerts.isHidden(read, 'else')]).toEqual([true, false]);
    expect(alerts.isHidden({ status: 'ready', value: {} } as never, 'else')).toBe(true);
    host.answers['hideAlert'] = refused;
    expect(await alerts.hide('else')).toEqual(refused);
    expect(host.times('profile')).toBe(1);
  });

  it('of the exchange are put away there', async () => {
    const host = exchange({ dismiss: refused });
    expect(await new DismissPromotion(host.port).execute('p1')).toEqual(refused);
    expect(host.calls).toEqual([['dismiss', 'p1']]);
  });

  it.each([
    [(tend: TendNotifications) => tend.markRead('n1'), ['markRead', 'n1']],
    [(tend: TendNotifications) => tend.markRead(), ['markRead', undefined]],
    [(tend: TendNotifications) => tend.remove('n1'), ['remove', 'n1']],
  ] as const)('and what the account was told, also by another tab meanwhile (%#)', async (change, call) => {
    const host = exchange();
    const tend = new TendNotifications(host.port);
    const answers: unknown[] = [];
    for (const answer of [success(undefined), gone, refused]) {
      host.answers[call[0]] = answer;
      answers.push(await change(tend));
    }
    expect(answers).toEqual([success(undefined), success(undefined), refused]);
    expect(host.calls[0]).toEqual(call);
  });
});

describe('what is read of the exchange beside the markets', () => {
  it('is the newest release of the app, or that there is none yet', async () => {
    const host = exchange({ mobileRelease: success({ version: '1' }) });
    const cache = new ReadCache();
    const newest = new MobileReleasesQueries(cache, host.port).newest();
    await newest.refresh();
    expect(newest.current).toMatchObject({ value: { version: '1' } });
    host.answers['mobileRelease'] = gone;
    await newest.refresh();
    expect(newest.current).toMatchObject({ status: 'ready', value: null });
    host.answers['mobileRelease'] = refused;
    await newest.refresh();
    expect(newest.current).toMatchObject({ status: 'failed' });
    expect(cache.opened).toMatchObject([{ key: ['mobile-release'], staleAfter: 3_600_000, outlivesSession: true }]);
  });

  it('is what it draws attention to, for visitors and for accounts apart', async () => {
    const host = exchange();
    const cache = new ReadCache();
    const promotions = new PromotionsQueries(cache, host.port);
    const reads = () => [
      promotions.forVisitors('en'),
      promotions.forVisitors('en', 'HERO' as never),
      promotions.forVisitors('es'),
      promotions.forAccountPages('en'),
      promotions.forAccountPages('es'),
      promotions.forAccount('en'),
      promotions.forAccount('en', 'HERO' as never),
      promotions.forAccount('es'),
    ];
    expect(new Set([...reads(), ...reads()]).size).toBe(reads().length);
    expect(cache.unnamed('promotions')).toEqual([]);
    for (const read of reads()) await read.refresh();
    expect(host.calls).toEqual([
      ['forVisitors', 'en', undefined],
      ['forVisitors', 'en', 'HERO'],
      ['forVisitors', 'es', undefined],
      ['forAccountPages', 'en'],
      ['forAccountPages', 'es'],
      ['forAccount', 'en', undefined],
      ['forAccount', 'en', 'HERO'],
      ['forAccount', 'es', undefined],
    ]);
    expect(cache.opened.slice(0, 8).map(({ staleAfter, outlivesSession }) => [staleAfter, outlivesSession])).toEqual([
      ...Array.from({ length: 3 }, () => [60_000, true]),
      ...Array.from({ length: 5 }, () => [60_000, undefined]),
    ]);
  });
});
