import ccxt, { type woo } from 'ccxt';
import { practiceAccount } from '../../../sandbox/shared/practice-account';
import type { OrderSide } from '../../../src/domain/trading/order';
import type { Sandbox, SandboxOptions } from '../../../sandbox/assembly/start-sandbox';
import { caller, practice, startTestSandbox, type Send } from './sandbox-client';

/** Nobody trades with themselves, so the house is two. */
const quoting = 'house-quotes';
const taking = 'house-takes';

/** A sandbox whose market makes no move of its own, and the unmodified ccxt class in front of it. */
export interface CcxtWorld {
  readonly sandbox: Sandbox;
  /** With the practice account's API key. */
  readonly client: woo;
  /** Another client of the same exchange. */
  clientWith(credentials: { readonly apiKey?: string; readonly secret?: string }): woo;
  /** Rests an order of the house; decimal texts in ticks and steps of the market. */
  quote(symbol: string, side: OrderSide, price: number, quantity: number): Promise<void>;
  /** Takes what rests: an order of the house that trades at once. */
  take(symbol: string, side: OrderSide, price: number, quantity: number): Promise<void>;
  /** Time passes for the exchange, and the client notices by asking for it. */
  pass(milliseconds: number): Promise<void>;
  /** What rests of the house goes. */
  clearQuotes(): Promise<void>;
  /** The practice account in a browser. */
  session(): Promise<Send>;
  close(): Promise<void>;
}

export async function openCcxtWorld(options: Partial<SandboxOptions> = {}): Promise<CcxtWorld> {
  let ahead = 0;
  const sandbox = await startTestSandbox({ generosity: 1_000, now: () => Date.now() + ahead, ...options });
  const { exchange } = sandbox;
  for (const accountId of [quoting, taking]) await exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
  const clientWith = (credentials: { readonly apiKey?: string; readonly secret?: string }) => {
    const client = new ccxt.woo({ enableRateLimit: false, ...credentials });
    client.urls['api'] = { pub: sandbox.url, public: sandbox.url, private: sandbox.url };
    return client;
  };
  const units = (symbol: string) => {
    const { quoteTick, baseTick } = exchange.instruments.find((each) => each.symbol === symbol)!;
    return { tick: Number(quoteTick), step: Number(baseTick) };
  };
  const place = async (
    accountId: string,
    orderType: 'LIMIT' | 'IOC',
    symbol: string,
    side: OrderSide,
    price: number,
    quantity: number,
  ) => {
    const { tick, step } = units(symbol);
    const order = { price: Math.round(price / tick), quantity: Math.round(quantity / step) };
    const outcome = await exchange.submit({
      type: 'place',
      accountId,
      symbol,
      side,
      orderType,
      clientOrderId: 0,
      ...order,
    });
    if (!outcome.ok) throw new Error(`The house may not: ${outcome.reason}`);
  };
  const client = clientWith({ apiKey: practiceAccount.apiKey, secret: practiceAccount.apiSecret });
  return {
    sandbox,
    client,
    clientWith,
    quote: (...order) => place(quoting, 'LIMIT', ...order),
    take: (...order) => place(taking, 'IOC', ...order),
    pass: async (milliseconds) => {
      ahead += milliseconds;
      await exchange.submit({ type: 'advance' });
      await client.loadTimeDifference();
    },
    clearQuotes: async () => void (await exchange.submit({ type: 'cancelAll', accountId: quoting })),
    session: async () => (await practice(sandbox)).call,
    close: () => sandbox.close(),
  };
}

export const nobody = (world: CcxtWorld): Send => caller(world.sandbox.url);
