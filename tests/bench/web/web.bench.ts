import { chromium, type Browser } from 'playwright';
import { freePort } from '../../support/free-ports';
import { launchOptions } from '../../support/browser';
import { Product, SandboxProcess } from '../../support/processes';
import { budgets, firstLoad } from './first-load';
import { paintBench } from './paint';
import { report } from './report';

/* First load, and message to paint, on the production build. One JSON line per figure. */
const browser = await chromium.launch(launchOptions());
try {
  await loads(browser);
  await painting(browser);
} finally {
  await browser.close();
}

async function loads(browser: Browser): Promise<void> {
  const product = await Product.start();
  try {
    for (const { path, kilobytes, requests } of budgets) {
      const load = await firstLoad(browser, product.address, path);
      report(`first load ${path}, scripts, brotli`, load.scriptBytes / 1_000, 'kB', kilobytes);
      report(`first load ${path}, everything, brotli`, load.allBytes / 1_000, 'kB', kilobytes);
      report(`first load ${path}, requests`, load.requests, 'requests', requests);
    }
  } finally {
    await product.stop();
  }
}

async function painting(browser: Browser): Promise<void> {
  const sandbox = await SandboxProcess.start(await freePort(), ['--empty']);
  try {
    await paintBench(browser, sandbox);
  } finally {
    await sandbox.stop();
  }
}
