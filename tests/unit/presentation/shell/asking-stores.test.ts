import { AnswerSurvey } from '../../../../src/application/platform/answer-survey.use-case';
import { read } from '../../../support/reads';
import { Subject } from '../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../src/application/kernel/resource';
import type { IpInfo } from '../../../../src/application/account/account.port';
import { DeviceNotices } from '../../../../src/application/platform/device-notices';
import type { SessionState } from '../../../../src/application/session/session-state';
import { day, hour, minute, second } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { RegionNoticeStore } from '../../../../src/presentation/features/visitor-layer/region-notice.store';
import { RegionStore } from '../../../../src/presentation/runtime/stores/region.store';
import { SurveyStore } from '../../../../src/presentation/features/account-layer/survey.store';
import { UpgradeStore } from '../../../../src/presentation/features/account-layer/upgrade.store';
import { countdown } from '../../../../src/presentation/features/account-layer/countdown';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { seen } from '../../../support/stores';

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('which rules somebody lives under', () => {
  const loggedOut: SessionState = { status: 'loggedOut', ended: false };
  const loggedIn = (eu: boolean): SessionState => ({
    status: 'loggedIn',
    coolName: undefined,
    account: read({ eu } as never),
  });

  function fixture(session: SessionState) {
    const state = new Subject<ResourceState<IpInfo>>({ status: 'loading' });
    const sessions = { state: new Subject(session) };
    const store = new RegionStore(sessions as never, { ipInfo: () => state } as never);
    store.start();
    const place = (value: IpInfo) => state.set({ status: 'ready', value, updatedAt: 0, refreshing: false });
    return { store, sessions, state, place };
  }

  test('the address says so before log-in, the account afterwards', () => {
    const { store, sessions, place } = fixture(loggedOut);
    expect(store.eu).toBeUndefined();
    place({ country: 'DE', eu: true, restricted: false });
    expect(store.eu).toBe(true);
    sessions.state.set(loggedIn(false));
    expect(store.eu).toBe(false);
  });

  test('a place that nobody knows is unknown, and so is one that could not be asked for', () => {
    const { store, state, place } = fixture(loggedOut);
    place({ country: undefined, eu: undefined, restricted: false });
    expect(store.eu).toBeUndefined();
    place({ country: 'BR', eu: false, restricted: false });
    expect(store.eu).toBe(false);
    state.set({ status: 'failed', failure: { kind: 'offline' } });
    expect(store.eu).toBeUndefined();
  });

  test('while the account or the session is not known, nobody says anything', () => {
    const { store, sessions, place } = fixture({ status: 'unknown' });
    place({ country: 'DE', eu: true, restricted: false });
    expect(store.eu).toBeUndefined();
    sessions.state.set({ status: 'loggedIn', coolName: undefined, account: { status: 'loading' } });
    expect(store.eu).toBeUndefined();
  });

  test('a country that is not served is told of once on a device, each country for itself', () => {
    const storage = new MemoryStorage();
    const { store, place } = fixture(loggedOut);
    const notice = new RegionNoticeStore(store, new DeviceNotices(storage));
    place({ country: 'BR', eu: false, restricted: false });
    expect(notice.country).toBeUndefined();
    place({ country: 'US', eu: false, restricted: true });
    expect(notice.country).toBe('US');
    notice.putAway();
    expect(notice.country).toBeUndefined();
    expect(new RegionNoticeStore(store, new DeviceNotices(storage)).country).toBeUndefined();
    place({ country: 'CA', eu: false, restricted: true });
    expect(new RegionNoticeStore(store, new DeviceNotices(storage)).country).toBe('CA');
  });
});

