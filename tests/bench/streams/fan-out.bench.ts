import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startSandbox } from '../../../sandbox/assembly/start-sandbox';

/*
 * What it costs the embedded exchange to tell 100 and 1,000 clients about a live market. One JSON line per figure.
 * The clients are a process of their own beside the exchange's and share its machine, so at 1,000 clients the latency
 * is as much theirs as the exchange's.
 */

interface Measured {
  readonly latencies: readonly number[];
  readonly messages: number;
  readonly bytes: number;
  readonly broken: number;
}

const seconds = 15;
const port = Number(process.env['SANDBOX_PORT'] ?? 0);
const sandbox = await startSandbox({ port, authPort: 0, webOrigins: [], seed: 1, history: 'none' });

function line(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name: `fan-out: ${name}`, value: Number(value.toFixed(3)), unit, n: 1 }));
}

function told(child: ChildProcess, kind: string): Promise<Measured> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Measured & { kind: string }) => {
      if (message.kind === kind) resolve(message);
    });
    child.once('exit', (code) => reject(new Error(`The clients ended with ${code}.`)));
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is in use after a collection, in MB. */
function memoryInUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const idle = { memory: 0, processor: 0 };

async function measure(clients: number): Promise<void> {
  const url = `${sandbox.url.replace('http', 'ws')}/v3/public`;
  const child =
    clients > 0
      ? fork(path.join(import.meta.dirname, 'fan-out-client.ts'), [url, String(clients), String(seconds)], {
          execArgv: ['--import', 'tsx'],
        })
      : undefined;
  const ready = child && told(child, 'measuring');
  const done = child && told(child, 'measured');
  await ready;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const from = { processor: process.cpuUsage(), at: performance.now() };
  const memory = memoryInUse();
  const measured = await (done ??
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), seconds * 1_000)));
  const used = process.cpuUsage(from.processor);
  loop.disable();
  const processor = ((used.user + used.system) / 1_000 / (performance.now() - from.at)) * 100;
  const name = `${clients} clients`;
  line(`${name}, processor of the exchange`, processor, '%');
  line(`${name}, memory in use`, memory, 'MB');
  line(`${name}, memory of the process`, process.memoryUsage().rss / 1e6, 'MB');
  line(`${name}, event loop p99`, loop.percentile(99) / 1e6, 'ms');
  if (!measured) {
    Object.assign(idle, { memory, processor });
    return;
  }
  const sorted = Float64Array.from(measured.latencies).sort();
  for (const percentile of [50, 90, 99, 99.9])
    line(`${name}, latency p${percentile}`, sorted[Math.floor((sorted.length - 1) * (percentile / 100))]!, 'ms');
  line(`${name}, messages`, measured.messages / seconds, '/s');
  line(`${name}, bytes`, measured.bytes / seconds / 1e6, 'MB/s');
  line(`${name}, broken chains`, measured.broken, '');
  line(`${name}, processor per client`, (processor - idle.processor) / clients, '%');
  line(`${name}, memory per client`, ((memory - idle.memory) * 1_000) / clients, 'kB');
  const ended = new Promise((resolve) => child!.once('exit', resolve));
  child!.send('end');
  await ended;
}

try {
  // Books fill up first.
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  for (const clients of [0, 100, 1_000]) await measure(clients);
} finally {
  await sandbox.close();
}
