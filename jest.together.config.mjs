import alone from './jest.config.mjs';

const [node, dom] = alone.projects;

/** Everything at once: files share what they import (scripts/lib/test-groups.mjs writes the groups). */
export default {
  ...alone,
  projects: [
    { ...node, testMatch: ['<rootDir>/reports/together/*.test.ts'] },
    {
      ...dom,
      testMatch: ['<rootDir>/reports/together/*.test.tsx'],
      // Whichever file imports it first would be the only one whose pages are taken away after each test.
      setupFilesAfterEnv: ['@testing-library/react', '<rootDir>/tests/support/tidy-document.ts'],
    },
  ],
};