describe('the survey', () => {
  const survey = {
    id: '1',
    title: 'Terminal',
    questions: [
      { id: 'a', type: 'RATING', text: 'How easy?', options: ['1', '2'] },
      { id: 'b', type: 'TEXT', text: 'What else?', options: [] },
    ],
  };

  function fixture({ age = 30 * day, asked, hidden = false }: { age?: number; asked?: number; hidden?: boolean } = {}) {
    const time = new FakeScheduler();
    const profile = {
      createdAt: time.now() - age,
      preferences: asked === undefined ? {} : { 'survey.asked': time.now() - asked },
    };
    const kept: object[] = [];
    const answered: object[] = [];
    let refusal: 'offline' | 'duplicate' | undefined;
    const feedback = {
      surveys: async () => success([survey]),
      answer: async (reply: object) => {
        answered.push(reply);
        return refusal ? failure({ kind: refusal }) : success(undefined);
      },
    };
    const settings = { savePreferences: async (changes: object) => success(kept.push(changes)) };
    const profiles = { profile, isHidden: () => hidden, hide: async () => undefined };
    const store = new SurveyStore(
      feedback as never,
      new AnswerSurvey(feedback as never, settings as never, { report: () => undefined }, time),
      profiles as never,
      time,
      time,
    );
    store.start();
    const wait = async () => {
      time.advance(60 * second);
      await settled();
    };
    return { store, wait, kept, answered, refuse: (kind: 'offline' | 'duplicate' | undefined) => (refusal = kind) };
  }

  test.each<[string, { age?: number; asked?: number; hidden?: boolean }]>([
    ['has only just come', { age: 6 * day }],
    ['was asked lately', { asked: 29 * day }],
    ['never wants to be asked', { hidden: true }],
  ])('somebody who %s is left alone', async (_who, options) => {
    const { store, wait } = fixture(options);
    await wait();
    expect(store.phase).toBe('none');
  });

  test('it waits a while, and is complete when every choice is made', async () => {
    const { store, wait, answered } = fixture({ asked: 31 * day });
    expect(store.phase).toBe('none');
    await wait();
    expect(store.phase).toBe('offered');
    store.open();
    await store.send();
    expect(answered).toEqual([]);
    store.answer('a', '2');
    store.answer('b', '  ');
    await store.send();
    expect(answered).toEqual([{ surveyId: '1', answers: [{ questionId: 'a', value: '2' }], comment: '' }]);
    expect(store.phase).toBe('thanked');
  });

  test('answers that could not be sent are kept; those given elsewhere already are as good', async () => {
    const { store, wait, refuse } = fixture();
    await wait();
    store.open();
    store.answer('a', '1');
    refuse('offline');
    await store.send();
    expect([store.phase, store.failure?.kind, store.answers.get('a')]).toEqual(['open', 'offline', '1']);
    refuse('duplicate');
    await store.send();
    expect(store.phase).toBe('thanked');
  });
});

describe('an announced upgrade', () => {
  function fixture(startsIn: number, { running = false, hidden = false } = {}) {
    const time = new FakeScheduler();
    const plan = { running, start: time.now() + startsIn, end: undefined, modules: [], cancelsOrders: true };
    const profiles = { isHidden: () => hidden, hide: async () => undefined };
    const store = new UpgradeStore(
      { maintenance: async () => success(plan) } as never,
      profiles as unknown as never,
      time,
      time,
      new FakePage(),
    );
    store.start();
    return { store, time };
  }

  test.each([
    ['two days ahead', 48 * hour, {}, true],
    ['further ahead', 49 * hour, {}, false],
    ['that runs', -hour, { running: true }, false],
    ['that was put away', hour, { hidden: true }, false],
  ])('%s', async (_what, startsIn, options, told) => {
    const { store } = fixture(startsIn, options);
    await settled();
    expect(store.announced !== undefined).toBe(told);
  });

  test('that comes within sight and begins while somebody looks on', async () => {
    const { store, time } = fixture(48 * hour + minute);
    await settled();
    const told = seen(() => store.announced?.cancelsOrders);
    for (let hours = 0; hours < 49; hours += 1) time.advance(hour);
    expect(told).toEqual([undefined, true, undefined]);
  });
});

test.each([
  [5_000, '0:05'],
  [309_000, '5:09'],
  [3_909_000, '1:05:09'],
  [400, '0:01'],
  [0, undefined],
])('%d ms are %s', (left, text) => {
  expect(countdown(1_000_000 + left, 1_000_000)).toBe(text);
});
