import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../tests/support/browser';
import { Product } from '../../tests/support/processes';

const pages = {
  home: '/',
  markets: '/markets',
  trade: '/trade/BTC_USDT',
  login: '/login',
  register: '/register',
  reference: '/api-reference/trading-placeOrder',
};
/** Of the practice account. */
const privatePages = {
  'trade-contract': '/trade/BTC_PERP',
  'multi-symbol': '/multi-symbol',
  account: '/account',
  security: '/account/security',
  settings: '/account/settings',
  'api-keys': '/account/api-management',
  verification: '/account/identity-verification',
  'spot-margin': '/account/spot-margin',
  referral: '/account/referral',
  notifications: '/notification',
};
/** Of the practice account too; at the widest and the narrowest size, in English. */
const morePages = {
  wallet: '/wallet',
  deposit: '/wallet?deposit=USDT',
  earn: '/staking/earn',
  staking: '/staking',
  programme: '/my-woo',
  'buy-crypto': '/buy-crypto',
  reserves: '/proof-of-reserves',
  audit: '/account/audit',
  orders: '/account/orders',
  'reward-center': '/account/reward-center',
  leaderboard: '/leaderboard',
  campaigns: '/campaigns',
  campaign: '/campaigns/WOOTOPIA_2049',
  'listing-campaign': '/campaigns/LISTING_CAMPAIGN',
  'funding-rates': '/markets/funding-rate',
  'market-movers': '/markets/market-movers',
  brokers: '/brokers',
  'market-makers': '/designated-market-makers',
  team: '/team',
  careers: '/careers',
  blog: '/blog',
  affiliates: '/affiliates',
  'trader-recruitment': '/trader-recruitment',
  marketplace: '/social-trading/marketplace',
  strategy: '/social-trading/strategy?id=10001',
  'trader-profile': '/leaderboard/user-profile',
};
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** The language switch writes this cookie; the pictures show every page in English and one more. */
const languages = ['en', 'zh'];
/** A low window, where the terminal has least room. */
const low = { width: 1280, height: 720 };

/** A few seconds of trading, so that nothing on the picture is from the moment of loading, and what comes once a page is quiet is there. */
const tradingTime = 5_000;
const drawingTime = 400;
/** Until the header of whoever is logged in is whole, and charts are drawn. */
const wholeTime = 3_000;

/** Only these pages, by name, where any are named. */
const wanted = process.argv.slice(2);
const chosen = (all: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name));

let held = false;

const product = await Product.start();
const browser = await chromium.launch(launchOptions());
try {
  for (const language of languages) {
    for (const size of sizes) {
      const page = await visitor(language, 'dark', size);
      for (const [name, path] of chosen(pages))
        await take(page, path, `${name}-${size.width}-${language}-dark`, tradingTime);
      await logIn(page);
      await hold(page);
      for (const [name, path] of chosen(privatePages))
        await take(page, path, `${name}-${size.width}-${language}-dark`, timeFor(path));
      if (language === 'en' && (size === sizes[0] || size === sizes.at(-1)))
        for (const [name, path] of chosen(morePages))
          await take(page, path, `${name}-${size.width}-en-dark`, wholeTime);
      await page.context().close();
    }
  }
  const russian = await visitor('ru', 'dark', low);
  await logIn(russian);
  for (const [name, path] of chosen({ 'trade-contract': privatePages['trade-contract'] }))
    await take(russian, path, `${name}-${low.width}-ru-dark`, timeFor(path));
  const light = await visitor('en', 'light', sizes[0]!);
  for (const [name, path] of chosen({ trade: pages.trade }))
    await take(light, path, `${name}-1440-en-light`, tradingTime);
  await logIn(light);
  await chooseLight(light);
  for (const [name, path] of chosen({
    security: privatePages.security,
    'trade-contract': privatePages['trade-contract'],
  }))
    await take(light, path, `${name}-1440-en-light`, timeFor(path));
} finally {
  await browser.close();
  await product.stop();
}

async function visitor(
  language: string,
  theme: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'language', value: language, url: product.address }]);
  const page = await context.newPage();
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    // Asked once of everybody, and not what the pictures are of.
    localStorage.setItem('network-allow-analytics', 'no');
  }, theme);
  return page;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[type=email]').fill('demo@example.com');
  await page.locator('input[type=password]').fill('practice-makes-perfect');
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The account's own choice counts more than the device's. */
async function chooseLight(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme/ })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Light', exact: true }).click();
  await page.locator('html[data-theme="light"]').waitFor();
}

/** Two positions, one of them protected, and orders on both sides: once, for all pictures of the account. */
async function hold(page: Page): Promise<void> {
  if (held) return;
  held = true;
  const symbol = 'PERP_BTC_USDT';
  const last = Number(
    (await call(page, 'GET', `/v3/public/marketTrades?symbol=${symbol}&limit=1`)).rows[0].executedPrice,
  );
  const near = (factor: number): string => String(Math.round(last * factor));
  const close = { type: 'CLOSE_POSITION', side: 'SELL', reduceOnly: true, triggerPriceType: 'MARKET_PRICE' };
  await call(page, 'POST', '/v3/trade/order', { symbol, side: 'BUY', type: 'MARKET', quantity: '0.05' });
  await call(page, 'POST', '/v3/trade/order', {
    symbol: 'PERP_ETH_USDT',
    side: 'SELL',
    type: 'MARKET',
    quantity: '0.8',
  });
  await call(page, 'POST', '/v3/trade/order', {
    symbol,
    side: 'BUY',
    type: 'LIMIT',
    quantity: '0.02',
    price: near(0.985),
  });
  await call(page, 'POST', '/v3/trade/order', {
    symbol,
    side: 'SELL',
    type: 'LIMIT',
    quantity: '0.03',
    price: near(1.015),
  });
  const legs = [
    { ...close, algoType: 'TAKE_PROFIT', triggerPrice: near(1.04) },
    { ...close, algoType: 'STOP_LOSS', triggerPrice: near(0.97) },
  ];
  await call(page, 'POST', '/v3/trade/algoOrder', {
    symbol,
    algoType: 'POSITIONAL_TP_SL',
    clientAlgoOrderId: 1,
    childOrders: legs,
  });
}

async function call(
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly rows: readonly [{ readonly executedPrice: string }] }> {
  const cookies = await page.context().cookies();
  const bearer = cookies.find(({ name }) => name === '__Host-authorization')?.value;
  const response = await fetch(`http://localhost:${product.sandbox.ports.sandbox}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { readonly data: never }).data;
}

/** What trades is drawn a little later than what is only read. */
function timeFor(path: string): number {
  return path.startsWith('/account') || path === '/notification' ? drawingTime : tradingTime;
}

async function take(page: Page, path: string, name: string, time: number): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 15_000 });
  await page.waitForTimeout(time);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  console.log(name);
}
