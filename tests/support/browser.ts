import type { LaunchOptions } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/lib/browser.mjs';

/** How every test launches the browser: the one that was found, without a way to the outside. */
export function launchOptions(): LaunchOptions {
  const { CHROME_PATH, ...variables } = findBrowser();
  return {
    executablePath: CHROME_PATH!,
    args: [...browserArguments],
    env: { ...(process.env as Record<string, string>), ...variables },
  };
}
