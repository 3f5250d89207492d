import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languageCodes } from '../../../src/domain/platform/language';
import { languagePrefix } from '../../../src/domain/platform/language-address';
import { plainAddress } from '../../../src/domain/platform/plain-address';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { pages } from '../../../src/presentation/shell/pages';

interface Rule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const slugs = [
  'SUI_USDT',
  'sui-usdt',
  '1000PEPE_PERP',
  'BTC_USDC_PERP',
  'btc-usdc-Perp',
  'NOPE',
  'BTC_USDT_SPOT',
  'BTC_USDT_PERP_X',
  'BTC_',
  '_USDT',
  'BTC.USDT',
];

const committed = (name: string) => readFileSync(path.resolve('hosting', name), 'utf8');

describe('the configurations of hosts', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { ENVIRONMENT: _, SITE: __, NODE_ENV: ___, ...env } = process.env;
  execFileSync(process.execPath, [path.resolve('scripts/hosting.mjs'), folder], { env });

  // When this fails, the headers or the bootstrap script have changed: "npm run hosting" writes the files anew.
  test.each(['nginx.conf', 'nginx-brotli.conf', 'firebase.json'])(
    '%s is what the one list of headers makes',
    (name) => {
      expect(committed(name)).toBe(readFileSync(path.join(folder, name), 'utf8'));
    },
  );
});

interface Block {
  readonly name: string;
  readonly directives: readonly string[];
  readonly blocks: readonly Block[];
}

