import { WebSocket, type ClientOptions } from 'ws';

// The tests say what they expect of it.
// oxlint-disable-next-line typescript/no-explicit-any
type Frame = any;

/** A client that keeps what it is told, in order. */
export class TestSocket {
  readonly frames: Frame[] = [];
  readonly texts: string[] = [];
  closed: number | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => {
      const text = String(data);
      this.texts.push(text);
      try {
        this.frames.push(JSON.parse(text));
      } catch {
        // A malformed frame is among the texts.
      }
      for (const check of [...this.#waiting]) check();
    });
    socket.on('close', (code) => {
      this.closed = code;
      for (const check of [...this.#waiting]) check();
    });
  }

  static open(url: string, path: string, options: ClientOptions = {}): Promise<TestSocket> {
    const socket = new WebSocket(url.replace('http', 'ws') + path, options);
    const client = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(client));
      socket.once('error', reject);
    });
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** The first frame that fits, already here or still to come. */
  async next(fits: (frame: Frame) => boolean, from = 0): Promise<Frame> {
    await this.until(() => this.frames.slice(from).some(fits));
    return this.frames.slice(from).find(fits);
  }

  topic(topic: string, from = 0): Promise<Frame> {
    return this.next((frame) => frame.topic === topic, from);
  }

  ofTopic(topic: string): Frame[] {
    return this.frames.filter((frame) => frame.topic === topic);
  }

  until(condition: () => boolean, limit = 10_000): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(check);
        reject(new Error(`Not within ${limit} ms; last frames: ${this.texts.slice(-5).join(' ')}`));
      }, limit);
      const check = () => {
        if (!condition()) return;
        clearTimeout(timer);
        this.#waiting.delete(check);
        resolve();
      };
      this.#waiting.add(check);
    });
  }

  /** Asks and waits for the answer with the same id. */
  ask(frame: { readonly id: string; readonly [name: string]: unknown }): Promise<Frame> {
    this.send(frame);
    return this.next((answer) => answer.id === frame.id);
  }

  close(): void {
    this.socket.terminate();
  }
}
