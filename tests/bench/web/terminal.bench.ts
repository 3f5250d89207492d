import { chromium } from 'playwright';
import { freePort } from '../../support/free-ports';
import { launchOptions } from '../../support/browser';
import { SandboxProcess } from '../../support/processes';
import { dropBench } from './terminal-drops';
import { inputBench } from './terminal-input';
import { loadBench } from './terminal-load';
import { orderBench } from './terminal-orders';
import { soakBench } from './terminal-soak';

/*
 * The terminal as it is used: how busy it keeps the page, how soon it answers, what a lost line does to it, and whether
 * memory stays. BENCH_MINUTES says how long it soaks (30 by default). One JSON line per figure.
 */
const minutes = Number(process.env.BENCH_MINUTES ?? 30);

const browser = await chromium.launch(launchOptions());
const sandbox = await SandboxProcess.start(await freePort(), ['--empty']);
try {
  await loadBench(browser, sandbox);
  await inputBench(browser, sandbox);
  await dropBench(browser, sandbox);
  await orderBench(browser);
  if (minutes > 0) await soakBench(browser, sandbox, minutes);
} finally {
  await browser.close();
  await sandbox.stop();
}
