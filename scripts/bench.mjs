import { findBrowser } from './lib/browser.mjs';
import { buildIfNeeded } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/machine.mjs';
import { start, stopAllOnExit } from './lib/processes.mjs';

/* npm run bench: what it costs, as JSON lines {name, value, unit, peerOrLimit, ratio, n, spread}. A name as argument runs that part. */
const parts = {
  web: 'tests/bench/web/web.bench.ts',
  'largest-paint': 'tests/bench/web/largest-paint.bench.ts',
  'second-visit': 'tests/bench/web/second-visit.bench.ts',
  terminal: 'tests/bench/web/terminal.bench.ts',
  streams: 'tests/bench/streams/decode.bench.ts',
  'fan-out': 'tests/bench/streams/fan-out.bench.ts',
  engine: 'tests/bench/engine/engine.bench.ts',
  'engine-growth': 'tests/bench/engine/growth.bench.ts',
  reserves: 'tests/bench/reserves/reserves.bench.ts',
  attack: 'tests/bench/attack/attack.bench.ts',
};

await main(async () => {
  install();
  const env = findBrowser();
  const chosen = process.argv.slice(2).filter((name) => name in parts);
  await buildIfNeeded();
  stopAllOnExit();
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const { code } = await start(['--import', 'tsx', parts[name]], { env }).ended;
    if (code !== 0) process.exitCode = 1;
  }
});
