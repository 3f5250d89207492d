import type { Scheduler } from '../../src/application/kernel/scheduler.port';
import type { Socket, SocketFactory } from '../../src/infrastructure/websocket/connection/socket-factory';

/** `silent`: connections stay open, but nothing comes through any more. */
export type LineState = 'up' | 'down' | 'silent';

const handshake = 20;
const listInterval = 1_000;

interface Rows {
  readonly ts: number;
  readonly data: readonly object[];
}

/**
 * A market-data server at the other end of a line that can be cut: answers pings and sends the lists of tickers and
 * of best prices each second, as the real one does. Time is the scheduler's.
 */
export class FakeLine implements SocketFactory {
  readonly sockets: FakeSocket[] = [];
  #state: LineState = 'up';

  constructor(
    private readonly scheduler: Scheduler,
    /** The lists, as they stand in a frame. */
    private readonly lists: Readonly<Record<'tickers' | 'bbos', () => Rows>>,
  ) {
    scheduler.every(listInterval, () => this.#each((socket) => this.#sendLists(socket)));
  }

  get state(): LineState {
    return this.#state;
  }

  set(state: LineState): void {
    this.#state = state;
    if (state === 'down') this.#each((socket) => socket.lose(1006));
  }

  open(): Socket {
    const socket = new FakeSocket((text) => this.#receive(socket, text));
    this.sockets.push(socket);
    this.scheduler.after(handshake, () => {
      if (this.#state === 'up') socket.accept();
      if (this.#state === 'down') socket.lose(1006);
    });
    return socket;
  }

  /** Sends a frame to everyone connected, whatever it holds. */
  send(text: string): void {
    this.#each((socket) => socket.deliver(text));
  }

  #receive(socket: FakeSocket, text: string): void {
    if (this.#state !== 'up') return;
    const message = JSON.parse(text) as { readonly cmd?: string; readonly params?: unknown };
    if (message.cmd === 'PING')
      this.scheduler.after(handshake, () => this.#state === 'up' && socket.deliver('{"cmd":"PONG"}'));
    if (message.cmd !== 'SUBSCRIBE') return;
    const asked = JSON.stringify(message.params);
    for (const topic of ['tickers', 'bbos'] as const) if (asked.includes(topic)) socket.topics.add(topic);
    this.#sendLists(socket);
  }

  #sendLists(socket: FakeSocket): void {
    if (this.#state !== 'up') return;
    for (const topic of socket.topics) socket.deliver(JSON.stringify({ topic, ...this.lists[topic]() }));
  }

  #each(action: (socket: FakeSocket) => void): void {
    for (const socket of [...this.sockets]) if (socket.isOpen) action(socket);
  }
}

export class FakeSocket implements Socket {
  binaryType: BinaryType = 'blob';
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  isOpen = false;
  readonly topics = new Set<'tickers' | 'bbos'>();
  readonly sent: string[] = [];
  #ended = false;

  constructor(private readonly received: (text: string) => void) {}

  send(text: string): void {
    this.sent.push(text);
    this.received(text);
  }

  /** A close of this side is reported late, as on a dead line: nothing may depend on it. */
  close(): void {
    this.isOpen = false;
    this.#ended = true;
  }

  accept(): void {
    if (this.#ended) return;
    this.isOpen = true;
    this.onopen?.({} as never);
  }

  deliver(text: string): void {
    if (this.isOpen) this.onmessage?.({ data: text });
  }

  lose(code: number): void {
    if (this.#ended) return;
    this.isOpen = false;
    this.#ended = true;
    this.onclose?.({ code });
  }
}
