import type { Page } from '@playwright/test';

/** What a page's person asks of the exchange by other means than the page, and what the practice exchange lets its operator do. */
export interface OwnCalls {
  call<Data>(method: string, path: string, body?: object): Promise<Data>;
  practice(method: 'POST' | 'PUT', name: string, body: object): Promise<void>;
}

/** @param page that has been somewhere on the site, logged in */
export async function ownCalls(page: Page): Promise<OwnCalls> {
  const host = await page.evaluate(
    () => (JSON.parse(document.getElementById('environment')!.textContent) as { hosts: { rest: string } }).hosts.rest,
  );
  const send = async <Data>(method: string, path: string, bearer: string, body?: object): Promise<Data> => {
    const answer = await fetch(`${host}${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { readonly data: Data }).data;
  };
  return {
    async call(method, path, body) {
      const cookies = await page.context().cookies();
      return send(method, path, cookies.find(({ name }) => name === '__Host-authorization')!.value, body);
    },
    async practice(method, name, body) {
      await send(method, `/sandbox/${name}`, 'demo-admin-token', body);
    },
  };
}
