import type { Page } from 'playwright';
import { untilAlive } from '../../../tests/support/browser';
import type { VisitingAbility } from '../abilities/visiting';
import { browserWatching } from './browser-watching';
import { english } from './texts';

const text = (key: string): string => english(`partners:${key}`);

/** A text, because the transpiler's helpers do not exist there. */
const installable = `
  window.asked = { times: 0 };
  addEventListener('DOMContentLoaded', () => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => {
      asked.times += 1;
      setTimeout(() => dispatchEvent(new Event('appinstalled')));
      return { outcome: 'accepted' };
    };
    dispatchEvent(offer);
  });
`;

/** The emulation forgets with each new document what a device without a connection knows of itself. */
const knowsItsConnection = `
  Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem('unplugged') === null });
`;

/** Other scenarios keep no site, so that each asks its server: this one's browser has a second profile that does. */
async function deviceThatKeeps(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({
      baseURL: new URL(page.url()).origin,
      locale: 'en-US',
      serviceWorkers: 'allow',
      viewport: { width: 1440, height: 900 },
    });
  page.once('close', () => void context.close().catch(() => undefined));
  await context.addInitScript({ content: knowsItsConnection });
  return untilAlive(await context.newPage());
}

/** Its worker answers, and has what this page showed. */
async function untilKept(page: Page, cache: string, address: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const isKept = (): Promise<boolean> =>
    page.evaluate(
      async ([name, part]) => (await (await caches.open(name)).keys()).some(({ url }) => url.includes(part)),
      [cache, address] as const,
    );
  for (let tries = 0; !(await isKept()); tries += 1) {
    if (tries === 90) throw new Error(`${address} was not kept.`);
    await page.waitForTimeout(500);
  }
}

export function browserVisiting(page: Page, email: string): VisitingAbility {
  const main = page.getByRole('main');
  const form = main.locator('form').filter({ has: page.getByRole('button', { name: text('form.send') }) });
  const field = (name: string) => form.getByLabel(text(`form.${name}`), { exact: true });
  const goTo = async (path: string): Promise<void> => {
    await page.goto(path);
    await main.getByRole('heading', { level: 1 }).waitFor();
  };
  let device = page;
  return {
    read: (slug) => goTo(`/blog/${slug}`),
    async lookFor(words) {
      await goTo('/blog');
      await main.getByRole('link', { name: english('blog:search.open') }).click();
      await page.getByRole('searchbox', { name: english('blog:search.label') }).fill(words);
      await main.locator('mark').first().waitFor();
    },
    marked: () => main.locator('p mark').allInnerTexts(),
    async goOnTo(title) {
      await main.getByRole('link', { name: title }).first().click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
    async goOnIn(language) {
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: english('common:language.label') }).click();
      await header.getByRole('button', { name: language, exact: true }).click();
    },
    comeBack: () => goTo('/'),
    speaks: () => page.evaluate(() => document.documentElement.lang),
    async article() {
      const article = page.getByRole('article').first();
      return {
        path: new URL(page.url()).pathname,
        language: (await article.evaluate((shown) => shown.closest('[lang]')?.getAttribute('lang'))) ?? '',
      };
    },

    async beginApplication() {
      await goTo('/brokers');
      await form.waitFor();
    },
    sendApplication: () => form.getByRole('button', { name: text('form.send') }).click(),
    async fillInApplication() {
      await field('company').fill('Northwind Markets');
      await field('contact').fill('Ada Byron');
      await field('email').fill(email);
    },
    missing: () => form.getByText(text('form.problem.missing'), { exact: true }).allInnerTexts(),
    isFiled: async () =>
      (await main
        .getByRole('status')
        .filter({ hasText: text('filed.title') })
        .isVisible()) &&
      /: \S+/.test(await main.getByRole('status').getByText(text('filed.number').split('{{')[0]!).innerText()) &&
      (await main.getByRole('status').getByText(text('filed.agree')).isVisible()),
    isFiledAlready: () => form.getByText(text('form.duplicate')).isVisible(),
    company: () => field('company').inputValue(),

    async offerToInstall() {
      await page.addInitScript({ content: installable });
    },
    async install() {
      await goTo('/download');
      await main.getByRole('button', { name: english('download:install.action') }).click();
    },
    timesAsked: () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times),
    isInstalled: () => main.getByText(english('download:install.done')).isVisible(),

    async keepSite(slug) {
      await goTo('/');
      device = await deviceThatKeeps(page);
      await device.goto('/markets');
      await untilKept(device, 'documents', '/markets');
      await untilKept(device, 'kept-for-all', '/kept/prices');
      await untilKept(device, 'kept-for-all', '/instrument/v4/public/info');
      await device.goto(`/blog/${slug}`);
      await untilKept(device, 'documents', `/blog/${slug}`);
      // The article itself, not what lists it.
      await untilKept(device, 'kept-for-all', `slug%3A%5B%27${slug}`);
    },
    async setConnected(connected) {
      await device.evaluate((is) => {
        if (is) sessionStorage.removeItem('unplugged');
        else sessionStorage.setItem('unplugged', 'yes');
      }, connected);
      await device.context().setOffline(!connected);
      // A document that was opened without a connection is not told of its return either.
      if (connected) await device.evaluate(() => void dispatchEvent(new Event('online')));
    },
    async openKept(path) {
      await device.goto(path);
      await device.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    },
    keptWords: async () =>
      (await device.getByRole('article').getByRole('paragraph').allInnerTexts())
        .flatMap((each) => each.match(/\p{L}+/gu) ?? [])
        .join(' '),
    async offlineWords() {
      const [words] = await device
        .getByRole('status')
        .filter({ hasText: english('common:connection.offline') })
        .allInnerTexts();
      return words;
    },
    async keptPrices() {
      const watching = browserWatching(device);
      const text = await device.getByRole('main').innerText();
      return { count: text.match(/\d\.\d{2,}/g)?.length ?? 0, live: await watching.seesLivePrices() };
    },
  };
}
