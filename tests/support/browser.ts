import type { APIResponse, LaunchOptions, Page, Route } from 'playwright';
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

/** A document that was rendered ahead can be read before it answers: whoever goes to one waits for that from here on. */
export function untilAlive(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const alive = (): Promise<void> => page.locator('html[data-rendered]').waitFor({ state: 'detached' });
  page.goto = async (...parameters) => {
    const response = await goto(...parameters);
    await alive();
    return response;
  };
  page.reload = async (...parameters) => {
    const response = await reload(...parameters);
    await alive();
    return response;
  };
  return page;
}

/** What the server itself answers; a connection that it closes just as it is used again is no answer. */
export function ownAnswer(route: Route): Promise<APIResponse> {
  return route.fetch({ maxRetries: 3 });
}
