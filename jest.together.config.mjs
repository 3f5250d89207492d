import alone from './jest.config.mjs';

const [node, dom] = alone.projects;

/**
 * Everything at once: files without a document share what they import (scripts/lib/test-groups.mjs writes the groups).
 * Those with one do not, since antd's styles would pile up in it.
 */
export default {
  ...alone,
  projects: [{ ...node, testMatch: ['<rootDir>/reports/together/*.test.ts'] }, dom],
};
