import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from './environment.mjs';
import { Problem, main } from './lib/machine.mjs';
import { layers } from './mutation/layers.mjs';
import { found, forget, watchProgress } from './mutation/reporter.mjs';
import { report } from './mutation/report.mjs';

/*
 * npm run mutation -- <path> ...            puts small faults into the files there and says which no test notices
 * npm run mutation -- --changed --budget 90 the files that the change at hand touches, for so many seconds
 * docs/guides/mutation.md tells the rest.
 */

/** A change may touch everything: so many lines are looked at, the same ones on every machine. */
const linesOfChange = 1_500;
const scratch = 'reports/mutation/scratch';

await main(async () => {
  process.chdir(root);
  const { paths, changed, budget, tests } = read(process.argv.slice(2));
  const files = changed ? changedFiles() : paths.flatMap(filesAt).filter(layerOf);
  if (files === undefined) return;
  if (files.length === 0) {
    console.log(changed ? 'The change touches nothing that is judged by mutants.' : 'There is nothing to mutate.');
    return;
  }
  let good = true;
  const end = budget === undefined ? undefined : Date.now() + budget * 1_000;
  for (const layer of layers) {
    const own = files.filter((file) => layerOf(file) === layer);
    if (own.length === 0) continue;
    forget();
    const finished = await within(end, mutate(layer, own, tests)).catch((error) => {
      if (!changed) throw error;
      // Tests that fail without any mutant are told of by whoever runs the tests.
      console.log(`Not tried: ${error.message}`);
      return false;
    });
    good = report(layer, found, finished) && good;
    if (!finished) break;
  }
  // Stryker's processes end with this one; what it would have cleared away where it was ended early goes too.
  rmSync(path.join(scratch, String(process.pid)), { recursive: true, force: true, maxRetries: 5 });
  process.exit(good ? 0 : 1);
});

function read(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { changed: { type: 'boolean' }, budget: { type: 'string' }, tests: { type: 'string', multiple: true } },
  });
  const { changed = false, tests } = values;
  if (!changed && positionals.length === 0)
    throw new Problem('Say what to mutate: npm run mutation -- src/domain/trading');
  return { paths: positionals, changed, tests, budget: values.budget && Number(values.budget) };
}

async function mutate(layer, files, tests) {
  const shown = process.stderr.isTTY;
  if (shown) watchProgress((done, all) => process.stderr.write(`\r${done} of ${all} mutants `));
  const plugin = (name) => path.join(root, 'scripts', 'mutation', name);
  await new Stryker({
    mutate: files,
    testRunner: 'in-process',
    testFiles: [
      ...(layer.setup ?? []),
      ...(tests ?? layer.tests).flatMap(filesAt).filter((file) => file.endsWith('.test.ts')),
    ],
    plugins: [plugin('runner.mjs'), plugin('reporter.mjs'), plugin('wiring.mjs')],
    ignorers: ['wiring'],
    reporters: ['json', 'collect'],
    jsonReporter: { fileName: `reports/mutation/${layer.sources.replaceAll('/', '-')}.json` },
    coverageAnalysis: 'perTest',
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? availableParallelism()),
    tempDirName: path.join(scratch, String(process.pid)),
    ignorePatterns: [
      ...['/.data', '/dist', '/features', '/hosting', '/public', '/reports', '/test-results'],
      // Tests read the terms.
      ...['/docs', '!/docs/terms.md'],
    ],
    logLevel: process.env.MUTATION_LOG ?? 'warn',
    warnings: { unknownOptions: false, slow: false },
    allowConsoleColors: false,
  }).runMutationTest();
  if (shown) process.stderr.write('\r');
}

/** Whether the work ended before the time did. */
function within(end, work) {
  if (end === undefined) return work.then(() => true);
  return Promise.race([
    work.then(() => true),
    new Promise((resolve) => setTimeout(() => resolve(false), Math.max(0, end - Date.now()))),
  ]);
}

function filesAt(place) {
  if (!existsSync(place)) throw new Problem(`There is no ${place}.`);
  if (statSync(place).isFile()) return [path.normalize(place)];
  return readdirSync(place, { recursive: true })
    .map((name) => path.join(place, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .sort();
}

function layerOf(file) {
  return layers.find(({ sources, ending = '' }) => file.startsWith(`${sources}/`) && file.endsWith(ending));
}

/** Files of judged layers that differ from where the change began: the merge base with main, else the commit before. */
function changedFiles() {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  let names;
  try {
    const head = git('rev-parse', 'HEAD');
    const bases = ['origin/main', 'main'].map((branch) => attempt(() => git('merge-base', 'HEAD', branch)));
    const base = bases.find((commit) => commit && commit !== head) ?? git('rev-parse', 'HEAD~1');
    names = git('diff', '--name-only', '--find-renames', '--diff-filter=AM', base).split('\n');
  } catch {
    console.log('Skipped: without the history of git it is not known what the change touches.');
    return undefined;
  }
  const judged = names.filter((file) => file.endsWith('.ts') && layerOf(file)?.goal !== undefined);
  let lines = 0;
  const chosen = judged
    .sort((a, b) => (hash(a) < hash(b) ? -1 : 1))
    .filter((file) => (lines += readFileSync(file, 'utf8').split('\n').length) <= linesOfChange);
  if (chosen.length < judged.length) console.log(`${chosen.length} of ${judged.length} changed files are looked at.`);
  return chosen;
}

function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}
