import { CookieLanguageAdapter } from '../../../../src/infrastructure/cookies/cookie-language.adapter';
import { MemoryCookieJar } from '../../../support/session-fixture';

describe('the language cookie', () => {
  it('holds the product’s own code', () => {
    const jar = new MemoryCookieJar();
    const cookie = new CookieLanguageAdapter(jar);
    cookie.write('ukr');
    expect(jar.written).toEqual(['language=ukr; Path=/; Secure; SameSite=Lax; Max-Age=31536000']);
    expect(cookie.read()).toBe('ukr');
  });

  it.each(['uk', 'xx', '<script>', ''])('of an unsupported value (%p) is as good as none', (value) => {
    const jar = new MemoryCookieJar();
    jar.write(`language=${value}`);
    expect(new CookieLanguageAdapter(jar).read()).toBeUndefined();
  });
});
