import type { Browser } from 'playwright';
import { BrowserTrading } from '../../../features/support/browser/browser-trading';
import { openAccount } from '../../browser/everywhere';
import { Product } from '../../support/processes';
import { percentile, report } from './report';

const orders = 30;

/** From the click that sends an order to the paint that says it is placed, with the exchange on the same machine and alive. */
export async function orderBench(browser: Browser): Promise<void> {
  const product = await Product.start();
  try {
    process.env.PRODUCT_ADDRESS = product.address;
    const context = await browser.newContext({ baseURL: product.address, locale: 'en-US', storageState: await openAccount(browser), viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    const trading = new BrowserTrading(page);
    await trading.open('BTC/USDT');
    const price = Math.floor(Number(await trading.bestBid()) * 0.97).toString();
    await page.evaluate(`
      window.acknowledged = [];
      const message = document.querySelector('main section form').closest('section').querySelector('[role=status]');
      let sentAt, began;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => acknowledged.push(performance.now() - began);
      addEventListener('click', ({ target, timeStamp }) => { if (target.closest('button[type=submit]')) sentAt = timeStamp; }, true);
      new MutationObserver(() => {
        if (sentAt === undefined || message.textContent === '') return;
        began = sentAt;
        sentAt = undefined;
        // A message comes as soon as the frame is done, a timer behind what else there is to do by then.
        requestAnimationFrame(() => port2.postMessage(0));
      }).observe(message, { childList: true, characterData: true, subtree: true });`);
    for (let order = 0; order < orders; order += 1) await trading.place({ side: 'BUY', type: 'LIMIT', price, quantity: '0.0002' } as Parameters<BrowserTrading['place']>[0]);
    await page.waitForTimeout(200);
    const times = await page.evaluate<readonly number[]>('acknowledged');
    report('click to acknowledged order p95', percentile(times, 0.95), 'ms', 40, times.length, percentile(times, 0.75) - percentile(times, 0.25));
    await context.close();
  } finally {
    await product.stop();
  }
}
