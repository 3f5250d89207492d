import { generateKeyPairSync } from 'node:crypto';

// Made once and not in each of a hundred files: it takes a third of a second.
process.env['SIGN_IN_KEY'] ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const common = {
  rootDir: '.',
  transform: {
    '^.+\\.[jt]sx?$': [
      '<rootDir>/scripts/lib/jest-transform.mjs',
      { tsconfig: 'tsconfig.jest.json', diagnostics: false },
    ],
  },
  // Mutation tests work on copies there.
  modulePathIgnorePatterns: ['<rootDir>/reports/(?!together)'],
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:.*/node_modules/)?(inversify|@inversifyjs|jose|fast-check|pure-rand|big\\.js|@noble|@scure|otpauth|pbf)/)',
  ],
  // A class name of a style sheet is its own name in tests.
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/style-sheet.cjs',
    // Their ES modules have an ending of their own, which is not translated.
    '^d3-(array|hierarchy|path|shape)$': '<rootDir>/node_modules/d3-$1/dist/d3-$1.js',
  },
};

export default {
  // A test may have to wait for its turn where cores are shared.
  testTimeout: 40_000,
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/tests/support/forget-contexts.ts', '<rootDir>/tests/support/watch-application.ts'],
      testMatch: ['<rootDir>/tests/{unit,contract,architecture}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/{unit,architecture}/**/*.test.tsx'],
      setupFiles: [
        '<rootDir>/tests/support/forget-contexts.ts',
        '<rootDir>/tests/support/dom-setup.ts',
        '<rootDir>/tests/support/watch-application.ts',
      ],
    },
  ],
};
