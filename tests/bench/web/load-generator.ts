import { WebSocketServer, type WebSocket } from 'ws';
import { generator } from '../streams/stream-texts';

/*
 * A pinned, seeded feed in the cmd envelope, in a process of its own. Arguments: port, messages a second,
 * time of the book that the page reads as its snapshot. Each connection gets its own chain of book changes.
 */
const [port, rate, bookAt] = process.argv.slice(2).map(Number) as [number, number, number];
const market = 'SPOT_BTC_USDT';
const middle = 84_500;
const interval = 4;

const server = new WebSocketServer({ port, host: 'localhost' }, () => console.log('ready'));
server.on('connection', (socket) => new Feed(socket).start());
process.on('SIGTERM', () => process.exit(0));

class Feed {
  readonly #topics = new Set<string>();
  readonly #random = generator(7);
  #previousAt = bookAt;
  #debt = 0;
  #last = performance.now();

  constructor(private readonly socket: WebSocket) {}

  start(): void {
    const timer = setInterval(() => this.#send(), interval);
    this.socket.on('close', () => clearInterval(timer));
    this.socket.on('message', (data) => this.#receive(String(data)));
  }

  #receive(text: string): void {
    const { cmd, params } = JSON.parse(text) as { readonly cmd?: string; readonly params?: readonly string[] };
    if (cmd === 'PING') this.socket.send('{"cmd":"PONG"}');
    if (cmd === 'UN_SUBSCRIBE') for (const topic of params ?? []) this.#topics.delete(topic);
    if (cmd !== 'SUBSCRIBE') return;
    for (const topic of params ?? []) {
      this.#topics.add(topic);
      if (topic === 'tickers') this.#frame('tickers', [this.#ticker()]);
      if (topic.startsWith('orderbookupdate@')) this.#previousAt = bookAt;
    }
  }

  #send(): void {
    const now = performance.now();
    this.#debt += ((now - this.#last) * rate) / 1_000;
    this.#last = now;
    for (; this.#debt >= 1; this.#debt -= 1) this.#message();
  }

  /** 70 of 100 messages change the book, 25 a best bid and offer, 5 are trades; without a book all are best bids and offers. */
  #message(): void {
    const book = [...this.#topics].find((topic) => topic.startsWith(`orderbookupdate@${market}`));
    const kind = this.#random();
    if (book !== undefined && kind < 0.7) this.#frame(book, this.#delta());
    else if (book !== undefined && kind >= 0.95) this.#frame(`trade@${market}`, this.#trade());
    else this.#frame('bbos', [this.#bestBidOffer()]);
  }

  #frame(topic: string, data: unknown): void {
    if (topic === 'tickers' || this.#topics.has(topic)) this.socket.send(JSON.stringify({ topic, ts: Date.now(), data }));
  }

  #delta() {
    const prevTs = this.#previousAt;
    this.#previousAt += 1;
    const bids = Array.from({ length: 3 }, () => [this.#price(-1), this.#size()]);
    const asks = Array.from({ length: 3 }, () => [this.#price(1), this.#size()]);
    return { s: market, prevTs, ts: this.#previousAt, bids, asks };
  }

  #bestBidOffer() {
    return { s: market, bp: this.#price(-1), bq: this.#size(), ap: this.#price(1), aq: this.#size(), ts: Date.now() };
  }

  #trade() {
    return { s: market, px: this.#price(this.#random() < 0.5 ? -1 : 1), sx: this.#size(), sd: 'BUY', src: 0, ts: Date.now() };
  }

  #ticker() {
    return { s: market, o: '84000', c: '84500', h: '85000', l: '83000', v: '100', a: '8450000', cnt: 1000, tts: Date.now() };
  }

  #price(side: 1 | -1): string {
    return (middle + side * (1 + Math.floor(this.#random() * 25))).toFixed(2);
  }

  #size(): string {
    return (this.#random() * 2).toFixed(6);
  }
}
