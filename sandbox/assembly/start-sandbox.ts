import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Areas } from '../services/areas';
import type { DurableExchange } from '../storage/exchange/durable-exchange';
import { openExchange } from './open-exchange';
import { Mailbox } from '../shared/mailbox';
import type { SignInDirectory } from '../shared/sign-in-directory';
import { createSignInServer, keySetPath, type SignInServerOptions } from '../sign-in/sign-in-server';
import { openDatabase } from '../storage/database';
import { createExchangeServer } from './exchange-server';
import { problemOf, requireFreePort } from './start-problem';

const usualSeed = 1;

export interface SandboxOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly authPort: number;
  /** Pages that may call, such as http://localhost:8700. */
  readonly webOrigins: readonly string[];
  /** Absent: nothing is kept. */
  readonly folder?: string | undefined;
  readonly seed?: number | undefined;
  /** Without the simulated market: books are empty until somebody places an order. */
  readonly empty?: boolean | undefined;
  /** Whether a new exchange begins with a simulated past; unless said otherwise, when its market is simulated. */
  readonly history?: 'seeded' | 'none' | undefined;
  /** Whether makers, takers and time act by themselves; else whoever holds the clock steps them. */
  readonly live?: boolean | undefined;
  readonly projectId?: string | undefined;
  /** Multiplies the rate limits of protocol 4.6; 20 unless said otherwise. */
  readonly generosity?: number | undefined;
  readonly now?: (() => number) | undefined;
  /** What signing in need not cost in tests of other things, see the sign-in server's options. */
  readonly signIn?: Pick<SignInServerOptions, 'passwordCost' | 'newSigningKey'> | undefined;
  /** Where the articles lie; those of the repository unless given. */
  readonly contentFolder?: string | undefined;
  /** Origins that messages are pushed to beside those of the browsers' makers. */
  readonly pushServices?: readonly string[] | undefined;
  /** Takes the lines of the exchange's log. */
  readonly write?: ((line: string) => void) | undefined;
  readonly onReady?: ((name: string, url: string) => void) | undefined;
}

export interface Sandbox {
  readonly url: string;
  readonly authUrl: string;
  readonly exchange: DurableExchange;
  readonly areas: Areas;
  close(): Promise<void>;
}

/** Starts the exchange and its sign-in server in this process. @throws StartProblem with what to do about it. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { folder, webOrigins, now = Date.now, projectId = 'demo-exchange', onReady = () => undefined } = options;
  await requireFreePort(options.port, 'SANDBOX_PORT');
  await requireFreePort(options.authPort, 'AUTH_PORT');
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  const open = (name: string) => {
    const database = openDatabase(folder === undefined ? undefined : path.join(folder, name));
    closers.push(() => database.close());
    return database;
  };
  try {
    const mailbox = new Mailbox();
    let signInDirectory: SignInDirectory | undefined;
    const opened: { areas?: Areas } = {};
    const signIn = await createSignInServer({
      database: open('sign-in.sqlite'),
      projectId,
      webOrigins,
      now,
      exchangeMails: () => mailbox.list(),
      actionPage: '/auth/action',
      ...options.signIn,
      isUsedElsewhere: async (identity, password) => {
        const user = opened.areas?.users.byIdentity(identity);
        return user !== undefined && opened.areas!.security.passwords.isOne(user, password);
      },
      onDirectory: (directory) => (signInDirectory = directory),
    });
    closers.push(() => signIn.close());
    const authUrl = await listen(signIn, options.authPort, 'AUTH_PORT');
    onReady('Sign-in server', authUrl);

    const exchange = await openExchange({
      directory: folder,
      seed: options.seed ?? usualSeed,
      clock: { now },
      history: options.history ?? (options.empty ? 'none' : 'seeded'),
      live: options.live ?? !options.empty,
      ticking: options.live ?? true,
    });
    closers.push(() => exchange.close());
    const { app, areas } = await createExchangeServer({
      exchange,
      database: open('accounts.sqlite'),
      keySetUrl: new URL(keySetPath, authUrl),
      projectId,
      webOrigins,
      generosity: options.generosity ?? 20,
      write: options.write,
      now,
      seeded: !options.empty,
      mailbox,
      signInDirectory,
      contentFolder: options.contentFolder,
      pushServices: options.pushServices,
    });
    opened.areas = areas;
    closers.push(() => app.close());
    const url = await listen(app, options.port, 'SANDBOX_PORT');
    onReady('Exchange', url);
    return { url, authUrl, exchange, areas, close };
  } catch (error) {
    await close();
    throw problemOf(error, { folder: folder ?? '' });
  }
}

async function listen(app: FastifyInstance, port: number, variable: string): Promise<string> {
  try {
    await app.listen({ port, host: 'localhost' });
  } catch (error) {
    throw problemOf(error, { port, variable });
  }
  const address = app.server.address();
  return `http://localhost:${typeof address === 'object' && address !== null ? address.port : port}`;
}
