import type { Browser, Locator, Page } from 'playwright';
import { english } from '../../../features/support/browser/texts';
import type { SandboxProcess } from '../../support/processes';
import { withFedPage } from './fed-page';
import { percentile, report } from './report';

const trade = '/trade/BTC_USDT';

/** How soon somebody is answered to while the feed runs. */
export async function inputBench(browser: Browser, sandbox: SandboxProcess): Promise<void> {
  await withFedPage(browser, sandbox, { path: trade, rate: 1_000 }, async ({ page }) => {
    const times = await interactions(page);
    report(
      'interaction to next paint p98, trade at 1000/s',
      percentile(times, 0.98),
      'ms',
      50,
      times.length,
      percentile(times, 0.75) - percentile(times, 0.25),
    );
  });
  await withFedPage(browser, sandbox, { path: trade, rate: 5_000 }, async ({ page }) => {
    const times = await interactions(page);
    report(
      'interaction to next paint p99, trade at 5000/s',
      percentile(times, 0.99),
      'ms',
      50,
      times.length,
      percentile(times, 0.75) - percentile(times, 0.25),
    );
  });
  await stillBench(browser, sandbox);
}

/** What changes the whole page, while little comes in. */
export async function stillBench(browser: Browser, sandbox: SandboxProcess): Promise<void> {
  await withFedPage(browser, sandbox, { path: trade, rate: 50 }, async ({ page }) => {
    await switches(page);
    await routes(page);
  });
}

/** Twelve things somebody does at a terminal; a key or click that is answered within 8 ms counts as 8. */
async function interactions(page: Page): Promise<readonly number[]> {
  await page.evaluate(`
    window.interactionTimes = [];
    window.interactionCount = 0;
    for (const type of ['click', 'keydown']) addEventListener(type, ({ timeStamp }) => {
      interactionCount += 1;
      requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => interactionTimes.push(performance.now() - timeStamp); port2.postMessage(0); });
    }, true);`);
  const form = page.getByRole('main').locator('section:has(form)');
  const press = async (locator: Locator): Promise<void> => {
    await locator.click();
    await page.waitForTimeout(120);
  };
  const type = async (locator: Locator, text: string): Promise<void> => {
    await locator.focus();
    await page.keyboard.type(text, { delay: 60 });
  };
  const button = (key: string): Locator => form.getByRole('button', { name: english(key), exact: true }).first();
  const field = (key: string): Locator => form.getByLabel(english(key), { exact: true });
  await press(button('trade:side.SELL'));
  await press(button('trade:side.BUY'));
  await type(field('trade:form.price'), '84000');
  await type(field('trade:form.quantity'), '0.25');
  await press(button('trade:type.MARKET'));
  await press(button('trade:type.LIMIT'));
  await press(page.getByRole('grid').first().getByRole('rowheader').nth(3));
  await press(page.getByRole('tab').nth(1));
  await press(page.getByRole('tab').first());
  return page.evaluate('interactionTimes');
}

/** Theme and language, from the click to the paint that shows them; the language's texts are here already. */
async function switches(page: Page): Promise<void> {
  const header = page.getByRole('banner').first();
  const between = async (menu: RegExp, choice: string, changed: string): Promise<number> => {
    await header.getByRole('button', { name: menu }).first().click();
    return page.evaluate(`new Promise((resolve, reject) => {
      const choice = [...document.querySelectorAll('header li button, header [role=menuitemradio], header [role=option]')].find(({ textContent, checkVisibility }) => textContent.trim() === ${JSON.stringify(choice)});
      if (!choice) return reject(new Error('Nothing is called ' + ${JSON.stringify(choice)}));
      const began = performance.now();
      const wait = () => requestAnimationFrame(() => ${changed} ? setTimeout(() => resolve(performance.now() - began)) : wait());
      choice.click();
      wait();
    })`);
  };
  const light = [
    await between(/^Theme/, 'Light', `document.documentElement.dataset.theme === 'light'`),
    await between(/^Theme/, 'Dark', `document.documentElement.dataset.theme === 'dark'`),
  ];
  report('switch of theme', Math.max(...light), 'ms', 100, light.length);
  await between(/^Language/, 'Español', `document.documentElement.lang.startsWith('es')`);
  const back = await between(/^Idioma/, 'English', `document.documentElement.lang.startsWith('en')`);
  report('switch of language, texts known', back, 'ms', 100);
}

/** Between the terminal and the markets, when both have been seen. */
async function routes(page: Page): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 22; turn += 1) {
    const name = turn % 2 === 0 ? 'Markets' : 'Trade';
    const shown =
      turn % 2 === 0
        ? `document.querySelector('main table, main [role=table], main [role=grid]') && location.pathname === '/markets'`
        : `document.querySelector('main [role=grid] [role=rowheader]')?.textContent`;
    const time = await page.evaluate<number>(`new Promise((resolve) => {
      const link = [...document.querySelectorAll('header nav a')].find(({ textContent }) => textContent.trim() === ${JSON.stringify(name)});
      const began = performance.now();
      const wait = () => requestAnimationFrame(() => ${shown} ? setTimeout(() => resolve(performance.now() - began)) : wait());
      link.click();
      wait();
    })`);
    if (turn > 1) times.push(time);
    await page.waitForTimeout(300);
  }
  report(
    'change of route p95, warm, terminal and markets',
    percentile(times, 0.95),
    'ms',
    80,
    times.length,
    percentile(times, 0.75) - percentile(times, 0.25),
  );
}
