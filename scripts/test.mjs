import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';
import { findBrowser } from './lib/browser.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { main } from './lib/machine.mjs';
import { start, stopAllOnExit, tools } from './lib/processes.mjs';
import { writeTestGroups } from './lib/test-groups.mjs';

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
  run: () => start(args).ended.then(({ code }) => (code === 0 ? passed(1) : failed(1))),
});

/** A tool with many tests, and how to read what came of them. It fails as a whole where it wrote no report. */
const suite = (name, args, report, count) => ({
  name,
  run: async (env) => {
    const { code } = await start(args, { env }).ended;
    let result;
    try {
      result = count(JSON.parse(readFileSync(path.join(reports, report), 'utf8')));
    } catch {
      return failed(1);
    }
    return code === 0 || result.failed > 0 ? result : { ...result, failed: 1 };
  },
});

const jest = suite(
  'unit, contract and architecture',
  [
    tools.jest,
    '--config',
    'jest.together.config.mjs',
    '--maxWorkers=2',
    '--silent=false',
    '--json',
    '--outputFile=reports/jest.json',
  ],
  'jest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  }),
);
const features = (assembly, ...more) =>
  suite(`features, ${assembly}`, cucumber(assembly, ...more), `features-${assembly}.json`, (report) => {
    const scenarios = report.flatMap((feature) => feature.elements).filter((element) => element.type === 'scenario');
    const ok = scenarios.filter((scenario) => scenario.steps.every((step) => step.result.status === 'passed')).length;
    return { passed: ok, failed: scenarios.length - ok };
  });
const playwright = suite(
  'browser',
  [tools.playwright, 'test', '--reporter=dot,json'],
  'browser.json',
  ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
  }),
);

/** Steps of one stage run side by side, two at a time: a machine of two cores has room for two. */
const sideBySide = 2;
const stages = [
  // None of these waits for real time, and most use one core only.
  [
    check('type check', [tools.tsc, '--build']),
    check('lint', [tools.eslint, '.', '--max-warnings', '0']),
    check('lint by types', [tools.oxlint]),
    check('formatting', [tools.prettier, '--check', '--cache', '.']),
    features('core'),
    check('layer rules', [tools.depcruise, '--config', '.dependency-cruiser.cjs', 'src', 'sandbox']),
    {
      name: 'build',
      run: () =>
        build({ quiet: true }).then(
          () => passed(1),
          (error) => (console.error(error.message), failed(1)),
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
  const env = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'browser.json'), DO_NOT_TRACK: '1' };

  const total = { passed: 0, failed: 0 };
  const lines = [];
  const report = async ({ name, run }) => {
    const began = Date.now();
    console.log(`\n> ${name}`);
    const result = await run(env);
    total.passed += result.passed;
    total.failed += result.failed;
    lines.push(
      `${name}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - began) / 1_000).toFixed(1)} s`,
    );
  };
  for (const stage of stages) {
    const waiting = [...stage];
    const next = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) await report(step);
    };
    await Promise.all(Array.from({ length: sideBySide }, next));
  }
  console.log(`\n${lines.join('\n')}\n`);
  process.exitCode = total.failed === 0 ? 0 : 1;
  console.log(`${total.passed} passed, ${total.failed} failed`);
});

function passed(count) {
  return { passed: count, failed: 0 };
}

function failed(count) {
  return { passed: 0, failed: count };
}
