import type { Browser } from 'playwright';
import { BrowserTrading } from '../../../features/support/browser/browser-trading';
import { ownCalls } from '../../../features/support/browser/own-calls';
import { english } from '../../../features/support/browser/texts';
import { openAccount } from '../../browser/everywhere';
import { Product } from '../../support/processes';
import { percentile, report } from './report';

const orders = 30;
/** Looking whether an order is placed is work of the page's own thread: nobody looks before this time is over. */
const unobserved = 250;

/** From the click that sends an order to the paint that says it is placed, with the exchange on the same machine and alive. */
export async function orderBench(browser: Browser): Promise<void> {
  const product = await Product.start();
  try {
    process.env.PRODUCT_ADDRESS = product.address;
    const context = await browser.newContext({
      baseURL: product.address,
      locale: 'en-US',
      storageState: await openAccount(browser),
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    const trading = new BrowserTrading(
      page,
      ownCalls(page, async () => undefined),
    );
    await trading.open('BTC/USDT');
    const price = Math.floor(Number(await trading.bestBid()) * 0.97).toString();
    await page.evaluate(`
      window.acknowledged = [];
      const message = document.querySelector('main section form').closest('section').querySelector('[role=status]');
      let sentAt, began;
      addEventListener('click', ({ target, timeStamp }) => { if (target.closest('button[type=submit]')) sentAt = timeStamp; }, true);
      new MutationObserver(() => {
        if (sentAt === undefined || message.textContent === '') return;
        began = sentAt;
        sentAt = undefined;
        // Next after the frame itself, before what has come in meanwhile: that is not on the way to the screen.
        requestAnimationFrame(() => scheduler.postTask(() => acknowledged.push(performance.now() - began), { priority: 'user-blocking' }));
      }).observe(message, { childList: true, characterData: true, subtree: true });`);
    const form = page.getByRole('main').locator('section:has(form)');
    await form.getByLabel(english('trade:form.price'), { exact: true }).fill(price);
    for (let order = 0; order < orders; order += 1) {
      await form.getByLabel(english('trade:form.quantity'), { exact: true }).fill('0.0002');
      const button = (await form.locator('button[type="submit"]').boundingBox())!;
      await page.waitForTimeout(unobserved);
      await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
      await page.waitForTimeout(unobserved);
      // Asked from here: waiting within the page takes code from text, which its policy refuses.
      while ((await page.evaluate<number>('acknowledged.length')) <= order) await page.waitForTimeout(50);
    }
    const times = await page.evaluate<readonly number[]>('acknowledged');
    report(
      'click to acknowledged order p95',
      percentile(times, 0.95),
      'ms',
      40,
      times.length,
      percentile(times, 0.75) - percentile(times, 0.25),
    );
    await context.close();
  } finally {
    await product.stop();
  }
}
