import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface Passage {
  readonly near: Socket;
  readonly far: Socket;
  /** What comes back is lost, and the connection with it. */
  answerLost: boolean;
}

/** What of the next call is lost, and how the call begins: `POST /v3/trade/order`. */
interface Loss {
  readonly what: 'request' | 'answer';
  readonly call: string;
}

/** A line to a server on this machine that can be held, cut and refused, below everything that speaks on it. */
export class FaultyLine {
  readonly #passages = new Set<Passage>();
  readonly #server: Server;
  #held = false;
  #refuses = false;
  #loss: Loss | undefined;
  /** Connections that were asked for, refused ones too. */
  asked = 0;
  /** Called with each new connection. */
  onPassage: (() => void) | undefined;

  private constructor(private readonly port: number) {
    this.#server = createServer({ allowHalfOpen: true }, (near) => this.#open(near));
  }

  static async to(url: string): Promise<FaultyLine> {
    const line = new FaultyLine(Number(new URL(url).port));
    await new Promise<void>((resolve) => line.#server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Nothing passes either way, and nobody is told. */
  hold(): void {
    this.#held = true;
    for (const { near, far } of this.#passages) {
      near.pause();
      far.pause();
    }
  }

  /** What was held is lost with its connections: nobody is told of those either. */
  release(): void {
    this.#held = false;
    this.reset();
  }

  /** Cuts every connection with a reset (close code 1006). */
  reset(): void {
    for (const { near, far } of this.#passages) {
      near.resetAndDestroy();
      far.destroy();
    }
    this.#passages.clear();
  }

  refuse(refuses: boolean): void {
    this.#refuses = refuses;
    if (refuses) this.reset();
  }

  loseNext(what: Loss['what'], call: string): void {
    this.#loss = { what, call };
  }

  /** Bytes that no server sent, between two of its frames. */
  inject(bytes: Buffer): void {
    for (const { near } of this.#passages) near.write(bytes);
  }

  async close(): Promise<void> {
    this.reset();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #open(near: Socket): void {
    this.asked += 1;
    if (this.#refuses) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(this.port, '127.0.0.1');
    const passage: Passage = { near, far, answerLost: false };
    this.#passages.add(passage);
    const end = (): void => {
      this.#passages.delete(passage);
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on('error', end).on('close', end);
    near.on('data', (bytes: Buffer) => {
      const loss = this.#loss && bytes.toString('latin1').startsWith(this.#loss.call) ? this.#loss : undefined;
      if (loss) this.#loss = undefined;
      if (loss?.what === 'request') return near.resetAndDestroy();
      passage.answerLost ||= loss !== undefined;
      return far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => (passage.answerLost ? near.resetAndDestroy() : near.write(bytes)));
    if (this.#held) {
      near.pause();
      far.pause();
    }
    this.onPassage?.();
  }
}
