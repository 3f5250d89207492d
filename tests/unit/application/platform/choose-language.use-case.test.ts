import { ChooseLanguage } from '../../../../src/application/platform/choose-language.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import type { Failure } from '../../../../src/application/kernel/failure';
import { MemoryLanguageCookie, MemoryTranslations } from '../../../fakes/memory-platform';
import { flushPromises } from '../../../support/fake-scheduler';
import { SessionFixture } from '../../../support/session-fixture';

async function setUp(loggedIn: boolean, refuse?: Failure) {
  const tab = new SessionFixture(
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    (host) => loggedIn && host.mint(),
  );
  tab.session.start();
  await tab.time.settle();
  const saved: string[] = [];
  tab.host.saveLanguage = (async (language: string) => {
    saved.push(language);
    return refuse ? failure(refuse) : success(undefined);
  }) as never;
  const translations = new MemoryTranslations();
  const cookie = new MemoryLanguageCookie();
  return {
    tab,
    saved,
    translations,
    cookie,
    choose: new ChooseLanguage(translations, cookie, tab.session, tab.host),
  };
}

describe('switching the language', () => {
  it('acts on supported codes alone', async () => {
    const { choose, translations, cookie } = await setUp(false);
    for (const code of ['uk', 'de', '', '__proto__']) expect((await choose.execute(code)).ok).toBe(true);
    expect(translations.language.current).toBe('en');
    expect(cookie.read()).toBeUndefined();
  });

  it('is kept in the cookie of a visitor who is not logged in', async () => {
    const { choose, translations, cookie, saved } = await setUp(false);
    await choose.execute('ukr');
    expect(translations.language.current).toBe('ukr');
    expect(cookie.read()).toBe('ukr');
    expect(saved).toEqual([]);
  });

  it('is saved to the account of somebody who is', async () => {
    const { choose, cookie, saved } = await setUp(true);
    await choose.execute('vn');
    expect(saved).toEqual(['vn']);
    expect(cookie.read()).toBeUndefined();
  });

  it('stays when it cannot be saved, and says so', async () => {
    const { choose, translations } = await setUp(true, { kind: 'offline' });
    expect(await choose.execute('pt')).toEqual(failure({ kind: 'offline' }));
    expect(translations.language.current).toBe('pt');
  });

  it('does not happen when the texts cannot be loaded', async () => {
    const { choose, translations, cookie } = await setUp(false);
    translations.use = async () => failure({ kind: 'offline' });
    expect(await choose.execute('es')).toEqual(failure({ kind: 'offline' }));
    expect(cookie.read()).toBeUndefined();
  });

  it('keeps nothing of a choice that another one has overtaken', async () => {
    const { choose, translations, cookie } = await setUp(false);
    const use = translations.use.bind(translations);
    let arrive = (): void => undefined;
    translations.use = async (code) => {
      if (code === 'pt') await new Promise<void>((resolve) => (arrive = resolve));
      return code === 'pt' ? success(undefined) : use(code);
    };
    const first = choose.execute('pt');
    await choose.execute('vn');
    arrive();
    await first;
    expect(cookie.read()).toBe('vn');
  });

  it('is kept as it was chosen last, however long the one before takes', async () => {
    const { choose, tab } = await setUp(true);
    const sent: string[] = [];
    let arrive = (): void => undefined;
    tab.host.saveLanguage = (async (language: string) => {
      sent.push(language);
      if (language === 'pt') await new Promise<void>((resolve) => (arrive = resolve));
      return success(undefined);
    }) as never;
    const first = choose.execute('pt');
    await flushPromises();
    const second = choose.execute('vn');
    await flushPromises();
    expect(sent).toEqual(['pt']);
    arrive();
    await Promise.all([first, second]);
    expect(sent).toEqual(['pt', 'vn']);
  });
});
