import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { caller, cookiesOf, identityToken, practice, startTestSandbox, webOrigin } from './sandbox-client';

const provider = new URLSearchParams({
  providerId: 'google.com',
  authType: 'signInViaPopup',
  redirectUrl: webOrigin,
  apiKey: 'k',
  appName: 'a',
});

/** Answers of every kind: data, refusals, pages, pictures and scripts. */
const answers = [
  { name: 'public data', at: 'url', path: '/v3/public/systemInfo' },
  { name: 'a refusal', at: 'url', path: '/usercenter/account' },
  { name: 'an unknown address', at: 'url', path: '/nowhere' },
  { name: 'health', at: 'url', path: '/health' },
  { name: 'a logo', at: 'url', path: '/logos/BTC.png' },
  { name: 'a refusal of the content API', at: 'url', path: '/ghost/api/content/posts/' },
  { name: 'a picture of an article', at: 'url', path: '/content/images/funding.svg' },
  { name: 'a refusal of the job board', at: 'url', path: '/v1/boards/nobody/jobs' },
  { name: 'the page on which one applies', at: 'url', path: '/sandbox/careers' },
  { name: 'the page that stands in for X', at: 'url', path: '/sandbox/twitter/authorize?oauth_token=t' },
  { name: 'sign-in data', at: 'authUrl', path: '/.well-known/jwks.json' },
  { name: 'a refusal of the sign-in server', at: 'authUrl', path: '/nowhere' },
  { name: 'the outbox', at: 'authUrl', path: '/outbox' },
  { name: 'the page of a provider', at: 'authUrl', path: `/emulator/auth/handler?${provider.toString()}` },
  { name: 'a page that refuses', at: 'authUrl', path: '/emulator/auth/handler' },
  { name: 'the loader of the frame', at: 'authUrl', path: '/js/api.js' },
] as const;

describe('every answer of the embedded exchange', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox();
  });
  afterAll(() => sandbox.close());

  test.each(answers)('$name says what a browser may do with it', async ({ at, path }) => {
    const { headers } = await fetch(sandbox[at] + path, { redirect: 'manual' });
    const policy = headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same-site|cross-origin)$/);
    expect(headers.get('cache-control')).not.toBeNull();
    expect(headers.get('content-type')).toMatch(/; charset=utf-8$/);
    expect(headers.get('server')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('data that is opened as a page is no page', async () => {
    const { headers } = await fetch(`${sandbox.url}/v3/public/systemInfo`);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('content-security-policy')).toMatch(/; sandbox$/);
  });

  test('what only one person may see is kept by nobody', async () => {
    const { call } = await practice(sandbox);
    for (const path of ['/usercenter/account', '/v3/asset/balances'])
      expect((await call('GET', path)).headers.get('cache-control')).toBe('no-store');
  });

  test('only the frame of sign-in may be framed, and only by the app', async () => {
    const { headers } = await fetch(`${sandbox.authUrl}/emulator/auth/iframe?apiKey=k&appName=a`);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${webOrigin}`);
  });

  test('another site is told nothing', async () => {
    for (const address of [`${sandbox.url}/v3/public/systemInfo`, `${sandbox.authUrl}/.well-known/jwks.json`]) {
      const { headers } = await fetch(address, { headers: { origin: 'https://evil.example.com' } });
      expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example.com');
      expect(headers.get('access-control-allow-origin')).not.toBe('*');
    }
  });

  test('where somebody is, no header of theirs says', async () => {
    const idToken = await identityToken(sandbox, 'elsewhere@example.com', 'correct horse');
    const headers = {
      origin: webOrigin,
      'x-forwarded-for': '203.0.113.9',
      'x-real-ip': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    };
    const { '__Host-authorization': bearer } = cookiesOf(
      await caller(sandbox.url, idToken)('POST', '/auth/session', undefined, headers),
    );
    const devices = await caller(sandbox.url, bearer)('GET', '/usercenter/account/device_list');
    expect(devices.status).toBe(200);
    expect(JSON.stringify(devices.body)).not.toContain('203.0.113.9');
  });
});
