import type { APIRequestContext } from 'playwright';

/** What the page says of where it belongs. */
export interface Deployment {
  readonly hosts: { readonly rest: string };
  readonly firebase: { readonly emulatorUrl: string };
  readonly links: { readonly website: string };
  readonly agreements: { readonly terms: string; readonly tradingRules: string };
}

export const password = 'correct horse battery';

export async function deploymentOf(request: APIRequestContext): Promise<Deployment> {
  // A connection that the server closes just as it is used again is no answer.
  const site = await request.get('/', { maxRetries: 3 });
  return JSON.parse(/id="environment">([^<]*)</.exec(await site.text())![1]!) as Deployment;
}

/**
 * Opens an account by the calls of the page that does, without the page: the cookies of its session are the browser's
 * from here on.
 */
export async function openByCalls(request: APIRequestContext, email: string): Promise<Deployment> {
  const deployment = await deploymentOf(request);
  const { hosts, firebase } = deployment;
  const signUp = await request.post(
    `${firebase.emulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
    { data: { email, password, returnSecureToken: true } },
  );
  const { idToken } = (await signUp.json()) as { readonly idToken: string };
  const begun = await request.post(`${hosts.rest}/auth/session`, {
    headers: { authorization: `Bearer ${idToken}`, origin: deployment.links.website },
  });
  if (!begun.ok()) throw new Error(`The session could not be begun: ${begun.status()}`);
  return deployment;
}
