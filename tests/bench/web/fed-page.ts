import { createServer, type Server } from 'node:http';
import type { Browser, CDPSession, Page } from 'playwright';
import { readEnvironment } from '../../../scripts/environment.mjs';
import { dist } from '../../../scripts/lib/build.mjs';
import { start, type Running } from '../../../scripts/lib/processes.mjs';
import { serveSite } from '../../../scripts/lib/static-server.mjs';
import { quietTime } from '../../../src/presentation/runtime/stores/quiet.store';
import { freePort } from '../../support/free-ports';
import type { SandboxProcess } from '../../support/processes';
import { paintProbe, type Probe } from './paint-probe';
import { parseOnly, parseOnlyPage } from './parse-only';

export interface FedPage {
  readonly page: Page;
  readonly session: CDPSession;
  /** Cuts the page's stream, which may connect anew. */
  cut(): void;
  /** No message comes any more; the stream stays open. */
  endFeed(): void;
}

export interface Feed {
  readonly path: string;
  /** Messages a second. */
  readonly rate: number;
  /** By key, what is kept on the device before the page opens. */
  readonly kept?: Readonly<Record<string, string>>;
}

/** What waits for the first page to have its time is read in by then: it is no part of how a page runs. */
const warmUp = quietTime + 3_000;

/**
 * Opens the built site with its stream led to a generator; everything else comes from a quiet exchange. Measures once
 * the feed has been running for a while.
 */
export async function withFedPage<T>(
  browser: Browser,
  sandbox: SandboxProcess,
  { path, rate, kept = {} }: Feed,
  measure: (fed: FedPage) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const generator = start(
    ['--import', 'tsx', 'tests/bench/web/load-generator.ts', String(port), String(rate), String(sandbox.ports.sandbox)],
    { quiet: true },
  );
  const server = serve(sandbox, port, path);
  await new Promise<void>((resolve) => server.listen(sandbox.ports.web, 'localhost', resolve));
  const context = await browser.newContext({
    baseURL: `http://localhost:${sandbox.ports.web}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({
      content: `for (const [key, text] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, text); ${paintProbe}`,
    });
    await untilListening(generator);
    await page.goto(path);
    await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.received > 50, undefined, {
      timeout: 30_000,
    });
    await page.waitForTimeout(warmUp);
    await untilStill(page);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    return await measure({
      page,
      session,
      cut: () => generator.child.kill('SIGUSR2'),
      endFeed: () => generator.child.kill('SIGHUP'),
    });
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
    await generator.stop();
  }
}

/** Nothing has been asked for two seconds: what loads later has come, however slow the machine. */
async function untilStill(page: Page): Promise<void> {
  let askedAt = Date.now();
  const ask = (): void => void (askedAt = Date.now());
  page.on('request', ask);
  while (Date.now() - askedAt < 2_000) await page.waitForTimeout(100);
  page.off('request', ask);
}

function serve(sandbox: SandboxProcess, stream: number, path: string): Server {
  if (path === parseOnly)
    return createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(parseOnlyPage(stream)));
  const environment = readEnvironment('sandbox', sandbox.ports);
  return serveSite(dist, { ...environment, hosts: { ...environment.hosts, newWsUrl: `ws://localhost:${stream}` } });
}

/** The page that only parses does not try again; the product would. */
async function untilListening(generator: Running): Promise<void> {
  for (let tries = 0; tries < 300 && !generator.lines.includes('ready'); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}
