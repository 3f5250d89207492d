const transform = {
  '^.+\\.[jt]sx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', isolatedModules: true, diagnostics: false }],
};
const common = {
  transform,
  // These packages ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(inversify|@inversifyjs|jose|fast-check|pure-rand|big\\.js)/)'],
  rootDir: '.',
};

export default {
  projects: [
    { ...common, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/tests/{unit,contract,architecture}/**/*.test.ts'] },
    {
      ...common,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
      setupFiles: ['<rootDir>/tests/support/dom-setup.ts'],
    },
  ],
};
