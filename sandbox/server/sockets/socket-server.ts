import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { FaultRequest, Faults } from '../faults';
import type { CmdFrames } from './cmd-frames';
import { Connection } from './connection';
import type { EventFrames } from './event-frames';
import type { PrivateStreams } from './private-streams';
import type { TopicHub } from './topic-hub';

const largestFrame = 64 * 1024;
const mostConnections = 2_000;
/** A client silent for this long has gone (protocol 1.1). */
const silence = 60_000;
const pingEvery = 10_000;

const publicAddress = /^\/(ws\/stream(\/[\w-]+)?|v3\/public)$/;
const privateAddress = /^\/v2\/ws\/private\/stream\/([\w-]+)$/;

export interface SocketOptions {
  readonly webOrigins: readonly string[];
  readonly faults: Faults;
  readonly hub: TopicHub;
  readonly cmd: CmdFrames;
  readonly events: EventFrames;
  readonly streams: PrivateStreams;
  readonly now: () => number;
}

/** The websocket side: one handler for both envelopes, public and private. */
export class SocketServer {
  private readonly connections = new Set<Connection>();
  private readonly sockets = new WebSocketServer({ noServer: true, maxPayload: largestFrame, perMessageDeflate: false, clientTracking: false });
  private readonly timers: readonly ReturnType<typeof setInterval>[];

  constructor(private readonly options: SocketOptions) {
    this.timers = [setInterval(() => this.pingAll(), pingEvery), setInterval(() => this.dropSilent(), 1_000)];
    for (const timer of this.timers) timer.unref();
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
  }

  /** Closes the private sockets of a session that has ended. */
  closeSession(sessionId: string): void {
    for (const connection of this.connections) if (connection.caller?.sessionId === sessionId) connection.close(4001, 'The session has ended.');
  }

  fault(fault: FaultRequest): void {
    for (const connection of this.connections) {
      if (fault.kind === 'closeSockets') connection.close(fault.code);
      if (fault.kind === 'muteSockets') connection.mute(fault.forMs);
      if (fault.kind === 'clear') connection.unmute();
      if (fault.kind === 'malformedFrame') connection.send(fault.frame ?? '{"topic":"tickers","ts":');
    }
  }

  close(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const connection of this.connections) connection.close();
    this.sockets.close();
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Not an upgrade's business what the other end does while it is refused.
    socket.on('error', () => socket.destroy());
    const path = (request.url ?? '').split('?')[0]!;
    const { origin } = request.headers;
    const application = privateAddress.exec(path)?.[1];
    if (this.options.faults.refusesSockets) return void socket.destroy();
    if (application === undefined && !publicAddress.test(path)) return refuse(socket, '404 Not Found');
    if (origin !== undefined && !this.options.webOrigins.includes(origin)) return refuse(socket, '403 Forbidden');
    if (this.connections.size >= mostConnections) return refuse(socket, '503 Service Unavailable');
    this.sockets.handleUpgrade(request, socket, head, (client) => this.open(client, application));
  }

  private open(client: WebSocket, application: string | undefined): void {
    const connection = new Connection(client, application !== undefined, application ?? '', this.options.now);
    this.connections.add(connection);
    client.on('message', (data) => this.read(connection, String(data as Buffer)));
    client.on('error', () => client.terminate());
    client.on('close', () => this.forget(connection));
  }

  private read(connection: Connection, text: string): void {
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

  private forget(connection: Connection): void {
    this.connections.delete(connection);
    this.options.streams.remove(connection);
    for (const topic of connection.topics) this.options.hub.unsubscribe(topic, connection);
  }

  private pingAll(): void {
    const ping = JSON.stringify({ event: 'ping', ts: this.options.now() });
    for (const connection of this.connections) if (connection.speaksEvents) connection.send(ping);
  }

  private dropSilent(): void {
    const limit = this.options.now() - silence;
    for (const connection of this.connections) if (connection.lastHeardAt < limit) connection.close();
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
