import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { UserRepository } from '../services/users/user-repository';
import { ApiError } from '../shared/api-error';
import { usualLength, type FaultRequest, type Faults } from '../gateway/faults';
import type { RateLimiter } from '../gateway/rate-limiter';
import type { CmdFrames } from './cmd-frames';
import { Connection, type ConnectionOrigin } from './connection';
import type { EventFrames } from './event-frames';
import type { ListenKeys } from '../services/sessions/listen-keys';
import type { PrivateStreams } from './private-streams';
import type { TopicHub } from './topic-hub';

const largestFrame = 64 * 1024;
/** Of all clients together. */
const mostConnections = 4_000;
/** Of one address (protocol 1.1), times the generosity. */
const openPerAddress = 100;
const connectsPerAddress = { count: 100, span: 5 * 60_000 };
/** The longest life of a connection (protocol 1.1). */
const longestLife = 24 * 60 * 60_000;
/** A client silent for this long has gone (protocol 1.1). */
const silence = 60_000;
const pingEvery = 10_000;
/** A flood comes in bursts, as from a busy server. */
const floodBeat = 20;

const publicAddress = /^\/(ws\/stream(\/[\w-]+)?|v3\/public)$/;
const listenAddress = '/v3/private';
const privateAddress = /^\/v2\/ws\/private\/stream\/([\w-]+)$/;

export interface SocketOptions {
  readonly webOrigins: readonly string[];
  readonly faults: Faults;
  readonly hub: TopicHub;
  readonly cmd: CmdFrames;
  readonly events: EventFrames;
  readonly streams: PrivateStreams;
  readonly listenKeys: ListenKeys;
  readonly users: UserRepository;
  readonly limiter: RateLimiter;
  readonly generosity: number;
  /** Whether an API key still opens anything. */
  readonly isKeyGood: (apiKey: string) => boolean;
  /** Answers a socket that is not opened, with a status. */
  readonly refuse: (socket: Duplex, status: number) => void;
  readonly now: () => number;
}

/** The websocket side: one handler for both envelopes, public and private. */
export class SocketServer {
  readonly #connections = new Set<Connection>();
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #timers: readonly ReturnType<typeof setInterval>[];
  #flood: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly options: SocketOptions) {
    this.#timers = [setInterval(() => this.#pingAll(), pingEvery), setInterval(() => this.#closeOverdue(), 1_000)];
    for (const timer of this.#timers) timer.unref();
    this.#sockets.on('wsClientError', (_error, socket) => options.refuse(socket, 400));
    options.listenKeys.onEnd((digest) =>
      this.#closeAll(({ origin }) => origin.listenKey?.digest === digest, 4002, 'The listen key has ended.'),
    );
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
  }

  /** Closes the private sockets of a session that has ended; its listen key opens no more. */
  closeSession(sessionId: string): void {
    this.options.listenKeys.endOfSession(sessionId);
    this.#closeAll(({ caller }) => caller?.sessionId === sessionId, 4001, 'The session has ended.');
  }

  /** Closes the private sockets that a key has opened which was ended. */
  closeKey(apiKey: string): void {
    this.#closeAll((connection) => connection.apiKey === apiKey, 4001, 'The key has been ended.');
  }

