import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Placement } from '../../../src/application/trading/place-once';
import { decimal } from '../../../src/domain/shared/decimal';
import { freePort } from '../../support/free-ports';
import { webOrigin } from '../server/sandbox-client';
import { until } from './real-surroundings';
import { Trader } from './trader';

jest.setTimeout(60_000);

const orders = 100;
const lanes = 20;
const root = path.join(__dirname, '../../..');

/** The exchange as it is started by hand, without anybody who trades by himself. */
class Process {
  #child: ChildProcess | undefined;

  constructor(
    readonly folder: string,
    readonly ports: { readonly sandbox: number; readonly auth: number },
  ) {}

  async start(): Promise<void> {
    const { sandbox, auth } = this.ports;
    const child = spawn(process.execPath, ['scripts/lib/exchange.mjs', '--empty'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: new URL(webOrigin).port,
        SANDBOX_PORT: String(sandbox),
        AUTH_PORT: String(auth),
        SANDBOX_DATA: this.folder,
      },
      stdio: 'ignore',
    });
    this.#child = child;
    for (;;) {
      const up = await fetch(`http://localhost:${sandbox}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (up) return;
      if (child.exitCode !== null) throw new Error(`The exchange ended with ${child.exitCode}.`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

it('an exchange that is killed amid a hundred orders and started again: each is known, none is there twice (F40)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-crash-'));
  const ports = { sandbox: await freePort(), auth: await freePort() };
  const exchange = new Process(folder, ports);
  let ada: Trader | undefined;
  try {
    await exchange.start();
    ada = await Trader.join(
      { url: `http://localhost:${ports.sandbox}`, authUrl: `http://localhost:${ports.auth}` },
      'ada@example.com',
    );
    let answered = 0;
    let killed: Promise<void> | undefined;
    // One after the other in several lanes, so that orders are still to come whenever the kill comes.
    const placing = Array.from({ length: lanes }, async (_, lane) => {
      const placements: Placement[] = [];
      for (let index = lane; index < orders; index += lanes) {
        placements.push(
          await ada!.place.place({
            symbol: 'SPOT_BTC_USDT',
            side: 'BUY',
            type: 'LIMIT',
            price: decimal(50_000 - index),
            quantity: decimal('0.0005'),
          }),
        );
        answered += 1;
        if (answered === 25) killed = exchange.kill();
      }
      return placements;
    });
    await until('a quarter of them is answered', () => killed !== undefined, 20_000);
    await killed;
    await until(
      'some are not known of',
      () => ada!.place.pending.current.some(({ phase }) => phase === 'unknown'),
      20_000,
    );
    await exchange.start();
    const placements = (await Promise.all(placing)).flat();

    // In quick time the tries are over before an exchange can start; the network coming back begins new ones.
    ada.page.online.set(false);
    ada.page.online.set(true);
    await until('the private stream is open again', () => ada!.stream.connection.current.phase === 'open', 20_000);
    const there = await ada.allOrders();
    const byClientId = new Map(there.map((order) => [order.clientOrderId, order.orderId]));
    expect(byClientId.size).toBe(there.length);
    for (const placement of placements) {
      if (placement.status === 'placed') expect(byClientId.get(placement.clientOrderId)).toBe(placement.orderId);
      else expect(placement.status === 'notPlaced' && !byClientId.has(placement.clientOrderId)).toBe(true);
    }
    expect(there).toHaveLength(placements.filter(({ status }) => status === 'placed').length);
    expect(there.length).toBeGreaterThanOrEqual(25);
    expect(ada.place.pending.current).toEqual([]);
    await ada.seesWhatIs();
  } finally {
    ada?.leave();
    await exchange.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
