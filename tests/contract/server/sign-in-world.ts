import type { FastifyInstance } from 'fastify';
import { deleteApp, initializeApp, type FirebaseApp, type FirebaseError } from 'firebase/app';
import type { Auth, User } from 'firebase/auth';
import { adminToken } from '../../../sandbox/shared/practice-account';
import { openDatabase, type EmbeddedDatabase } from '../../../sandbox/storage/database';
import { createSignInServer } from '../../../sandbox/sign-in/sign-in-server';

export const projectId = 'demo-exchange';
export const webOrigin = 'http://localhost:8700';
export const toolkit = '/identitytoolkit.googleapis.com';

export interface OutboxMail {
  readonly oobCode: string;
  readonly oobLink: string;
  readonly email: string;
  readonly newEmail?: string;
  readonly requestType: string;
}

/** A sign-in server, an SDK connected to it, and a clock that can be put forward. */
export class SignInWorld {
  clock = 0;
  auth!: Auth;
  url = '';
  readonly database: EmbeddedDatabase = openDatabase(undefined);
  #server: FastifyInstance | undefined;
  #app: FirebaseApp | undefined;
  #people = 0;

  /** @param sdk one of the SDK's builds */
  constructor(private readonly sdk: typeof import('firebase/auth')) {}

  readonly now = (): number => Date.now() + this.clock;

  async start(): Promise<void> {
    this.#server = await createSignInServer({
      database: this.database,
      projectId,
      webOrigins: [webOrigin],
      now: this.now,
    });
    this.url = await this.#server.listen({ port: 0, host: 'localhost' });
  }

  /** A fresh SDK, nobody signed in, the clock at now and the settings as they were. */
  async connect(): Promise<void> {
    if (this.#app) await deleteApp(this.#app);
    this.clock = 0;
    this.#app = initializeApp({ apiKey: 'demo-api-key', projectId, authDomain: 'localhost' }, `app-${Math.random()}`);
    this.auth = this.sdk.initializeAuth(this.#app, { persistence: this.sdk.inMemoryPersistence });
    this.sdk.connectAuthEmulator(this.auth, this.url, { disableWarnings: true });
    await this.#admin(`/emulator/v1/projects/${projectId}/config`, 'DELETE');
  }

  async stop(): Promise<void> {
    if (this.#app) await deleteApp(this.#app);
    await this.#server?.close();
    this.database.close();
  }

  configure(settings: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#admin(`/emulator/v1/projects/${projectId}/config`, 'PATCH', settings);
  }

  administer(verb: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    return this.#admin(`${toolkit}/v1/projects/${projectId}/accounts:${verb}`, 'POST', body);
  }

  /** Somebody new, signed in. */
  async somebody(): Promise<User & { email: string }> {
    this.#people += 1;
    const { user } = await this.sdk.createUserWithEmailAndPassword(
      this.auth,
      `person${this.#people}@example.com`,
      'correct horse',
    );
    return user as User & { email: string };
  }

  async somebodyVerified(): Promise<User & { email: string }> {
    const user = await this.somebody();
    await this.administer('update', { localId: user.uid, emailVerified: true });
    await user.reload();
    return user;
  }

  async mails(email: string, requestType?: string): Promise<readonly OutboxMail[]> {
    const { oobCodes } = (await (await fetch(`${this.url}/emulator/v1/projects/${projectId}/oobCodes`)).json()) as {
      oobCodes: OutboxMail[];
    };
    return oobCodes.filter(
      (mail) =>
        (mail.email === email || mail.newEmail === email) &&
        (requestType === undefined || mail.requestType === requestType),
    );
  }

  async mail(email: string, requestType: string): Promise<OutboxMail> {
    return (await this.mails(email, requestType)).at(-1)!;
  }

  /** The code of the last text message to a number. */
  async textMessage(phoneNumber: string): Promise<string> {
    const { verificationCodes } = (await (
      await fetch(`${this.url}/emulator/v1/projects/${projectId}/verificationCodes`)
    ).json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
    return verificationCodes.filter((message) => message.phoneNumber === phoneNumber).at(-1)!.code;
  }

  /** A call as the SDK would send it, for what the SDK itself never sends. The answer's error message, else `none`. */
  async refusal(path: string, body: Record<string, unknown>): Promise<string> {
    const { error, errorMessage } = await this.call(path, body);
    return (error?.message ?? errorMessage ?? 'none').split(' : ')[0]!;
  }

  async call(
    path: string,
    body: Record<string, unknown>,
  ): Promise<{ error?: { message: string }; errorMessage?: string } & Record<string, unknown>> {
    const response = await fetch(`${this.url}${toolkit}${path}?key=demo-api-key`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { error?: { message: string } };
  }

  async refusalOfQuestion(path: string, query: Record<string, string> = {}): Promise<string> {
    const response = await fetch(
      `${this.url}${toolkit}${path}?${new URLSearchParams({ ...query, key: 'demo-api-key' })}`,
    );
    const { error } = (await response.json()) as { error?: { message: string } };
    return error?.message.split(' : ')[0] ?? 'none';
  }

  /** What one tap would hand to the page for the practice account with this address, made when there is none. */
  async oneTap(email: string, nonce?: string, clientId = 'web-client'): Promise<string> {
    const fields = {
      client_id: clientId,
      origin: webOrigin,
      email,
      name: 'Grace',
      ...(nonce !== undefined && { nonce }),
    };
    const html = await (
      await fetch(`${this.url}/gsi/select`, { method: 'POST', body: new URLSearchParams(fields) })
    ).text();
    return (dataOf(html) as { outcome: { credential: string } }).outcome.credential;
  }

  /** What the popup's page would hand over: an event of the SDK. */
  async popup(fields: Record<string, string>): Promise<PopupOutcome> {
    const asked = {
      apiKey: 'demo-api-key',
      appName: 'app',
      authType: 'signInViaPopup',
      redirectUrl: `${webOrigin}/login`,
      eventId: 'event-1',
      ...fields,
    };
    const html = await (
      await fetch(`${this.url}/emulator/auth/handler`, { method: 'POST', body: new URLSearchParams(asked) })
    ).text();
    return dataOf(html) as PopupOutcome;
  }

  async #admin(path: string, method: string, body?: Record<string, unknown>): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${adminToken}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(await response.text());
    return (await response.json()) as Record<string, unknown>;
  }
}

export interface PopupOutcome {
  readonly event: {
    readonly sessionId: string;
    readonly urlResponse: string;
    readonly type: string;
    readonly eventId: string;
    readonly error?: { readonly code: string };
  };
  readonly redirect?: string;
}

function dataOf(html: string): unknown {
  return JSON.parse(/id="data">(.*?)<\/script>/.exec(html)![1]!);
}

/** The SDK's error code, else `none`. */
export async function code(work: Promise<unknown>): Promise<string> {
  return (await errorOf(work))?.code ?? 'none';
}

export async function errorOf(work: Promise<unknown>): Promise<FirebaseError | undefined> {
  try {
    await work;
  } catch (error) {
    return error as FirebaseError;
  }
  return undefined;
}
