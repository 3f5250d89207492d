import { readdirSync, readFileSync } from 'node:fs';
import { test as withoutBrowser } from '@playwright/test';
import { namedCampaigns } from '../../src/domain/campaigns/campaign';
import { marketDisplayName, marketSlug, parseMarketSymbol } from '../../src/domain/markets/market-symbol';
import { languageCodes, languages, type LanguageCode } from '../../src/domain/platform/language';
import { addressIn } from '../../src/domain/platform/language-address';
import { chapterPaths } from '../../src/presentation/features/api-reference/chapters';
import { namedMarkets } from '../../src/main/rendering/market-heads';
import { pages } from '../../src/presentation/shell/pages';
import { inaccessible } from './accessibility';
import { expect, test } from './product-test';

const rendered = [
  ...pages.filter(({ document }) => document).map(({ path }) => path),
  ...chapterPaths,
  ...namedCampaigns.map((id) => `/campaigns/${id}`),
];
const found = rendered.filter((path) => path !== '*' && path !== '/500');
const markets = namedMarkets.map((symbol) => `/trade/${marketSlug(symbol)}`);

/** The articles of the repository, by language. */
const slugsIn = (code: LanguageCode): readonly string[] =>
  readdirSync(`sandbox/content/posts/${code}`).map((name) => name.replace(/\.md$/, ''));
const spokenBy = (slug: string): readonly LanguageCode[] =>
  languageCodes.filter((code) => slugsIn(code).includes(slug));

interface Page {
  readonly status: number;
  readonly html: string;
}

type Fetch = (address: string, language?: LanguageCode) => Promise<Page>;

/** As somebody reads it who runs no script. */
const fetched: Fetch = async (address, language) => {
  const response = await fetch(
    process.env.PRODUCT_ADDRESS! + address,
    language ? { headers: { cookie: `language=${language}` } } : {},
  );
  return { status: response.status, html: await response.text() };
};

/** Of a picture, as its first bytes say; nothing where it is no PNG. */
async function sizeOf(picture: string): Promise<readonly number[]> {
  const bytes = Buffer.from(await (await fetch(picture)).arrayBuffer());
  return bytes.toString('latin1', 1, 4) === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];
}

const wordsOf = ({ html }: Page): string =>
  /<div id="root">([^]*)<noscript>/
    .exec(html)![1]!
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value]) => value!);
const textsOf = (code: LanguageCode, file: string): unknown =>
  JSON.parse(readFileSync(`src/presentation/i18n/${code}/${file}.json`, 'utf8'));
const commonTexts = (code: LanguageCode) =>
  textsOf(code, 'common') as { readonly notFound: { readonly title: string } };
const documentTexts = (code: LanguageCode) => textsOf(code, 'documents') as { readonly noScript: string };