/** The syntax of nginx: words and quoted texts, ended by ";" or by a block in braces. */
function parse(text: string): Block {
  const tokens = text.replace(/^\s*#.*$/gm, '').match(/"(?:[^"\\]|\\.)*"|'[^']*'|[{};]|[^\s{};"']+/g)!;
  let at = 0;
  const block = (name: string): Block => {
    const found = { name, directives: [] as string[], blocks: [] as Block[] };
    let words: string[] = [];
    while (at < tokens.length) {
      const token = tokens[at++]!;
      if (token === ';') {
        if (words.length === 0) throw new Error('An empty directive.');
        found.directives.push(words.join(' '));
        words = [];
      } else if (token === '{') {
        found.blocks.push(block(words.join(' ')));
        words = [];
      } else if (token === '}') {
        if (words.length > 0 || name === '')
          throw new Error(`A brace too many, or no semicolon after: ${words.join(' ')}`);
        return found;
      } else words.push(token);
    }
    if (name !== '' || words.length > 0) throw new Error(`"${name}" is not closed.`);
    return found;
  };
  return block('');
}

describe('nginx.conf', () => {
  const { blocks } = parse(committed('nginx.conf'));
  const site = blocks.find(({ directives }) => directives.includes('listen 443 ssl http2'))!;
  const locations = site.blocks.filter(({ name }) => name.startsWith('location'));
  const header = (location: Block, name: string) =>
    location.directives.filter((directive) => directive.startsWith(`add_header ${name} `));

  // Headers of a location stand in place of those around it, and without "always" errors are sent without them.
  const handsOn = ({ directives }: Block) => directives.includes('return 404') && directives.length === 2;
  test.each(locations.filter((location) => !handsOn(location)).map((location) => [location.name, location] as const))(
    '%s sends what every answer must carry',
    (_, location) => {
      expect(header(location, 'Strict-Transport-Security')).toEqual([
        'add_header Strict-Transport-Security "max-age=63072000; includeSubDomains; preload" always',
      ]);
      if (!location.name.includes('csp-report')) {
        expect(header(location, 'Content-Security-Policy')).toHaveLength(1);
        expect(header(location, 'X-Content-Type-Options')).toEqual([
          'add_header X-Content-Type-Options "nosniff" always',
        ]);
      }
    },
  );

  const page = locations.find(({ directives }) => directives.some((each) => each.startsWith('try_files $spoken')))!;
  const documents = locations.find(({ name }) => name === 'location ~ \\.html$')!;

  test.each([page, documents])('$name carries the nonce that its policy names, and is kept by nobody', (document) => {
    expect(document.directives).toEqual(
      expect.arrayContaining(['sub_filter __NONCE__ $request_id', 'sub_filter_once off']),
    );
    expect(header(document, 'Content-Security-Policy')[0]).toContain(
      "script-src 'nonce-$request_id' 'strict-dynamic';",
    );
    expect(header(document, 'Cache-Control')).toEqual(['add_header Cache-Control "no-store" always']);
  });

  test('every page has its address in every language, and no other address is one', () => {
    const address = new RegExp(page.name.replace('location ~ ', ''));
    const routes = pages.map(({ path: route }) => route).filter((route) => route !== '*');
    for (const prefix of languageCodes.map(languagePrefix))
      for (const route of routes) {
        const name = route.replace(':section?', 'x').replace(/:\w+/, 'BTC_USDT').replace(/^\/$/, '');
        expect(address.exec(`${prefix}${name}`)?.groups).toEqual({ page: name });
      }
    for (const none of [
      '/nowhere',
      '/index.html',
      '/account/nowhere',
      '/trade/a/b',
      '/marketsx',
      '/de/markets',
      '/ru/ru',
    ])
      expect(none).not.toMatch(address);
    const others = locations.find(({ name }) => name === 'location /')!;
    expect(others.directives).toEqual(['error_page 404 $spoken/404.html', 'return 404']);
  });

  test.each(slugs)('/trade/%s is a page where it can name a market, as the product reads it', (slug) => {
    const address = new RegExp(page.name.replace('location ~ ', ''));
    expect(address.test(`/ru/trade/${slug}`)).toBe(symbolOfSlug(slug) !== undefined);
  });

  test('a document is in the language of the address, else of who asks; without one the shell draws the page', () => {
    expect(page.directives).toContain('try_files $spoken$page/index.html $spoken$page.html $spoken$shell');
    expect(documents.directives).toContain('internal');
    const mapOf = (name: string) => blocks.find((block) => block.name === name)!.directives;
    expect(mapOf('map $asked $spoken')).toEqual(['default $asked', '"" $chosen']);
    const prefixes = languageCodes.map(languagePrefix).filter((prefix) => prefix !== '');
    expect(mapOf('map $cookie_language $chosen').slice(1)).toEqual(
      prefixes.map((prefix) => `${prefix.slice(1)} ${prefix}`),
    );
    expect(mapOf('map $uri $asked').slice(1)).toEqual(prefixes.map((prefix) => `~^${prefix}(/|$) ${prefix}`));
  });

  test('what is beneath a part of the site and not known ahead has the shell of that part, all else that of one person', () => {
    const [other, ...beneath] = blocks.find(({ name }) => name === 'map $uri $shell')!.directives;
    expect(other).toBe('default /application.html');
    const shellOf = (address: string) => {
      for (const line of beneath) {
        const [pattern, shell] = line.split(' ');
        if (new RegExp(pattern!.slice(1)).test(address)) return shell;
      }
      return undefined;
    };
    for (const prefix of languageCodes.map(languagePrefix)) {
      expect(shellOf(`${prefix}/trade/SUI_USDT`)).toBe('/application/trade.html');
      expect(shellOf(`${prefix}/blog/written-since/`)).toBe('/application/blog.html');
      for (const own of ['/trade', '/wallet', '/account/orders', '/login'])
        expect(shellOf(`${prefix}${own}`)).toBeUndefined();
    }
  });

  test('English, which has no prefix, is led to its plain address by what was asked for', () => {
    expect(locations.find(({ name }) => name === 'location ~ ^/en(/|$)')!.directives).toContain('return 301 $plain');
    const [other, line] = blocks.find(({ name }) => name === 'map $request_uri $plain')!.directives;
    expect(other).toBe('default /');
    const [, pattern, plain] = /^"~(.*)" (.*)$/.exec(line!)!;
    for (const address of [
      '/en',
      '/en/',
      '/en/trade/BTC_USDT?tab=orders',
      '/en?a=b',
      '/en//x.example',
      '/en/\\x.example',
    ])
      expect(address.replace(new RegExp(pattern!), plain!.replace('$rest', '$<rest>'))).toBe(plainAddress(address));
    for (const page of ['/english', '/markets', '/ru/en']) expect(page).not.toMatch(new RegExp(pattern!));
  });

  test('it starts where nginx is older, or has no brotli, and what it answers varies by encoding', () => {
    expect(site.directives).not.toContain('http2 on');
    expect(committed('nginx.conf')).not.toMatch(/^\s*brotli/m);
    expect(site.directives).toEqual(
      expect.arrayContaining(['gzip_vary on', 'include /etc/nginx/exchange/brotli*.conf']),
    );
  });

  test('plain http leads to https, at the host that is configured and no other', () => {
    const plain = blocks.find(({ directives }) => directives.includes('listen 80'))!;
    expect(plain.directives).toContain('return 301 https://exchange.example.com$request_uri');
  });
});

describe('firebase.json', () => {
  const { hosting } = JSON.parse(committed('firebase.json')) as {
    hosting: {
      readonly headers: readonly Rule[];
      readonly cleanUrls: boolean;
      readonly redirects: readonly { readonly source: string; readonly destination: string; readonly type: number }[];
      readonly rewrites: readonly { readonly regex: string; readonly destination: string }[];
    };
  };
  const sent = (source: string) =>
    new Map(hosting.headers.find((rule) => rule.source === source)!.headers.map(({ key, value }) => [key, value]));

  test('names scripts by their hashes, because its answers cannot differ', () => {
    expect(sent('**').get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:/);
    expect(sent('**').get('Content-Security-Policy')).not.toMatch(/nonce|script-src [^;]*unsafe/);
  });

  test('sends documents as they lie there, the shell for other pages, and 404 for the rest', () => {
    expect(hosting.cleanUrls).toBe(true);
    const shellOf = (address: string) =>
      hosting.rewrites.find(({ regex }) => new RegExp(regex).test(address))?.destination;
    for (const prefix of languageCodes.map(languagePrefix)) {
      expect(shellOf(`${prefix}/trade/SUI_USDT`)).toBe(`${prefix}/application/trade.html`);
      for (const own of ['/wallet', '/trade', '/account/orders'])
        expect(shellOf(`${prefix}${own}`)).toBe(`${prefix}/application.html`);
      expect(shellOf(`${prefix}/nowhere`)).toBeUndefined();
    }
  });

  test.each(slugs)('/trade/%s is a page where it can name a market, as the product reads it', (slug) => {
    const isPage = hosting.rewrites.some(({ regex }) => new RegExp(regex).test(`/ru/trade/${slug}`));
    expect(isPage).toBe(symbolOfSlug(slug) !== undefined);
  });

  test('leads English, which has no prefix, to its plain address', () => {
    expect(hosting.redirects).toEqual([
      { source: '/en', destination: '/', type: 301 },
      { source: '/en/:rest*', destination: '/:rest', type: 301 },
    ]);
  });

  test('sends reports to a host that can take them, because it takes no posts itself', () => {
    expect(sent('**').get('Content-Security-Policy')).toMatch(/report-uri https:\/\/api\.example\.com\/csp-report$/);
  });
});
