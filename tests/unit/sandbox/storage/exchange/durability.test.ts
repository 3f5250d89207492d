import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc } from '../../../../support/properties';
import type { DurableExchange } from '../../../../../sandbox/storage/exchange/durable-exchange';
import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { FileInUseError } from '../../../../../sandbox/storage/process-lock';
import { commands, opening } from '../../engine/matching/command-arbitrary';
import { coin } from '../../engine/test-exchange';

jest.setTimeout(60_000);

const page = { page: 1, size: 100_000 };

describe('a durable exchange', () => {
  let directory: string;
  let time = 1_000_000;
  const clock = { now: (): number => time };
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'exchange-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  const open = (at = directory): Promise<DurableExchange> =>
    openExchange({ directory: at, seed: 1, clock, history: 'none', live: false, instruments: [coin] });

  const submitAll = async (
    exchange: DurableExchange,
    list: (typeof opening)[number][],
    between?: () => void,
  ): Promise<void> => {
    for (const command of list) {
      time += 7;
      await exchange.submit(command);
      between?.();
    }
  };

  it('goes on after a restart at any point as if there had been none', async () => {
    const [sequence] = fc.sample(commands, { numRuns: 1, seed: 42 }) as [(typeof opening)[number][]];
    const begin = time;
    const whole = await open();
    await submitAll(whole, [...opening, ...sequence]);
    const expected = [
      whole.stateText(),
      whole.fills('ann', page),
      whole.endedOrders('bob', page),
      whole.openOrders('carl', page),
    ];
    await whole.close();

    time = begin;
    const second = join(directory, 'second');
    let exchange = await open(second);
    await submitAll(exchange, [...opening]);
    for (let index = 0; index < sequence.length; index += 9) {
      await exchange.close();
      exchange = await open(second);
      await submitAll(exchange, sequence.slice(index, index + 9));
    }
    expect([
      exchange.stateText(),
      exchange.fills('ann', page),
      exchange.endedOrders('bob', page),
      exchange.openOrders('carl', page),
    ]).toEqual(expected);
    await exchange.close();
  });

  it('comes back to a state after some whole command, wherever the log on disk breaks off', async () => {
    const [sequence] = fc.sample(commands, { numRuns: 1, seed: 7 }) as [(typeof opening)[number][]];
    const exchange = await open();
    const states = new Set<string>([exchange.stateText()]);
    const remember = (): void => void states.add(exchange.stateText());
    await submitAll(exchange, [...opening, ...sequence], remember);
    const last = exchange.stateText();
    const log = readFileSync(join(directory, 'exchange.db-wal'));
    for (let cut = 0; cut <= 12; cut += 1) {
      const copy = join(directory, `cut-${cut}`);
      openDatabase(join(copy, 'exchange.db')).close();
      copyFileSync(join(directory, 'exchange.db'), join(copy, 'exchange.db'));
      writeFileSync(join(copy, 'exchange.db-wal'), log);
      truncateSync(join(copy, 'exchange.db-wal'), Math.floor((log.length * cut) / 12));
      const recovered = await open(copy);
      expect(states.has(recovered.stateText()) || recovered.balances('ann').length === 0).toBe(true);
      if (cut === 12) expect(recovered.stateText()).toBe(last);
      await recovered.close();
    }
    await exchange.close();
  });

  it('answers a hundred equal requests at once with one order', async () => {
    const exchange = await open();
    await submitAll(exchange, [...opening]);
    const request = {
      type: 'place',
      accountId: 'ann',
      symbol: coin.symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 100,
      quantity: 2,
      clientOrderId: 5,
    } as const;
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => exchange.submit(request)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(exchange.openOrders('ann', page).total).toBe(1);
    await exchange.close();
  });

  it('announces events after the answer', async () => {
    const exchange = await open();
    const story: string[] = [];
    exchange.onEvent(({ type }) => story.push(type));
    await submitAll(exchange, [...opening]);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    story.length = 0;
    await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol: coin.symbol,
      side: 'BUY',
      orderType: 'LIMIT',
      price: 100,
      quantity: 2,
      clientOrderId: 0,
    });
    story.push('answer');
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    expect(story).toEqual(['answer', 'order', 'balance', 'book']);
    await exchange.close();
  });

  it('says which process has the database open, and takes over what a dead one left', async () => {
    const path = join(directory, 'exchange.db');
    const exchange = await open();
    await expect(open()).rejects.toThrow(FileInUseError);
    await expect(open()).rejects.toThrow(`running process ${process.pid}`);
    await exchange.close();
    writeFileSync(`${path}.pid`, '999999999 1');
    const again = await open();
    await again.close();
    expect(existsSync(`${path}.pid`)).toBe(false);
  });
});

describe('an exchange killed while it works', () => {
  it('has every answered command, and each unanswered one wholly or not at all', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'exchange-kill-'));
    const few = instruments.filter(({ base }) => base === 'BTC' || base === 'WOO');
    const sent = new Set<number>();
    const placed = new Set<number>();
    const cancelled = new Set<number>();
    for (const answers of [40, 210]) {
      await killAfter(directory, answers, { sent, placed, cancelled });
      const exchange = await openExchange({
        directory,
        seed: 1,
        clock: Date,
        history: 'none',
        live: false,
        instruments: few,
      });
      for (const clientOrderId of placed) expect(exchange.order('ann', { clientOrderId })).toBeDefined();
      for (const clientOrderId of cancelled)
        expect(['CANCELLED', 'FILLED']).toContain(exchange.order('ann', { clientOrderId })!.status);
      const open = exchange.openOrders('ann', page).rows;
      const ended = exchange.endedOrders('ann', page).rows;
      for (const { clientOrderId } of [...open, ...ended]) expect(sent.has(clientOrderId)).toBe(true);
      const usdt = exchange.balances('ann').find(({ asset }) => asset === 'USDT')!;
      const paid = [...open, ...ended].reduce((sum, order) => sum + order.executedNotional, 0n);
      expect(usdt.holding).toBe(1_000_000n * 10n ** 12n - paid);
      const fills = exchange.fills('ann', page).rows;
      const executed = [...open, ...ended].reduce((sum, order) => sum + order.executed, 0);
      expect(fills.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(executed);
      await exchange.close();
    }
    rmSync(directory, { recursive: true, force: true });
  });
});

interface Heard {
  readonly sent: Set<number>;
  readonly placed: Set<number>;
  readonly cancelled: Set<number>;
}

function killAfter(directory: string, answers: number, heard: Heard): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'crashing-exchange.ts'), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    let count = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split('\n');
      rest = lines.pop()!;
      for (const line of lines) {
        const [word, id] = line.split(' ');
        if (word === 'sent' || word === 'placed' || word === 'cancelled') heard[word].add(Number(id));
        if (word === 'placed' && (count += 1) === answers) child.kill('SIGKILL');
      }
    });
    child.on('exit', (_code, signal) =>
      signal === 'SIGKILL' ? resolve() : reject(new Error('The exchange ended by itself.')),
    );
  });
}
