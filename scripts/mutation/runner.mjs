import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';

const require = createRequire(import.meta.url);
const circus = require('jest-circus');
const own = fileURLToPath(import.meta.url);

/**
 * Runs Jest's tests for Stryker without starting Jest for every mutant: its own `describe`, `it` and `expect`, in
 * one process that loads the sources once and exchanges mutants while it runs. A mutant takes milliseconds so,
 * where Stryker's Jest runner takes seconds (it starts Jest anew and loads every test file for each).
 */
class InProcessRunner {
  #files;
  /** Test files that are loaded: the block of their tests by path. */
  #blocks = new Map();

  constructor(options) {
    this.#files = options.testFiles;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  init() {
    require('tsx/cjs');
    importByRequire();
    // As in jest.config.mjs.
    require.extensions['.css'] = (module) => (module.exports = require('../../tests/support/style-sheet.cjs'));
    const { jestExpect } = require('@jest/expect');
    const { ModuleMocker } = require('jest-mock');
    const { ModernFakeTimers } = require('@jest/fake-timers');
    const mocker = new ModuleMocker(globalThis);
    const timers = new ModernFakeTimers({ global: globalThis, config: {} });
    const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
    Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect: jestExpect });
    globalThis.jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: () => timers.useFakeTimers(),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      setTimeout: () => undefined,
    };
    circus.addEventHandler((event) => {
      if (event.name === 'test_start') space().currentTestId = idOf(event.test);
      if (event.name === 'test_done') {
        delete space().currentTestId;
        // One noticed it; the rest may rest.
        if (this.#bail && event.test.errors.length > 0) this.#restSkipped();
      }
    });
    // What a mutant leaves behind fails no other; the test that waits for it runs out of time.
    process.on('unhandledRejection', () => undefined);
    process.on('disconnect', () => process.exit());
    for (const file of this.#files) this.#load(path.resolve(file));
  }

  async dryRun() {
    const state = circus.getState();
    state.testTimeout = 20_000;
    const tests = await this.#run(() => true);
    // What waits for ever under a mutant need not wait long.
    state.testTimeout = 2_000;
    return { status: DryRunStatus.Complete, tests, mutantCoverage: space().mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, reloadEnvironment, hitLimit, disableBail }) {
    const mutant = space();
    Object.assign(mutant, { hitCount: hitLimit && 0, hitLimit });
    this.#bail = !disableBail;
    try {
      if (!reloadEnvironment) {
        mutant.activeMutant = activeMutant.id;
        const wanted = new Set(testFilter);
        const tests = await this.#run((file, id) => wanted.has(id));
        return this.#result(tests, disableBail);
      }
      mutant.activeMutant = activeMutant.id;
      return this.#result(await this.#runReloaded(sandboxFileName), disableBail);
    } finally {
      mutant.activeMutant = undefined;
    }
  }

  #bail = false;
  #restSkipped = () => undefined;

  #result(tests, disableBail) {
    const { hitCount, hitLimit } = space();
    return toMutantRunResult(
      determineHitLimitReached(hitCount, hitLimit) ?? { status: DryRunStatus.Complete, tests },
      disableBail,
    );
  }

  /**
   * What is reckoned while a file loads needs those that stand on it loaded anew, test file by test file until one
   * notices. What was loaded before is kept and put back: it has never seen the mutant.
   */
  async #runReloaded(source) {
    const kept = [...dependentsOf(source)].map((file) => [file, require.cache[file]]);
    const blocks = new Map(this.#blocks);
    for (const [file] of kept) forget(file);
    const tests = [];
    try {
      for (const file of nearestFirst(
        source,
        [...blocks.keys()].filter((file) => kept.some(([name]) => name === file)),
      )) {
        const broken = this.#loadOrSay(file);
        tests.push(...(broken ? [broken] : await this.#run((other) => other === file)));
        if (this.#bail && tests.some(({ status }) => status === TestStatus.Failed)) break;
      }
    } finally {
      for (const [file, module] of kept) require.cache[file] = module;
      this.#blocks = blocks;
    }
    return tests;
  }

  /** A file that does not even load is noticed. */
  #loadOrSay(file) {
    try {
      this.#load(file);
      return undefined;
    } catch (error) {
      const state = circus.getState();
      state.currentDescribeBlock = state.rootDescribeBlock;
      const common = { id: file, name: file, timeSpentMs: 0 };
      return { ...common, status: TestStatus.Failed, failureMessage: String(error) };
    }
  }

  #load(file) {
    const state = circus.getState();
    state.hasStarted = false;
    const { rootDescribeBlock: root } = state;
    circus.describe(file, () => void require(file));
    this.#blocks.set(file, root.children.at(-1));
  }

  async #run(wanted) {
    const { rootDescribeBlock: root } = circus.getState();
    const all = [...this.#blocks.values()];
    const chosen = [];
    root.children = all.filter((block) => {
      const tests = testsOf(block).filter((test) => {
        test.errors = [];
        test.status = null;
        test.ownMode ??= { mode: test.mode };
        const asked = test.ownMode.mode !== 'skip' && wanted(block.name, idOf(test));
        test.mode = asked ? test.ownMode.mode : 'skip';
        return asked;
      });
      chosen.push(...tests);
      return tests.length > 0;
    });
    this.#restSkipped = () => {
      for (const test of chosen) if (test.status === null) test.mode = 'skip';
    };
    await circus.run();
    return chosen.map(toResult);
  }
}

