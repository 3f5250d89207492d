import { Subject } from '../../../../src/application/kernel/observable-value';
import { LanguageOfLink } from '../../../../src/application/session/language-of-link';
import type { SessionState } from '../../../../src/application/session/session-state';
import { MemoryLanguageCookie, MemoryTranslations } from '../../../fakes/memory-platform';
import { read } from '../../../support/reads';

function setUp(session: SessionState = { status: 'unknown' }) {
  const translations = new MemoryTranslations();
  const cookie = new MemoryLanguageCookie();
  return { translations, cookie, links: new LanguageOfLink(translations, cookie, { state: new Subject(session) }) };
}

const of = (language: string | undefined): SessionState => ({
  status: 'loggedIn',
  coolName: undefined,
  account: read({ userId: '7', applicationId: undefined, email: '', main: true, alias: '', eu: false, language }),
});

describe('the language of a link', () => {
  it('is what is read on in, whatever the device speaks', async () => {
    const { translations, links } = setUp();
    translations.deviceLanguage = 'ru';
    expect(await links.take('es')).toBe('es');
    expect(translations.language.current).toBe('es');
  });

  it('changes nothing where the page is in it, or the link names none', async () => {
    const { links } = setUp();
    expect(await links.take('en')).toBeUndefined();
    expect(await links.take(undefined)).toBeUndefined();
  });

  it('comes after the address, a choice on this device and the account', async () => {
    const address = setUp();
    address.translations.addressLanguage = 'ru';
    const choice = setUp();
    choice.cookie.write('en');
    const account = setUp(of('pt'));
    for (const { links, translations } of [address, choice, account]) {
      expect(await links.take('es')).toBeUndefined();
      expect(translations.language.current).toBe('en');
    }
    expect(await setUp(of(undefined)).links.take('es')).toBe('es');
  });

  it('gives way to another that is wanted while its texts load', async () => {
    const { translations, links } = setUp();
    const use = translations.use.bind(translations);
    translations.use = async () => use('pt');
    expect(await links.take('es')).toBeUndefined();
  });
});
