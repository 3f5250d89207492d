import { practiceAccount, adminToken } from '../../../sandbox/shared/practice-account';
import { startSandbox, type Sandbox, type SandboxOptions } from '../../../sandbox/assembly/start-sandbox';

/** Most tests are not about what is costly in signing in. The key is made once for all, see jest.config.mjs. */
export const quickSignIn = { passwordCost: 16, newSigningKey: process.env['SIGN_IN_KEY'] };

export const webOrigin = 'http://localhost:8700';

/** A sandbox in this process on free ports, its books empty and nothing kept unless asked otherwise. */
export function startTestSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return startSandbox({
    port: 0,
    authPort: 0,
    webOrigins: [webOrigin],
    empty: true,
    seed: 1,
    signIn: quickSignIn,
    ...options,
  });
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // The tests say what they expect of it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Calls of somebody with this bearer token; of nobody without one. */
export function caller(url: string, bearer?: string): Send {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
}

export const admin = (sandbox: Sandbox): Send => caller(sandbox.url, adminToken);

export async function identityToken(
  sandbox: Sandbox,
  email: string,
  password: string,
  verb: 'signUp' | 'signInWithPassword' = 'signUp',
): Promise<string> {
  const answer = await caller(sandbox.authUrl)('POST', `/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=any`, {
    email,
    password,
    returnSecureToken: true,
  });
  return answer.body.idToken;
}

export interface TestSession {
  readonly bearer: string;
  readonly refreshToken: string;
  readonly call: Send;
  readonly applicationId: string;
}

/** Cookies that an answer sets, by name. */
export function cookiesOf(answer: Answer): Record<string, string> {
  return Object.fromEntries(
    answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!.split('=') as [string, string]),
  );
}

export async function beginSession(sandbox: Sandbox, idToken: string): Promise<TestSession> {
  const answer = await caller(sandbox.url, idToken)('POST', '/auth/session', undefined, { origin: webOrigin });
  const cookies = cookiesOf(answer);
  const bearer = cookies['__Host-authorization']!;
  const call = caller(sandbox.url, bearer);
  const account = await call('GET', '/usercenter/account');
  return {
    bearer,
    refreshToken: cookies['__Secure-refresh']!,
    call,
    applicationId: account.body.data.account.application_id,
  };
}

export async function signUp(sandbox: Sandbox, email: string): Promise<TestSession> {
  return beginSession(sandbox, await identityToken(sandbox, email, 'correct horse'));
}

export async function practice(sandbox: Sandbox): Promise<TestSession> {
  return beginSession(
    sandbox,
    await identityToken(sandbox, practiceAccount.email, practiceAccount.password, 'signInWithPassword'),
  );
}
