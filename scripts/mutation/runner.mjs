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
    const wanted = testFilter && new Set(testFilter);
    try {
      if (!reloadEnvironment) {
        mutant.activeMutant = activeMutant.id;
        const tests = await this.#run((file, id) => wanted.has(id));
        return this.#result(tests, disableBail);
      }
      // What is reckoned while a file loads needs the files that stand on it loaded anew.
      const dependents = dependentsOf(sandboxFileName);
      const files = new Set([...this.#blocks.keys()].filter((file) => dependents.has(file)));
      for (const file of dependents) forget(file);
      mutant.activeMutant = activeMutant.id;
      const broken = this.#loadAll(files);
      const tests = broken ? [broken] : await this.#run((file, id) => files.has(file) && (!wanted || wanted.has(id)));
      mutant.activeMutant = undefined;
      for (const file of dependents) forget(file);
      this.#loadAll(files);
      return this.#result(tests, disableBail);
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

  /** A file that does not even load is noticed by each of its tests. */
  #loadAll(files) {
    try {
      for (const file of files) this.#load(file);
      return undefined;
    } catch (error) {
      circus.getState().currentDescribeBlock = circus.getState().rootDescribeBlock;
      return {
        id: 'load',
        name: 'load',
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: String(error),
      };
    }
  }

  #load(file) {
    const state = circus.getState();
    state.hasStarted = false;
    const { rootDescribeBlock: root } = state;
    root.children = root.children.filter((block) => block.name !== file);
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
    root.children = all;
    return chosen.map(toResult);
  }
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
