import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../tests/support/browser';
import { Product } from '../../tests/support/processes';

const pages = { home: '/', markets: '/markets', trade: '/trade/BTC_USDT', login: '/login', register: '/register', reference: '/api-reference/trading-placeOrder' };
/** Of the practice account. */
const privatePages = {
  account: '/account',
  security: '/account/security',
  settings: '/account/settings',
  'api-keys': '/account/api-management',
  verification: '/account/identity-verification',
  'spot-margin': '/account/spot-margin',
  referral: '/account/referral',
  notifications: '/notification',
};
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** The language switch writes this cookie; the pictures show every page in English and one more. */
const languages = ['en', 'zh'];

/** A few seconds of trading, so that nothing on the picture is from the moment of loading. */
const tradingTime = 2_500;
const drawingTime = 400;

/** Only these pages, by name, where any are named. */
const wanted = process.argv.slice(2);
const chosen = (all: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
  Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const product = await Product.start();
const browser = await chromium.launch(launchOptions());
try {
  for (const language of languages) {
    for (const size of sizes) {
      const page = await visitor(language, 'dark', size);
      for (const [name, path] of chosen(pages)) await take(page, path, `${name}-${size.width}-${language}-dark`, tradingTime);
      await logIn(page);
      for (const [name, path] of chosen(privatePages)) await take(page, path, `${name}-${size.width}-${language}-dark`, drawingTime);
      await page.context().close();
    }
  }
  const light = await visitor('en', 'light', sizes[0]!);
  for (const [name, path] of chosen({ trade: pages.trade })) await take(light, path, `${name}-1440-en-light`, tradingTime);
  await logIn(light);
  for (const [name, path] of chosen({ security: privatePages.security })) await take(light, path, `${name}-1440-en-light`, drawingTime);
} finally {
  await browser.close();
  await product.stop();
}

async function visitor(language: string, theme: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.address, viewport, locale: 'en-US', reducedMotion: 'reduce' });
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

async function take(page: Page, path: string, name: string, time: number): Promise<void> {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 15_000 });
  await page.waitForTimeout(time);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  console.log(name);
}
