import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { launchOptions: launchOptions(), locale: 'en-US', trace: 'retain-on-failure', screenshot: 'only-on-failure' },
});
