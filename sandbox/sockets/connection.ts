import type { WebSocket } from 'ws';
import type { Caller } from '../gateway/caller';
import type { Subscriber } from './topic-hub';

/** Beyond this, whole pictures are left out until the client has caught up (bytes). */
const slowAfter = 1 << 20;
/** Beyond this the client will not catch up: it is let go and can begin afresh. */
const lostAfter = 8 << 20;

const asText = { binary: false };

/** What was said by whom when the socket was opened. */
export interface ConnectionOrigin {
  readonly address: string;
  /** Whether the address is one for accounts. */
  readonly isPrivate: boolean;
  /** Application id of a private address; '' elsewhere. */
  readonly applicationId: string;
  /** Of a private address with a listen key: which, for whom and until when. */
  readonly listenKey?:
    | {
        readonly digest: string;
        readonly caller: Caller;
        readonly apiKey: string | undefined;
        readonly expiresAt: number;
      }
    | undefined;
}

/** One client's socket. */
export class Connection implements Subscriber {
  readonly topics = new Set<string>();
  caller: Caller | undefined;
  /** The API key that the caller proved itself with; the socket ends with it. */
  apiKey: string | undefined;
  /** The client has spoken the event family, so it gets that family's pings. */
  speaksEvents = false;
  lastHeardAt: number;
  readonly openedAt: number;
  #muted = false;
  #frames = 0;
  #framesSince = 0;

  constructor(
    private readonly socket: WebSocket,
    readonly origin: ConnectionOrigin,
    private readonly now: () => number,
  ) {
    this.lastHeardAt = now();
    this.openedAt = this.lastHeardAt;
    this.caller = origin.listenKey?.caller;
    this.apiKey = origin.listenKey?.apiKey;
  }

  send(text: string | Buffer, whole = false): void {
    if (this.#muted || this.socket.readyState !== this.socket.OPEN) return;
    const waiting = this.socket.bufferedAmount;
    if (waiting > lostAfter) this.socket.terminate();
    else if (!whole || waiting <= slowAfter) this.socket.send(text, asText);
  }

  answer(frame: object, delay = 0): void {
    const text = JSON.stringify(frame);
    if (delay === 0) this.send(text);
    else setTimeout(() => this.send(text), delay).unref();
  }

  /** Notes a frame of the client; false when it talks too fast to be listened to. */
  heard(): boolean {
    const at = this.now();
    this.lastHeardAt = at;
    if (at - this.#framesSince >= 1_000) {
      this.#framesSince = at;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= 200;
  }

  /** Half-open: nothing is sent, read or answered, and the socket stays open. */
  mute(duration: number): void {
    this.#muted = true;
    this.socket.pause();
    setTimeout(() => this.unmute(), duration).unref();
  }

  unmute(): void {
    if (!this.#muted) return;
    this.#muted = false;
    this.lastHeardAt = this.now();
    this.socket.resume();
  }

  /** With no code, or with 1006, the connection breaks off without a goodbye. */
  close(code = 1006, reason = ''): void {
    if (code === 1006 || code === 1005) this.socket.terminate();
    else this.socket.close(code, reason);
  }
}