for (const code of languageCodes) {
  const { name, regionalTag } = languages[code];
  withoutBrowser(`every public page is a document in ${name}`, async () => {
    for (const path of found) {
      const page = await fetched(addressIn(code, path));
      const { status, html } = page;
      const own = (address: string): string => `${process.env.PRODUCT_ADDRESS!}${address}`;
      expect.soft(status, path).toBe(200);
      expect.soft(html, path).toContain(`<html lang="${regionalTag}"`);
      expect.soft(all(html, /<h1[^>]*>(.+?)<\/h1>/g), path).toHaveLength(1);
      expect.soft(all(html, /<title>(.+?) · Halyard<\/title>/g), path).toHaveLength(1);
      expect.soft(all(html, /<meta name="description" content="([^"]{10,})"/g), path).toHaveLength(1);
      expect.soft(all(html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([own(addressIn(code, path))]);
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      expect
        .soft(
          alternates.map(([, tag, href]) => [tag, href]),
          path,
        )
        .toEqual([
          ...languageCodes.map((each) => [languages[each].regionalTag, own(addressIn(each, path))]),
          ['x-default', own(path)],
        ]);
      const pictures = all(html, /<meta property="og:image" content="([^"]+)"/g);
      expect.soft(pictures, path).toEqual([own(`/share/pages/${code}${path === '/' ? '/home' : path}.png`)]);
      expect.soft(await sizeOf(pictures[0]!), path).toEqual([1_200, 630]);
      const [structured] = all(html, /<script type="application\/ld\+json">(.+?)<\/script>/g);
      expect.soft(JSON.parse(structured!), path).toMatchObject({
        '@type': path === '/' ? 'Organization' : 'BreadcrumbList',
      });
      expect.soft(wordsOf(page), path).not.toMatch(/undefined|NaN|\[object|\{\{/);
      // Links lead to the same language.
      const links = all(wordsAndLinks(html), /<a [^>]*href="(\/[^"]*)"/g);
      expect
        .soft(
          links.filter((href) => !`${href}/`.startsWith(addressIn(code, '/'))),
          path,
        )
        .toEqual([]);
      expect.soft(html, path).toContain(documentTexts(code).noScript);
    }
  });
}

const blogTexts = (code: LanguageCode): { readonly article: { readonly try: string } } =>
  JSON.parse(readFileSync(`src/presentation/i18n/${code}/blog.json`, 'utf8')) as never;

for (const code of languageCodes) {
  withoutBrowser(`every article that is written in ${languages[code].name} is read without a script`, async () => {
    const own = (address: string): string => `${process.env.PRODUCT_ADDRESS!}${address}`;
    for (const slug of slugsIn(code)) {
      const path = `/blog/${slug}`;
      const page = await fetched(addressIn(code, path));
      const source = readFileSync(`sandbox/content/posts/${code}/${slug}.md`, 'utf8');
      const title = /^title: (.+)$/m.exec(source)![1]!.replace(/^(['"])(.*)\1$/, '$2');
      expect.soft(page.status, path).toBe(200);
      expect.soft(page.html, path).toContain(`<html lang="${languages[code].regionalTag}"`);
      expect.soft(all(page.html, /<h1[^>]*>(.+?)<\/h1>/g), path).toHaveLength(1);
      // Its whole text: the last words of the source stand in the document.
      const words = wordsOf(page);
      // What surrounds it is in the same language.
      expect.soft(words, path).toContain(blogTexts(code).article.try);
      const [last] = source.trim().split('\n').slice(-1);
      for (const [word] of last!.replace(/\]\([^)]*\)/g, ' ').matchAll(/\p{L}{5,}/gu))
        expect.soft(words, path).toContain(word);
      expect.soft(all(page.html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([own(addressIn(code, path))]);
      expect
        .soft(all(page.html, /<link rel="alternate" hrefLang="([^"]+)"/g), path)
        .toEqual([...spokenBy(slug).map((each) => languages[each].regionalTag), 'x-default']);
      const data = all(page.html, /<script type="application\/ld\+json">(.+?)<\/script>/g).map(
        (text) => JSON.parse(text) as Record<string, unknown>,
      );
      const posting = data.find((each) => each['@type'] === 'BlogPosting');
      expect.soft(posting, path).toMatchObject({ headline: title, inLanguage: languages[code].regionalTag });
      const [picture] = all(page.html, /<meta property="og:image" content="([^"]+)"/g);
      const drawn = await fetch(picture!);
      expect.soft(drawn.headers.get('content-type'), picture).toBe('image/png');
    }
  });
}

/** Written in every language. */
const [everywhere] = slugsIn('en').filter((slug) => spokenBy(slug).length === languageCodes.length);

/** A document takes the place of the one that is shown, with the styles that it brings. Its scripts are not run by that. */
const show = (html: string): void => {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.replaceChild(document.adoptNode(documentElement), document.documentElement);
};

for (const code of languageCodes) {
  withoutBrowser(
    `every document in ${languages[code].name} is accessible before a script runs`,
    async ({ browser }) => {
      withoutBrowser.setTimeout(180_000);
      const context = await browser.newContext({
        baseURL: process.env.PRODUCT_ADDRESS!,
        bypassCSP: true,
        viewport: { width: 1440, height: 900 },
      });
      await context.route(/\.(js|json|png|svg|woff2)$/, (route) => route.abort());
      const page = await context.newPage();
      // One page for all: in each page anew, what looks would have to be read and become quick again.
      await page.goto('/500', { waitUntil: 'domcontentloaded' });
      for (const path of [...rendered.map((each) => each.replace('*', '/nowhere')), `/blog/${everywhere!}`]) {
        await page.evaluate(show, (await fetched(addressIn(code, path))).html);
        expect.soft(await page.locator('html').getAttribute('data-rendered'), path).not.toBeNull();
        // Words differ from language to language, styles do not: those are looked at with the page alive.
        const without = ['color-contrast', 'link-in-text-block', 'css-orientation-lock'];
        expect.soft(await inaccessible(page, { without }), path).toEqual([]);
      }
      await context.close();
    },
  );
}

withoutBrowser(
  'an article that is newer than the build is left to the product, and no picture of it is made up',
  async () => {
    const page = await fetched('/blog/written-since');
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('BlogPosting');
  },
);

withoutBrowser('the blog names its newest articles to whoever runs no script', async () => {
  const known = slugsIn('en');
  for (const prefix of ['', '/ru']) {
    const { html } = await fetched(`${prefix}/blog`);
    const links = all(html.replace(/<script[^]*?<\/script>/g, ''), /href="[^"]*\/blog\/([^"/?]+)"/g);
    expect(known.filter((slug) => links.includes(slug)).length, prefix).toBeGreaterThanOrEqual(12);
    expect(links, `each once: ${prefix}`).toEqual([...new Set(links)]);
  }
});

withoutBrowser('each language has a feed of the articles that are written in it', async () => {
  for (const code of languageCodes) {
    const feed = (await fetched(addressIn(code, '/blog/feed.xml'))).html;
    expect(feed).toContain(`xml:lang="${languages[code].regionalTag}"`);
    expect(all(feed, /<id>[^<]*\/blog\/([\w-]+)<\/id>/g).sort()).toEqual([...slugsIn(code)].sort());
    const times = all(feed, /<published>(.+?)<\/published>/g);
    expect(times).toEqual([...times].sort().reverse());
    expect((await fetched(addressIn(code, '/blog'))).html).toContain(
      `href="${process.env.PRODUCT_ADDRESS!}${addressIn(code, '/blog/feed.xml')}"`,
    );
  }
});

function wordsAndLinks(html: string): string {
  return html.slice(html.indexOf('<div id="root">'));
}

withoutBrowser('figures that nobody has told yet are dashes', async () => {
  for (const path of ['/', '/markets', '/proof-of-reserves']) expect(wordsOf(await fetched(path))).toContain('—');
});

for (const code of languageCodes)
  withoutBrowser(`what is said of a market in ${languages[code].name} is its own`, async () => {
    const own = (address: string): string => `${process.env.PRODUCT_ADDRESS!}${address}`;
    const titles = new Set<string>();
    for (const symbol of namedMarkets) {
      const path = `/trade/${marketSlug(symbol)}`;
      const { status, html } = await fetched(addressIn(code, path));
      expect.soft(status, path).toBe(200);
      expect.soft(html, path).toContain(`<html lang="${languages[code].regionalTag}"`);
      const [title] = all(html, /<title>(.+?) · Halyard<\/title>/g);
      expect.soft(title, path).toContain(marketDisplayName(symbol));
      titles.add(title!);
      const { base, quote } = parseMarketSymbol(symbol)!;
      const [description] = all(html, /<meta name="description" content="([^"]+)"/g);
      for (const asset of [base, quote]) expect.soft(description, path).toContain(asset);
      expect.soft(all(html, /<link rel="canonical" href="([^"]+)"/g), path).toEqual([own(addressIn(code, path))]);
      expect.soft(all(html, /<link rel="alternate" hrefLang="([^"]+)"/g), path).toHaveLength(languageCodes.length + 1);
      expect.soft(all(html, /<meta property="og:title" content="([^"]+)"/g), path).toEqual([`${title} · Halyard`]);
      expect.soft(html, path).toMatch(/<meta property="og:locale" content="[a-z]{2}_[A-Z]{2}"/);
      const [picture] = all(html, /<meta property="og:image" content="([^"]+)"/g);
      expect.soft(await sizeOf(picture!), path).toEqual([1_200, 630]);
      expect.soft(html, path).not.toContain('noindex');
      expect.soft(html, path).not.toMatch(/undefined|\{\{/);
    }
    expect(titles.size).toBe(namedMarkets.length);
  });

withoutBrowser(
  'of a page that the build does not know is said what the page above it says, or what all like it have, and no address',
  async () => {
    for (const code of languageCodes)
      for (const [path, above] of [
        ['/trade/SUI_USDT', '/trade/SUI_PERP'],
        ['/blog/written-since', '/blog'],
        ['/campaigns/another', '/campaigns'],
      ] as const) {
        const { html } = await fetched(addressIn(code, path));
        const said = (page: string) => all(page, /<(?:title>|meta name="description" content=")([^"<]+)/g);
        expect.soft(html, path).toContain(`<html lang="${languages[code].regionalTag}"`);
        expect.soft(said(html), path).toEqual(said((await fetched(addressIn(code, above))).html));
        expect.soft(html, path).not.toMatch(/noindex|canonical|hrefLang|og:url/);
        expect.soft(html, path).not.toMatch(/undefined|\{\{/);
      }
    const titles = languageCodes.map(async (code) => {
      const [any, list] = [
        await fetched(addressIn(code, '/trade/SUI_USDT')),
        await fetched(addressIn(code, '/markets')),
      ];
      return [any, list].map(({ html }) => all(html, /<title>([^<]+)/g)[0]);
    });
    for (const [any, list] of await Promise.all(titles)) expect.soft(any).not.toBe(list);
  },
);

withoutBrowser('what is for one person is in the language of its address, and found by nobody', async () => {
  for (const code of languageCodes)
    for (const path of ['/login', '/account', '/wallet', '/account/orders', '/trade']) {
      const { status, html } = await fetched(addressIn(code, path));
      expect.soft(status, path).toBe(200);
      expect.soft(html, path).toContain(`<html lang="${languages[code].regionalTag}"`);
      expect.soft(html, path).toContain('<meta name="robots" content="noindex"');
      expect.soft(html, path).toContain(documentTexts(code).noScript);
    }
});

withoutBrowser('documents in other languages are other documents', async () => {
  for (const path of found) {
    const descriptions = await Promise.all(
      languageCodes.map(
        async (code) => /name="description" content="([^"]+)"/.exec((await fetched(addressIn(code, path))).html)![1],
      ),
    );
    expect(new Set(descriptions).size, `${path}: ${descriptions.join(', ')}`).toBe(languageCodes.length);
  }
});

withoutBrowser('an address that is no page is answered as one, in its language', async () => {
  for (const code of languageCodes) {
    const page = await fetched(addressIn(code, '/nothing-here'));
    expect(page.status).toBe(404);
    expect(wordsOf(page)).toContain(commonTexts(code).notFound.title);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    expect((await fetched(addressIn(code, '/trade/NOPE'))).status).toBe(404);
  }
  expect((await fetched('/de/markets')).status).toBe(404);
  expect((await fetched('/markets.html')).status).toBe(404);
});

withoutBrowser('whoever has chosen a language gets plain addresses in it, and others as they are', async () => {
  expect((await fetched('/markets', 'ru')).html).toContain('<html lang="ru"');
  expect((await fetched('/pt/markets', 'ru')).html).toContain('<html lang="pt-BR"');
  expect((await fetched('/markets', 'en')).html).toContain('<html lang="en"');
});

withoutBrowser('the map of the site names every document, and robots are told of it', async () => {
  const addresses = all((await fetched('/sitemap.xml')).html, /<loc>[^<]*?:\/\/[^/]+([^<]*)<\/loc>/g);
  const articles = (code: LanguageCode): readonly string[] => slugsIn(code).map((slug) => `/blog/${slug}`);
  expect(addresses.sort()).toEqual(
    languageCodes
      .flatMap((code) => [...found, ...markets, ...articles(code)].map((path) => addressIn(code, path)))
      .sort(),
  );
  expect((await fetched('/robots.txt')).html).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
});

test('no script of the product runs before the first paint, and none of the words is written twice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading && !('first' in window)) Object.assign(window, { first: heading });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  const told = await page.evaluate(() => ({
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    same: document.querySelector('h1') === (window as unknown as { first: Element }).first,
  }));
  expect(Math.min(...told.scripts)).toBeGreaterThan(told.paint);
  expect(told.same).toBe(true);
});

test('a visitor reads a page in a language, goes on in it, and stays on the page with another one', async ({
  page,
}) => {
  await page.goto('/ru/markets');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Рынки');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Подтверждение резервов' }).click();
  await expect(page).toHaveURL(/\/ru\/proof-of-reserves$/);
  await expect(heading).toHaveText('Подтверждение резервов');

  await page.getByRole('button', { name: 'Язык: Русский' }).click();
  await page
    .getByRole('button', { name: 'Português' })
    .or(page.getByRole('radio', { name: 'Português' }))
    .click();
  await expect(page).toHaveURL(/\/pt\/proof-of-reserves$/);
  await expect(heading).toHaveText('Prova de reservas');
  await page.reload();
  await expect(heading).toHaveText('Prova de reservas');
  await page.goBack();
  await expect(page).toHaveURL(/\/ru\/markets$/);

  await page.goto('/staking');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('a question in the address is answered on a new device, too', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto('/careers?opening=4007007');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technical writer');
  await page.goto('/careers?q=nobody');
  await expect(page.getByRole('status').filter({ hasText: '0' })).toBeVisible();
  expect(problems).toEqual([]);
});

for (const [visitor, address, knows] of [
  ['a new visitor', '/markets', false],
  ['whoever was here before', '/markets', true],
  ['a new visitor', '/api-reference', false],
] as const)
  test(`what ${visitor} writes on ${address} before it answers is not lost`, async ({ page, context, baseURL }) => {
    if (knows) await context.addCookies([{ name: 'language', value: 'en', url: baseURL! }]);
    let comes = (): void => undefined;
    const late = new Promise<void>((resolve) => (comes = resolve));
    await page.route(/\/assets\/app-[^/]*\.js$/, (route) => late.then(() => route.continue()));
    const alive = page.goto(address);
    const search = page.getByRole('searchbox').first();
    await search.pressSequentially('fund');
    comes();
    await alive;
    await page.keyboard.type('ing');
    await expect(search).toHaveValue('funding');
    // It has been heard, too.
    if (address === '/markets') await expect(page.getByRole('main')).toContainText('“funding”');
    else await expect(page.getByRole('main')).toContainText(/funding.?rate/i);
  });
