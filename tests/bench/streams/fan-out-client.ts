import { WebSocket } from 'ws';

/*
 * A process of clients for the fan-out bench: each keeps one connection with the topics of a trade page and measures
 * how long after its time stamp a message arrives. Clients and exchange are on one machine, so they share its clock.
 */

const [url, clients, seconds] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
const symbol = 'SPOT_BTC_USDT';
const topics = [
  'tickers',
  'bbos',
  `trade@${symbol}`,
  `bbo@${symbol}`,
  `orderbookupdate@${symbol}@50`,
  `kline@${symbol}@1m`,
];
/** Chains must hold on every connection. */
const depthTopic = topics[4]!;

const latencies: number[] = [];
let measuring = false;
let messages = 0;
let bytes = 0;
let broken = 0;

function open(): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    let previous: number | undefined;
    socket.once('error', reject);
    socket.on('open', () => socket.send(JSON.stringify({ id: '1', cmd: 'SUBSCRIBE', params: topics })));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('{"id"')) return resolve(socket);
      if (!measuring) return;
      messages += 1;
      bytes += data.length;
      const stamp = /"ts":(\d+)/.exec(text);
      if (stamp) latencies.push(Date.now() - Number(stamp[1]));
      if (!text.startsWith(`{"topic":"${depthTopic}"`)) return;
      const { ts, prevTs } = (JSON.parse(text) as { data: { ts: number; prevTs: number } }).data;
      if (previous !== undefined && prevTs !== previous) broken += 1;
      previous = ts;
    });
  });
}

const sockets: WebSocket[] = [];
while (sockets.length < clients) {
  sockets.push(...(await Promise.all(Array.from({ length: Math.min(50, clients - sockets.length) }, open))));
}
const pings = setInterval(() => sockets.forEach((socket) => socket.send('{"cmd":"PING"}')), 10_000);
await new Promise((resolve) => setTimeout(resolve, 2_000));
measuring = true;
process.send!({ kind: 'measuring' });
await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
measuring = false;
clearInterval(pings);
process.send!({ kind: 'measured', latencies, messages, bytes, broken });
process.once('message', () => process.exit(0));