  fault(fault: FaultRequest): void {
    if (fault.kind === 'flood' || fault.kind === 'clear') clearInterval(this.#flood);
    if (fault.kind === 'flood')
      this.#flood = this.#startFlood(fault.frame, fault.perSecond, this.options.now() + (fault.forMs ?? usualLength));
    for (const connection of this.#connections) {
      if (fault.kind === 'closeSockets') connection.close(fault.code);
      if (fault.kind === 'muteSockets') connection.mute(fault.forMs);
      if (fault.kind === 'clear') connection.unmute();
      if (fault.kind === 'malformedFrame') connection.send(malformedFrame(fault));
    }
  }

  #startFlood(frame: string, perSecond: number, until: number): ReturnType<typeof setInterval> {
    let owed = 0;
    const timer = setInterval(() => {
      if (this.options.now() >= until) clearInterval(timer);
      for (owed += (perSecond * floodBeat) / 1_000; owed >= 1; owed -= 1)
        for (const connection of this.#connections) connection.send(frame);
    }, floodBeat);
    return timer.unref();
  }

  close(): void {
    clearInterval(this.#flood);
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) connection.close();
    this.#sockets.close();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Not an upgrade's business what the other end does while it is refused.
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0]!;
    const { origin } = request.headers;
    if (this.options.faults.refusesSockets) return void socket.destroy();
    const address = request.socket.remoteAddress ?? '';
    const opened = this.#originOf(path, request.url ?? '', address);
    if (typeof opened === 'number') return this.options.refuse(socket, opened);
    if (origin !== undefined && !this.options.webOrigins.includes(origin)) return this.options.refuse(socket, 403);
    if (this.#connections.size >= mostConnections) return this.options.refuse(socket, 503);
    if (!this.#admits(address)) return this.options.refuse(socket, 429);
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#open(client, opened));
  }

  /** What the address says of who comes, or the status with which it is refused. */
  #originOf(path: string, url: string, address: string): ConnectionOrigin | number {
    const applicationId = privateAddress.exec(path)?.[1];
    if (applicationId !== undefined) return { address, isPrivate: true, applicationId };
    if (publicAddress.test(path)) return { address, isPrivate: false, applicationId: '' };
    if (path !== listenAddress) return 404;
    const holder = this.options.listenKeys.holderOf(new URL(url, 'ws://host').searchParams.get('key') ?? '');
    const user = holder && this.options.users.byId(holder.userId);
    if (!user || user.frozenAt !== undefined || (holder.apiKey !== undefined && !this.options.isKeyGood(holder.apiKey)))
      return 401;
    const listenKey = {
      digest: holder.digest,
      caller: { user, sessionId: holder.sessionId },
      apiKey: holder.apiKey,
      expiresAt: holder.expiresAt,
    };
    return { address, isPrivate: true, applicationId: user.applicationId, listenKey };
  }

  #admits(address: string): boolean {
    let open = 0;
    for (const { origin } of this.#connections) if (origin.address === address) open += 1;
    if (open >= openPerAddress * this.options.generosity) return false;
    try {
      this.options.limiter.count(`connect ${address}`, connectsPerAddress);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }

  #open(client: WebSocket, origin: ConnectionOrigin): void {
    const connection = new Connection(client, origin, this.options.now);
    this.#connections.add(connection);
    client.on('message', (data) => this.#read(connection, String(data)));
    client.on('error', () => client.terminate());
    client.on('close', () => this.#forget(connection));
  }

  #read(connection: Connection, text: string): void {
    if (!connection.heard()) return connection.close(1008, 'Too many messages.');
    let frame: unknown;
    try {
      frame = JSON.parse(text);
    } catch {
      return this.options.cmd.refuse(connection, '', 'Invalid request.');
    }
    if (typeof frame !== 'object' || frame === null) return this.options.cmd.refuse(connection, '', 'Invalid request.');
    try {
      if (Object.hasOwn(frame, 'event')) this.options.events.handle(connection, frame as Record<string, unknown>);
      else this.options.cmd.handle(connection, frame as Record<string, unknown>);
    } catch (error) {
      // One client's frame must not take the others down.
      console.error('exchange socket:', error);
      this.options.cmd.refuse(connection, '', 'Invalid request.');
    }
  }

  #forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.options.streams.remove(connection);
    if (!connection.origin.isPrivate)
      for (const topic of connection.topics) this.options.hub.unsubscribe(topic, connection);
  }

  #pingAll(): void {
    const ping = JSON.stringify({ event: 'ping', ts: this.options.now() });
    for (const connection of this.#connections) if (connection.speaksEvents) connection.send(ping);
  }

  #closeOverdue(): void {
    const now = this.options.now();
    this.#closeAll(({ lastHeardAt }) => lastHeardAt < now - silence);
    this.#closeAll(({ origin }) => (origin.listenKey?.expiresAt ?? Infinity) <= now, 4002, 'The listen key has ended.');
    const keys = new Set([...this.#connections].flatMap(({ apiKey }) => apiKey ?? []));
    // A key also ends by itself, with its date.
    for (const key of keys) if (!this.options.isKeyGood(key)) this.closeKey(key);
    this.#closeAll(({ openedAt }) => openedAt <= now - longestLife, 1001, 'A connection lives 24 hours.');
  }

  #closeAll(which: (connection: Connection) => boolean, code?: number, reason?: string): void {
    for (const connection of this.#connections) if (which(connection)) connection.close(code, reason);
  }
}

/** A message that breaks off; with a size, one that is whole and of no use. */
function malformedFrame({
  frame = '{"topic":"tickers","ts":',
  bytes,
}: {
  readonly frame?: string | undefined;
  readonly bytes?: number | undefined;
}): string {
  return bytes === undefined ? frame : `{"topic":"tickers","ts":1,"data":"${'x'.repeat(bytes)}"}`;
}
