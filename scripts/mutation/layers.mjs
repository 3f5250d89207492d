/**
 * What is mutated, which tests are to notice, and the share of mutants they have to notice. A part without a goal is
 * measured and not judged. The first part that holds a file counts.
 */
export const layers = [
  { sources: 'src/domain', tests: ['tests/unit/domain'], goal: 90 },
  { sources: 'src/application', tests: ['tests/unit/application', 'tests/unit/domain'], goal: 85 },
  { sources: 'src/infrastructure', tests: ['tests/unit/infrastructure'] },
  { sources: 'sandbox', tests: ['tests/unit/sandbox'] },
];
