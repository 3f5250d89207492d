/**
 * What is mutated, which tests are to notice, and the share of mutants they have to notice, in percent. A run fails
 * below the goal where it has been reached; a part that is on its way there is measured and not judged. The first part
 * that holds a file counts. Of a part that names an `ending` only such files are mutated; `setup` is loaded
 * before its tests.
 */
export const layers = [
  // The tree is tried where it is built and verified.
  {
    sources: 'src/domain/reserves',
    tests: ['tests/unit/domain/reserves', 'tests/unit/infrastructure/merkle'],
    goal: 90,
    reached: false,
  },
  { sources: 'src/domain', tests: ['tests/unit/domain'], goal: 90, reached: true },
  { sources: 'src/application', tests: ['tests/unit/application', 'tests/unit/domain'], goal: 85, reached: true },
  { sources: 'src/infrastructure', tests: ['tests/unit/infrastructure'] },
  // The rest of it is looked at by tests that need a page, which are left out.
  {
    sources: 'src/presentation',
    ending: '.store.ts',
    setup: ['tests/support/watch-application.ts'],
    tests: ['tests/unit/presentation'],
  },
  { sources: 'sandbox', tests: ['tests/unit/sandbox'] },
];
