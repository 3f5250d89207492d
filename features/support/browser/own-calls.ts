import type { Page } from 'playwright';
import { deploymentOf } from '../../../tests/support/account';

interface Answer {
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the person's other programs ask of the exchange, and what the practice exchange lets its operator do. */
export interface OwnCalls {
  call(method: string, path: string, body?: object): Promise<Answer>;
  practice(name: string, body: object): Promise<void>;
}

/** @param bearer proof of who it is */
export function ownCalls(page: Page, bearer: () => Promise<string | undefined>): OwnCalls {
  let deployment: ReturnType<typeof deploymentOf> | undefined;
  const send = async (method: string, path: string, proof: string | undefined, body?: object): Promise<Answer> => {
    const { hosts } = await (deployment ??= deploymentOf(page.request));
    const response = await fetch(`${hosts.rest}${path}`, {
      method,
      headers: { authorization: `Bearer ${proof}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };
  return {
    call: async (method, path, body) => send(method, path, await bearer(), body),
    async practice(name, body) {
      await send('POST', `/sandbox/${name}`, 'demo-admin-token', body);
    },
  };
}
