import type { Browser, CDPSession, Page } from 'playwright';
import { fillGrid, newBoard } from '../../../src/domain/trading/market-board';
import type { SandboxProcess } from '../../support/processes';
import { withFedPage, type Feed } from './fed-page';
import { dropped, probed, reportPaint } from './paint';
import type { Probe } from './paint-probe';
import { parseOnly } from './parse-only';
import { report } from './report';

const trade = '/trade/BTC_USDT';
const watched = 5;

/**
 * How much of a second the page's thread works, and what that does to frames. Beside it what the same page takes when
 * nothing comes, with the same probe, and what bare parsing of the same feed takes: these travel between machines.
 */
export async function loadBench(browser: Browser, sandbox: SandboxProcess): Promise<void> {
  // Seven of ten messages change the book.
  await busy(browser, sandbox, 'trade at 50 book changes/s', { path: trade, rate: 72 }, { limit: 60 });
  await busy(
    browser,
    sandbox,
    'trade at 20/s, processor 4 times slower',
    { path: trade, rate: 20 },
    { limit: 250, slower: 4 },
  );
  await busy(browser, sandbox, 'trade at 1000/s', { path: trade, rate: 1_000 }, { limit: 200 });
  await busy(
    browser,
    sandbox,
    '12 tiles at 1000/s',
    { path: '/multi-symbol', rate: 1_000, kept: await twelveTiles(sandbox) },
    { limit: 450 },
  );
}

async function busy(
  browser: Browser,
  sandbox: SandboxProcess,
  name: string,
  feed: Feed,
  { limit, slower = 1 }: { readonly limit: number; readonly slower?: number },
): Promise<void> {
  const throttle = (session: CDPSession) => session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const parsing = await withFedPage(browser, sandbox, { ...feed, path: parseOnly }, async ({ page, session }) => {
    await throttle(session);
    return (await busyShare(page, session)).share;
  });
  await withFedPage(browser, sandbox, feed, async ({ page, session, endFeed }) => {
    await throttle(session);
    const { share, probe } = await busyShare(page, session);
    endFeed();
    await page.waitForTimeout(1_000);
    const { share: idle } = await busyShare(page, session);
    report(`page's thread busy, parse-only beside ${name}`, parsing, 'ms/s', limit);
    report(`page's thread busy, idle page beside ${name}`, idle, 'ms/s', limit);
    report(`page's thread busy, ${name}`, share, 'ms/s', limit);
    report(`page's thread busy beyond the idle page, ${name}`, share - idle, 'ms/s', limit);
    if (feed.rate >= 1_000) reportPaint(name, probe, 17);
    else
      report(
        `dropped frames, ${name} (worst frame ${Math.max(...probe.frames).toFixed(1)} ms)`,
        dropped(probe.frames),
        'frames',
        1,
        probe.frames.length,
      );
  });
}

/** Milliseconds of a second that the page's thread works, over the time of a probe. */
async function busyShare(page: Page, session: CDPSession): Promise<{ readonly share: number; readonly probe: Probe }> {
  const before = await seconds(session);
  const probe = await probed(page);
  return { share: (((await seconds(session)) - before) / watched) * 1_000, probe };
}

async function seconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Charts, books and tapes of twelve markets. */
export async function twelveTiles(sandbox: SandboxProcess): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`http://localhost:${sandbox.ports.sandbox}/v3/public/instruments`);
  const { data } = (await answer.json()) as {
    readonly data: { readonly rows: readonly { readonly symbol: string }[] };
  };
  const symbols = data.rows.map(({ symbol }) => symbol).filter((symbol) => symbol.startsWith('SPOT_'));
  const board = fillGrid(newBoard(symbols), '4x3');
  const contents = ['chart', 'book', 'chart', 'tape'];
  const value = {
    ...board,
    tiles: board.tiles.map((tile, index) => ({ ...tile, content: contents[index % contents.length] })),
  };
  return {
    'market-boards': JSON.stringify({ version: 1, items: [{ id: 'bench', name: 'Bench', value }], activeId: 'bench' }),
  };
}
