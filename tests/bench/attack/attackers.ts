import { connect } from 'node:net';

/** What attackers do: each runs until it is told to stop, as fast as one process can. */
export type Attack = (
  world: { readonly url: string; readonly authUrl: string },
  goesOn: () => boolean,
) => Promise<void>;

const begun = 'POST /v3/trade/order HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

/** Connections that say a little, again and again, and never come to an end. */
const slowly =
  (first: string, more: string): Attack =>
  async ({ url }, goesOn) => {
    const hold = () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(new URL(url).port), 'localhost', () => socket.write(first));
        const timer = setInterval(() => (goesOn() ? socket.writable && socket.write(more) : socket.destroy()), 200);
        socket.on('error', () => undefined).on('data', () => undefined);
        socket.once('close', () => {
          clearInterval(timer);
          resolve();
        });
      });
    await many(500, goesOn, hold);
  };

const calls =
  (concurrency: number, send: (world: Parameters<Attack>[0], count: number) => Promise<Response>): Attack =>
  async (world, goesOn) => {
    let count = 0;
    await many(concurrency, goesOn, async () => {
      const answer = await send(world, (count += 1)).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
    });
  };

async function many(concurrency: number, goesOn: () => boolean, act: () => Promise<void>): Promise<void> {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (goesOn()) await act();
    }),
  );
}

const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});

/** @param bearer a session of the attacker's own */
export function attacks(bearer: string): Readonly<Record<string, Attack>> {
  const own = { authorization: `Bearer ${bearer}` };
  const forged = `${bearer.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`;
  const order = { side: 'BUY', type: 'LIMIT', price: '1', quantity: '1' };
  const preferences = Object.fromEntries(Array.from({ length: 900 }, (_, index) => [`p${index}`, 'x'.repeat(40)]));
  return {
    'headers that never end': slowly(begun, 'X-More: 1\r\n'),
    // Hardly as large as a body may be: a larger one is refused before it is read, and its sender let go.
    'bodies that never end': slowly(`${begun}Content-Length: 16000\r\n\r\n{`, ' '),
    'forged tokens': calls(50, ({ url }) =>
      fetch(`${url}/v3/asset/balances`, { headers: { authorization: `Bearer ${forged}` } }),
    ),
    'wrong passwords for many accounts': calls(20, ({ authUrl }, count) =>
      fetch(
        `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
        post({ email: `person${count}@example.com`, password: 'a guess at random' }),
      ),
    ),
    'orders in invented markets': calls(20, ({ url }, count) =>
      fetch(`${url}/v3/trade/order`, post({ ...order, symbol: `SPOT_NONE${count}_USDT` }, own)),
    ),
    'preferences by the thousand': calls(20, ({ url }) =>
      fetch(`${url}/usercenter/account`, post({ preferences }, own)),
    ),
  };
}
