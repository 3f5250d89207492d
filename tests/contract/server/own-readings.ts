import { Agent, get } from 'node:http';
import { catalogue } from '../../../src/infrastructure/wire/catalogue/catalogue';
import type { Owned } from './intruders';

/** What is said to calls that want something said, or that would tell of less without. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'positions.leverage': ['?symbol=PERP_BTC_USDT'],
  'trading.tradingFee': ['?symbol=PERP_BTC_USDT'],
  'trading.orders': ['?size=500'],
  'security.safeCheck': ['?safeCheckType=WITHDRAW'],
  'approvals.requests': ['?role=OWNER', '?role=APPROVER'],
  'credentials.list': ['', '?status=ACTIVE'],
  // What the exchange tells of fills and prizes comes a moment after them, whoever calls in between.
  'notifications.list': ['?type=SECURITY'],
};
/**
 * Older forms of what others tell, what is everybody's, what is made anew for each who asks, and what the exchange
 * writes down of the balances (which others tell) on the full hour and at midnight, whoever calls in between.
 */
const leftOut =
  /^(\w+V1|earlierV3|leaderboards|features|promotions|listing|convert\.\w+Info)\.|interestRates|holdingReturns|authorizationUrl|sharing|balanceHistory|userHashes/;
/**
 * What goes on by itself: instants, what is reckoned with prices, which move with time, and what the programme of the
 * token samples once an hour, at a moment that nobody knows.
 */
const passing =
  /^(timestamp|last_?active\w*|updated_?time|have|(mark|estLiq|settle)Price|adlQuantile|\w*(Ratio|Value)|(total|free)Collateral|maxMargin|worth|\w*(profit|pnl)\w*|samples|average)$/i;

const readings = catalogue
  .filter(({ access, method, id }) => access === 'private' && method === 'GET' && !leftOut.test(id))
  .flatMap(({ id, path, query }) => {
    const needsNothing = !path.includes('{') && query.safeParse({}).success;
    return (asked[id] ?? (needsNothing ? [''] : [])).map((search) => path + search);
  });

/** Read ten thousand times in one walk: this costs half of what `fetch` does. */
const kept = new Agent({ keepAlive: true, maxSockets: 1 });

function read(address: string, authorization: string): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(address, { agent: kept, headers: { authorization } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', reject);
    }).once('error', reject);
  });
}

/** Everything that whoever brings this proof can read of their own, call by call. */
export async function ownedBy(url: string, authorization: string): Promise<Owned> {
  const owned = new Map<string, string>();
  for (const path of readings) {
    const { status, text } = await read(url + path, authorization);
    const told = JSON.stringify(JSON.parse(text), (name, value: unknown) => (passing.test(name) ? undefined : value));
    owned.set(path, `${status} ${told}`);
  }
  return owned;
}

/** How much of everything there is, whatever it says. */
export function amountOf(owned: Owned): Owned {
  return new Map([...owned].map(([path, text]) => [path, JSON.stringify(shape(JSON.parse(text.slice(4))))]));
}

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return 'one';
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shape(each)]));
}
