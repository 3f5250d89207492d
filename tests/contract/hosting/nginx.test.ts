import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hasBrotli, isNginxHere, NginxSite } from './nginx-site';

const nginx = isNginxHere ? describe : describe.skip;
if (!isNginxHere) process.stderr.write('The configuration of nginx is not tried: there is no nginx on this machine.\n');

/** The written configuration in the server that it is for. */
nginx('nginx with hosting/nginx.conf', () => {
  let site: NginxSite;
  beforeAll(async () => {
    site = await NginxSite.start();
  });
  afterAll(() => site.stop());

  const words = async (address: string, headers = {}) => {
    const { status, body } = await site.get(address, headers);
    return [status, body.toString().replace(/<[^>]+>/g, '')];
  };

  it('answers a page by its document, in the language of the address or of who asks', async () => {
    expect(await words('/')).toEqual([200, 'home']);
    expect(await words('/markets')).toEqual([200, 'markets']);
    expect(await words('/ru/markets')).toEqual([200, 'рынки']);
    expect(await words('/ru')).toEqual([200, 'главная']);
    expect(await words('/markets', { cookie: 'language=ru' })).toEqual([200, 'рынки']);
    expect(await words('/blog/how-funding-is-computed')).toEqual([200, 'article']);
  });

  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/markets', '/markets'],
    ['/en/trade/BTC_USDT?tab=orders%26more', '/trade/BTC_USDT?tab=orders%26more'],
    ['/en?from=mail', '/?from=mail'],
    ['/en//elsewhere.example/x', '/elsewhere.example/x'],
    ['/en/\\elsewhere.example/x', '/elsewhere.example/x'],
    ['/en/%0d%0aSet-Cookie:a', '/%0d%0aSet-Cookie:a'],
  ])('has no language before English: %s is %s', async (address, plain) => {
    const { status, headers } = await site.get(address);
    expect([status, headers.location]).toEqual([301, `https://localhost:${site.port}${plain}`]);
  });

  it('answers a page without a document by the shell, such as an article that is newer than the build', async () => {
    expect(await words('/wallet')).toEqual([200, 'shell']);
    expect(await words('/ru/wallet')).toEqual([200, 'оболочка']);
    expect(await words('/trade/BTC_USDT')).toEqual([200, 'bitcoin']);
    expect(await words('/trade/SUI_USDT')).toEqual([200, 'some market']);
    expect(await words('/ru/trade/SUI_USDT')).toEqual([200, 'какой-то рынок']);
    expect(await words('/blog/written-since')).toEqual([200, 'some article']);
    expect(await words('/ru/blog/how-funding-is-computed')).toEqual([200, 'какая-то статья']);
  });

  it('answers what is no page with 404, in its language, and nothing of what documents are made from', async () => {
    expect(await words('/nowhere')).toEqual([404, 'no such page']);
    expect(await words('/ru/nowhere')).toEqual([404, 'нет такой страницы']);
    expect(await words('/trade/NOPE')).toEqual([404, 'no such page']);
    for (const address of ['/markets.html', '/application.html', '/.build-stamp', '/assets/gone-7654321.js'])
      expect((await site.get(address)).status).toBe(404);
  });

  it('gives each document a nonce of its own, which its policy names, and has it kept by nobody', async () => {
    const [one, other] = await Promise.all([site.get('/markets'), site.get('/markets')]);
    const nonces = [one, other].map(({ headers, body }) => {
      const nonce = /nonce="(\w{32})"/.exec(body.toString())![1]!;
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['cache-control']).toBe('no-store');
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect((await site.get('/nowhere')).body.toString()).not.toContain('__NONCE__');
  });

  it('has the service worker asked for anew each time, with a policy that lets it ask its own site', async () => {
    const { status, headers } = await site.get('/service-worker.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  it('sends the manifest as one, and feeds as they are', async () => {
    expect((await site.get('/manifest.webmanifest')).headers['content-type']).toBe('application/manifest+json');
    expect(await words('/blog/feed.xml')).toEqual([200, '']);
    expect((await site.get('/blog/feed.xml')).headers['content-type']).toMatch(/xml/);
  });

  it('keeps files of content for good, compressed as they lie there', async () => {
    const script = await site.get('/assets/app-1234567.js', { 'accept-encoding': 'gzip' });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(gunzipSync(script.body).toString()).toMatch(/^\/\/ script/);
    if (!hasBrotli) return;
    const smaller = await site.get('/assets/app-1234567.js', { 'accept-encoding': 'gzip, br' });
    expect(smaller.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(smaller.body).toString()).toMatch(/^\/\/ script/);
  });

  it('takes nothing but reading, and reports of breaches', async () => {
    expect((await site.get('/markets', {}, 'POST')).status).toBe(403);
    expect((await site.get('/csp-report', {}, 'GET')).status).toBe(403);
    expect((await site.get('/csp-report', { 'content-length': 0 }, 'POST')).status).toBe(204);
  });
});
