import { read } from '../../../../support/reads';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { Failure, FailureKind } from '../../../../../src/application/kernel/failure';
import { ChooseLanguage } from '../../../../../src/application/platform/choose-language.use-case';
import type { SessionState } from '../../../../../src/application/session/session-state';
import type { LanguageCode } from '../../../../../src/domain/platform/language';
import { failure, success } from '../../../../../src/domain/shared/result';
import { LanguageStore } from '../../../../../src/presentation/runtime/stores/language.store';
import { FakePage } from '../../../../fakes/memory-platform';
import { flushPromises } from '../../../../support/fake-scheduler';

function setup({
  address,
  cookie,
  device,
  broken = [],
}: { address?: LanguageCode; cookie?: LanguageCode; device?: LanguageCode; broken?: readonly LanguageCode[] } = {}) {
  const language = new Subject<LanguageCode>('en');
  const unloadable = new Set(broken);
  const translations = {
    language,
    addressLanguage: address,
    deviceLanguage: device,
    load: async () => success(undefined),
    use: async (code: LanguageCode) => {
      if (unloadable.has(code)) return failure({ kind: 'offline' as const });
      language.set(code);
      return success(undefined);
    },
  };
  const written: LanguageCode[] = [];
  const saved: LanguageCode[] = [];
  const page = new FakePage();
  const notices = { show: jest.fn() };
  const session = { state: new Subject<SessionState>({ status: 'loggedOut', ended: false }) };
  let kept = cookie;
  const cookies = { read: () => kept, write: (code: LanguageCode) => (written.push(code), void (kept = code)) };
  const line: { refusal?: FailureKind } = {};
  const accounts = {
    saveLanguage: async (code: LanguageCode) => (
      saved.push(code),
      line.refusal ? failure({ kind: line.refusal } as Failure) : success(undefined)
    ),
    savePreferences: async () => success({}),
  };
  const choose = new ChooseLanguage(translations, cookies, session as never, accounts);
  const store = new LanguageStore(translations, cookies, choose, session as never, page, notices);
  store.start();
  const logIn = (language: string | undefined, userId = '1'): void =>
    session.state.set({
      status: 'loggedIn',
      coolName: undefined,
      account: read({ userId, applicationId: undefined, email: undefined, main: true, alias: '', eu: false, language }),
    });
  const otherTab = { choose: (code: LanguageCode) => void (kept = code) };
  return { store, line, written, saved, notices, session, page, otherTab, logIn };
}

test.each([
  [{ address: 'pt', cookie: 'ru', device: 'es' } as const, 'pt'],
  [{ cookie: 'ru', device: 'es' } as const, 'ru'],
  [{ device: 'es' } as const, 'es'],
  [{}, 'en'],
])('begins in the language of %j', async (setting, expected) => {
  const { store } = setup(setting);
  expect(store.status).toBe('loading');
  await flushPromises();
  expect([store.code, store.status]).toEqual([expected, 'ready']);
});

test('begins in English when the wanted texts cannot be had', async () => {
  const { store } = setup({ cookie: 'ru', broken: ['ru'] });
  await flushPromises();
  expect([store.code, store.status]).toEqual(['en', 'ready']);
});

test('says so when there are no texts at all', async () => {
  const { store } = setup({ cookie: 'ru', broken: ['ru', 'en'] });
  await flushPromises();
  expect(store.status).toBe('failed');
});

test("a visitor's choice is kept in the language cookie", async () => {
  const { store, written, saved } = setup();
  await flushPromises();
  await store.choose('ukr');
  expect([store.code, written, saved]).toEqual(['ukr', ['ukr'], []]);
});

test('a choice made when logged in is saved to the account', async () => {
  const { store, written, saved, logIn } = setup();
  await flushPromises();
  logIn(undefined);
  await store.choose('vn');
  expect([store.code, written, saved]).toEqual(['vn', [], ['vn']]);
});

test('an unsupported code changes nothing', async () => {
  const { store, written } = setup();
  await flushPromises();
  await store.choose('de');
  expect([store.code, written]).toEqual(['en', []]);
});

test('a language whose texts do not load leaves the screen as it is, with a notice', async () => {
  const { store, written, notices } = setup({ broken: ['zh'] });
  await flushPromises();
  await store.choose('zh');
  expect([store.code, written]).toEqual(['en', []]);
  expect(notices.show).toHaveBeenCalledWith('error', { key: 'common:failure.offline' });
});

test("the account's language is taken on at log-in, once, and only a supported one", async () => {
  const { store, logIn, session } = setup();
  await flushPromises();
  logIn('pt');
  await flushPromises();
  expect(store.code).toBe('pt');
  await store.choose('es');
  logIn('pt');
  await flushPromises();
  expect(store.code).toBe('es');
  session.state.set({ status: 'loggedOut', ended: false });
  logIn('klingon', '2');
  await flushPromises();
  expect(store.code).toBe('es');
});

test('what another tab chose meanwhile is followed on coming back, and nothing else is (F32)', async () => {
  const { store, page, otherTab, logIn } = setup({ cookie: 'ru' });
  await flushPromises();
  logIn('pt');
  await flushPromises();
  page.visible.set(false);
  page.visible.set(true);
  await flushPromises();
  // The account's language stays, though the device's choice is another.
  expect(store.code).toBe('pt');
  page.visible.set(false);
  otherTab.choose('es');
  expect(store.code).toBe('pt');
  page.visible.set(true);
  await flushPromises();
  expect(store.code).toBe('es');
});

test.each([
  ['offline', [['error', { key: 'common:failure.offline' }]]],
  ['unauthorised', []],
] as const)('a choice that was not saved stays on screen; %s: told unless the session tells it', async (kind, told) => {
  const { store, line, notices, logIn } = setup();
  await flushPromises();
  logIn(undefined);
  line.refusal = kind;
  await store.choose('pt');
  expect(store.code).toBe('pt');
  expect(notices.show.mock.calls).toEqual(told);
});
