import { CookieSocialPayloadAdapter } from '../../../../src/infrastructure/cookies/cookie-social-payload.adapter';
import type { SocialPayload } from '../../../../src/domain/session/social-payload';
import { MemoryCookieJar } from '../../../support/session-fixture';

const payload: SocialPayload = {
  type: 'Google',
  method: 'oneTap',
  redirectUrl: '/team',
  user: { email: 'ada+x@gmail.com', accessToken: 'header.payload.signature' },
};

describe('the social payload', () => {
  it('lies in a cookie that only this site gets and nothing but https carries, for 365 days at most', () => {
    const jar = new MemoryCookieJar();
    expect(new CookieSocialPayloadAdapter(jar).keep(payload)).toBe(true);
    expect(jar.written).toHaveLength(1);
    const [pair, ...attributes] = jar.written[0]!.split('; ');
    expect(pair).toMatch(/^__Host-social=/);
    expect(attributes.sort()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Strict', 'Secure']);
  });

  it('is taken once', () => {
    const payloads = new CookieSocialPayloadAdapter(new MemoryCookieJar());
    payloads.keep(payload);
    expect(payloads.take()).toEqual(payload);
    expect(payloads.take()).toBeUndefined();
  });

  it.each([
    '%7Bbroken',
    '%E0%A4%A',
    'null',
    encodeURIComponent('{"type":"Google"}'),
    encodeURIComponent(JSON.stringify({ ...payload, type: 'Mallory' })),
  ])('of somebody else (%s) is deleted unread', (foreign) => {
    const jar = new MemoryCookieJar();
    jar.write(`__Host-social=${foreign}`);
    const payloads = new CookieSocialPayloadAdapter(jar);
    expect(payloads.take()).toBeUndefined();
    expect(jar.read('__Host-social')).toBeUndefined();
  });

  it('that is too large is not kept', () => {
    const jar = new MemoryCookieJar();
    expect(
      new CookieSocialPayloadAdapter(jar).keep({
        ...payload,
        user: { ...payload.user, accessToken: 'x'.repeat(4096) },
      }),
    ).toBe(false);
    expect(jar.written).toEqual([]);
  });

  it('that the browser does not keep is told', () => {
    const jar = new MemoryCookieJar();
    jar.blocked = true;
    expect(new CookieSocialPayloadAdapter(jar).keep(payload)).toBe(false);
  });

  it('is cleared', () => {
    const jar = new MemoryCookieJar();
    const payloads = new CookieSocialPayloadAdapter(jar);
    payloads.keep(payload);
    payloads.clear();
    expect(payloads.take()).toBeUndefined();
  });
});
