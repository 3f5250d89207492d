import { WebSocketServer, type WebSocket } from 'ws';
import { generator } from '../streams/stream-texts';

/*
 * A pinned, seeded feed in the cmd envelope, in a process of its own. Arguments: port, messages a second, port of the
 * quiet exchange whose books the page reads as its snapshots. Each connection gets its own chains of book changes.
 * SIGUSR2 cuts all connections, as a lost line would; SIGHUP ends the feed and leaves them open.
 */
const [port, rate, exchange] = process.argv.slice(2).map(Number) as [number, number, number];
const middle = 84_500;
const interval = 4;
let hasEnded = false;

const server = new WebSocketServer({ port, host: 'localhost' }, () => console.log('ready'));
server.on('connection', (socket) => new Feed(socket).start());
process.on('SIGTERM', () => process.exit(0));
process.on('SIGHUP', () => (hasEnded = true));
process.on('SIGUSR2', () => server.clients.forEach((socket) => socket.terminate()));

class Feed {
  readonly #topics = new Set<string>();
  /** By topic, the time of the book's last change. */
  readonly #books = new Map<string, number>();
  readonly #random = generator(7);
  #debt = 0;
  #last = performance.now();

  constructor(private readonly socket: WebSocket) {}

  start(): void {
    const timer = setInterval(() => this.#send(), interval);
    this.socket.on('close', () => clearInterval(timer));
    this.socket.on('message', (data) => void this.#receive(String(data)));
  }

  async #receive(text: string): Promise<void> {
    const { cmd, params } = JSON.parse(text) as { readonly cmd?: string; readonly params?: readonly string[] };
    if (cmd === 'PING') this.socket.send('{"cmd":"PONG"}');
    for (const topic of params ?? []) {
      if (cmd === 'UN_SUBSCRIBE') this.#forget(topic);
      else if (cmd === 'SUBSCRIBE') await this.#follow(topic);
    }
  }

  async #follow(topic: string): Promise<void> {
    if (topic.startsWith('orderbookupdate@')) this.#books.set(topic, await bookTime(marketOf(topic)));
    this.#topics.add(topic);
    if (topic === 'tickers') this.#frame('tickers', [this.#ticker()]);
  }

  #forget(topic: string): void {
    this.#topics.delete(topic);
    this.#books.delete(topic);
  }

  #send(): void {
    const now = performance.now();
    this.#debt += ((now - this.#last) * rate) / 1_000;
    this.#last = now;
    if (hasEnded) return;
    for (; this.#debt >= 1; this.#debt -= 1) this.#message();
  }

  /** 70 of 100 messages change a book, 25 a best bid and offer, 5 are trades; without a book all are best bids and offers. */
  #message(): void {
    const books = [...this.#books.keys()];
    const book = books[Math.floor(this.#random() * books.length)];
    const kind = this.#random();
    if (book !== undefined && kind < 0.7) this.#frame(book, this.#delta(book));
    else if (book !== undefined && kind >= 0.95) this.#frame(`trade@${marketOf(book)}`, this.#trade(marketOf(book)));
    else this.#frame('bbos', [this.#bestBidOffer(book === undefined ? 'SPOT_BTC_USDT' : marketOf(book))]);
  }

  #frame(topic: string, data: unknown): void {
    if (this.#topics.has(topic)) this.socket.send(JSON.stringify({ topic, ts: Date.now(), data }));
  }

  #delta(topic: string) {
    const prevTs = this.#books.get(topic)!;
    this.#books.set(topic, prevTs + 1);
    const bids = Array.from({ length: 3 }, () => [this.#price(-1), this.#size()]);
    const asks = Array.from({ length: 3 }, () => [this.#price(1), this.#size()]);
    return { s: marketOf(topic), prevTs, ts: prevTs + 1, bids, asks };
  }

  #bestBidOffer(s: string) {
    return { s, bp: this.#price(-1), bq: this.#size(), ap: this.#price(1), aq: this.#size(), ts: Date.now() };
  }

  #trade(s: string) {
    return { s, px: this.#price(this.#random() < 0.5 ? -1 : 1), sx: this.#size(), sd: 'BUY', src: 0, ts: Date.now() };
  }

  #ticker() {
    return {
      s: 'SPOT_BTC_USDT',
      o: '84000',
      c: '84500',
      h: '85000',
      l: '83000',
      v: '100',
      a: '8450000',
      cnt: 1000,
      tts: Date.now(),
    };
  }

  #price(side: 1 | -1): string {
    return (middle + side * (1 + Math.floor(this.#random() * 25))).toFixed(2);
  }

  #size(): string {
    return (this.#random() * 2).toFixed(6);
  }
}

function marketOf(topic: string): string {
  return topic.split('@')[1]!;
}

/** The first change has to follow what the page reads as its snapshot. */
async function bookTime(symbol: string): Promise<number> {
  const answer = await fetch(`http://localhost:${exchange}/v3/public/orderbook?symbol=${symbol}`);
  return Number(((await answer.json()) as { readonly timestamp: number }).timestamp);
}