/** What loads later is the module that the tests know, not a second one of Node's other loader. */
function importByRequire() {
  const { prototype } = require('node:module');
  const { _compile: compile } = prototype;
  prototype._compile = function (code, file) {
    const own = file.includes('node_modules')
      ? code
      : // Whatever stands in the brackets: what is to be loaded may be a mutant itself. A method may have the name.
        code.replace(
          /(?<![.\w$])import\((?![^()]*\)\s*\{)/g,
          '((what) => Promise.resolve().then(() => require(what)))(',
        );
    return compile.call(this, own, file);
  };
}

/** Where the instrumented sources look which mutant is active, and count what they pass. */
function space() {
  return (globalThis.__stryker__ ??= {});
}

function testsOf(block) {
  return block.children.flatMap((child) => (child.type === 'test' ? [child] : testsOf(child)));
}

/** Tests of the same name in one file share an id, as they do in Jest's own report. */
function idOf(test) {
  const names = [test.name];
  for (let block = test.parent; block?.parent; block = block.parent) names.unshift(block.name);
  return [path.relative(process.cwd(), names[0]), ...names.slice(1)].join(' › ');
}

function toResult(test) {
  const id = idOf(test);
  const common = { id, name: id, timeSpentMs: test.duration ?? 0, fileName: undefined };
  if (test.errors.length > 0) {
    const [error] = test.errors.flat();
    return { ...common, status: TestStatus.Failed, failureMessage: String(error?.message ?? error) };
  }
  return { ...common, status: test.status === 'done' ? TestStatus.Success : TestStatus.Skipped };
}

/** The tests of a file are most often those of its own name. */
function nearestFirst(source, files) {
  const name = path.basename(source).split('.')[0];
  const distance = (file) => (path.basename(file).startsWith(name) ? 0 : 1);
  return files.sort((a, b) => distance(a) - distance(b));
}

/** It is loaded anew where it is asked for next. */
function forget(file) {
  Reflect.deleteProperty(require.cache, file);
}

/** A file and all that were loaded because of what they import from it. */
function dependentsOf(file) {
  const importers = new Map();
  for (const module of Object.values(require.cache)) {
    for (const child of module?.children ?? []) {
      importers.set(child.filename, [...(importers.get(child.filename) ?? []), module.filename]);
    }
  }
  const found = new Set();
  const visit = (name) => {
    if (found.has(name) || name.includes('node_modules') || name === own) return;
    found.add(name);
    for (const importer of importers.get(name) ?? []) visit(importer);
  };
  visit(file);
  return found;
}

InProcessRunner.inject = ['options'];

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-process', InProcessRunner)];
