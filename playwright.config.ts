import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/browser';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // No traces: recording every step of every test took a third of the time. A single test is traced by --trace on.
  // A worker would answer in place of what tests put between page and server; offline.spec.ts lets it.
  use: { launchOptions: launchOptions(), locale: 'en-US', screenshot: 'only-on-failure', serviceWorkers: 'block' },
});
