import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/machine.mjs';
import { start, stopAllOnExit, tools } from './lib/processes.mjs';
import { writeTestGroups } from './lib/test-groups.mjs';
import { ofCucumber, ofJest, ofPlaywright } from './lib/test-reports.mjs';
import { translateAll } from './lib/translation.mjs';

/* npm test: everything that proves the product, on a fresh clone. The last line is the sum of it. */

const reports = path.join(root, 'reports');
const cucumber = (assembly, ...more) => [
  '--import',
  'tsx',
  tools.cucumber,
  '--profile',
  assembly,
  '--format',
  `json:reports/features-${assembly}.json`,
  ...more,
];

const check = (name, args) => ({
  name,
  // The type checkers are Go's: they tidy their memory half as often, which is a third of their time.
  run: () => start(args, { env: { GOGC: '200' } }).ended.then(({ code }) => (code === 0 ? passed : failed(name))),
});

/** A tool with many tests, and how to read what came of them. It fails as a whole where it wrote no report. */
const suite = (name, args, report, read) => ({
  name,
  run: async (env) => {
    const { code } = await start(args, { env }).ended;
    let result;
    try {
      result = read(JSON.parse(readFileSync(path.join(reports, report), 'utf8')));
    } catch {
      return failed(`${name}: it wrote no report`);
    }
    return code === 0 || result.failed.length > 0 ? result : { ...result, failed: [`${name}: it ended with ${code}`] };
  },
});

const jest = suite(
  'unit, contract and architecture',
  [
    tools.jest,
    '--config',
    'jest.together.config.mjs',
    // Some wait for streams while others reckon.
    '--maxWorkers=3',
    '--silent=false',
    '--json',
    '--outputFile=reports/jest.json',
  ],
  'jest.json',
  ofJest,
);
const features = (assembly, ...more) =>
  suite(`features, ${assembly}`, cucumber(assembly, ...more), `features-${assembly}.json`, ofCucumber);
const playwright = suite('browser', [tools.playwright, 'test', '--reporter=dot,json'], 'browser.json', ofPlaywright);

const passed = { passed: 1, failed: [] };
const failed = (what) => ({ passed: 0, failed: [what] });

/** Steps of one stage run side by side, two at a time: a machine of two cores has room for two. */
const sideBySide = 2;
const stages = [
  // None of these waits for real time, and most use one core only.
  [
    check('type check', [tools.tsc, '--build', '--checkers', '2']),
    check('lint', [tools.oxlint]),
    check('formatting', [tools.oxfmt, '-c', '.prettierrc.json', '--check', '.']),
    features('core'),
    check('layer rules', [tools.depcruise, '--config', '.dependency-cruiser.cjs', 'src', 'sandbox']),
    {
      name: 'build',
      run: () =>
        build({ quiet: true }).then(
          () => passed,
          (error) => failed(`build: ${error.message}`),
        ),
    },
  ],
  [jest],
  [check('mutants of what changed', ['scripts/mutation.mjs', '--changed', '--budget', '90'])],
  [features('browser', '--parallel', '3')],
  [playwright],
];

await main(async () => {
  install();
  stopAllOnExit();
  const browser = findBrowser();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  writeTestGroups();
  translateAll();
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'browser.json'), DO_NOT_TRACK: '1' };

  const total = { passed: 0, failed: [] };
  const lines = [];
  const report = async ({ name, run }) => {
    const began = Date.now();
    console.log(`\n> ${name}`);
    const result = await run(env);
    total.passed += result.passed;
    total.failed.push(...result.failed);
    const seconds = ((Date.now() - began) / 1_000).toFixed(1);
    lines.push(`${name}: ${result.passed} passed, ${result.failed.length} failed, ${seconds} s`);
  };
  for (const stage of stages) {
    const waiting = [...stage];
    const next = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await report(step);
    };
    await Promise.all(Array.from({ length: sideBySide }, next));
  }
  // Named again here: of two thousand lines the last are the ones that are read.
  for (const each of total.failed) console.log(`\nFAILED ${each}`);
  console.log(`\n${lines.join('\n')}\n`);
  process.exitCode = total.failed.length === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed.length} failed`);
});
