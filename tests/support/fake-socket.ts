import type { Socket, SocketFactory } from '../../src/infrastructure/websocket/connection/socket-factory';

type Frame = Record<string, unknown>;

/** A socket whose other end is the test. Like a browser's, it reports nothing once its handlers are detached. */
export class FakeSocket implements Socket {
  binaryType: BinaryType = 'blob';
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly sentTexts: string[] = [];
  closedWith: number | undefined;

  constructor(readonly address: string) {}

  get sent(): Frame[] {
    return this.sentTexts.map((text) => JSON.parse(text) as Frame);
  }

  /** Frames of one command or event, in any case. */
  sentOf(name: string): Frame[] {
    return this.sent.filter((frame) => String(frame.cmd ?? frame.event).toUpperCase() === name.toUpperCase());
  }

  send(text: string): void {
    this.sentTexts.push(text);
  }

  close(code?: number): void {
    this.closedWith ??= code ?? 1005;
  }

  open(): void {
    this.onopen?.(undefined as never);
  }

  receive(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  receiveRaw(data: unknown): void {
    this.onmessage?.({ data });
  }

  /** The connection ends: 1006 when it breaks. */
  break(code = 1006): void {
    this.onerror?.(undefined as never);
    this.onclose?.({ code });
  }
}

export class FakeSockets implements SocketFactory {
  readonly all: FakeSocket[] = [];
  /** What opening throws, if it does. */
  refusal: Error | undefined;

  open(address: string): FakeSocket {
    if (this.refusal) throw this.refusal;
    const socket = new FakeSocket(address);
    this.all.push(socket);
    return socket;
  }

  get last(): FakeSocket {
    const socket = this.all.at(-1);
    if (!socket) throw new Error('No socket was opened.');
    return socket;
  }
}
