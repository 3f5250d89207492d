import type { Clock } from '../../../application/kernel/clock.port';
import type { Log } from '../../../application/kernel/log.port';
import { Subject, type ObservableValue, type Unsubscribe } from '../../../application/kernel/observable-value';
import type { Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { ConnectionState } from '../../../application/markets/market-stream.port';
import type { PagePort } from '../../../application/platform/page.port';
import type { Milliseconds } from '../../../domain/shared/instant';
import { watchSleep } from './sleep-watch';
import type { Socket, SocketFactory } from './socket-factory';
import { transition, type SocketEffect, type SocketEvent, type SocketState, type SocketTimer } from './socket-machine';

/** Sending on a socket that is still connecting is tried again this often (specification, section 9). */
const sendRetry: Milliseconds = 100;

const normalClosure = 1000;
const abnormalClosure = 1006;

/** What a stream does with its connection. */
interface SocketUser {
  readonly name: string;
  /** Asked at each try. */
  address(): string;
  /** The ping frame. */
  ping(): string;
  opened(): void;
  received(text: string): void;
}

interface SocketSurroundings {
  readonly sockets: SocketFactory;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
  readonly log: Log;
  readonly page: PagePort;
}

/** Carries out what the socket machine decides. One socket at a time; events of earlier ones are ignored. */
export class SocketConnection {
  readonly #user: SocketUser;
  readonly #surroundings: SocketSurroundings;
  readonly #announced = new Subject<ConnectionState>({ phase: 'connecting', retry: 0 });
  readonly #timers = new Map<SocketTimer, Cancel>();
  readonly #events: SocketEvent[] = [];
  #state: SocketState = { phase: 'idle' };
  #socket: Socket | undefined;
  #sending: Set<Cancel> = new Set();
  #stops: Unsubscribe[] = [];
  #working = false;

  constructor(user: SocketUser, surroundings: SocketSurroundings) {
    this.#user = user;
    this.#surroundings = surroundings;
  }

  get state(): ObservableValue<ConnectionState> {
    return this.#announced;
  }

  connect(): void {
    if (this.#state.phase !== 'idle') return;
    const { page, scheduler, clock } = this.#surroundings;
    this.#stops = [
      page.online.subscribe((online) => this.#dispatch({ type: online ? 'networkBack' : 'networkLost' })),
      watchSleep(scheduler, clock, page, () => this.#dispatch({ type: 'resumed' })),
      page.visible.subscribe((visible) => visible && this.#dispatch({ type: 'pageShown' })),
    ];
    this.#dispatch({ type: 'connect' });
  }

  /** Closes normally and stays closed. */
  disconnect(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#dispatch({ type: 'disconnect' });
  }

  /** Starts a new series of tries, when there is no connection and none is being made. */
  reconnect(): void {
    this.#dispatch({ type: 'reconnect' });
  }

  /** The other side answered a ping. */
  ponged(): void {
    this.#dispatch({ type: 'pong' });
  }

  /**
   * Sends what `compose` gives at the moment of sending. On a connecting socket it is asked again each
   * 100 ms; without a socket nothing is sent.
   */
  send(compose: () => readonly string[]): void {
    if (this.#state.phase === 'open') {
      for (const text of compose()) this.#sendNow(text);
    } else if (this.#state.phase === 'connecting') {
      const cancel = this.#surroundings.scheduler.after(sendRetry, () => {
        this.#sending.delete(cancel);
        this.send(compose);
      });
      this.#sending.add(cancel);
    }
  }

  #sendNow(text: string): void {
    try {
      this.#socket?.send(text);
    } catch (cause) {
      this.#surroundings.log.warning(`The ${this.#user.name} stream could not send.`, String(cause));
    }
  }

  /** Events that effects cause wait until the effects of the event before are carried out. */
  #dispatch(event: SocketEvent): void {
    this.#events.push(event);
    if (this.#working) return;
    this.#working = true;
    try {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) this.#work(next);
    } finally {
      this.#working = false;
    }
  }

  #work(event: SocketEvent): void {
    const { state, effects } = transition(this.#state, event);
    this.#state = state;
    for (const effect of effects) this.#carryOut(effect);
    this.#announce();
  }

  #carryOut(effect: SocketEffect): void {
    switch (effect.type) {
      case 'openSocket':
        return this.#openSocket();
      case 'dropSocket':
        return this.#dropSocket();
      case 'announceOpen':
        return this.#user.opened();
      case 'ping':
        return this.#sendNow(this.#user.ping());
      case 'startTimer':
        this.#timers.get(effect.timer)?.();
        this.#timers.set(
          effect.timer,
          this.#surroundings.scheduler.after(effect.delay, () =>
            this.#dispatch({ type: 'timer', timer: effect.timer }),
          ),
        );
        return;
      case 'stopTimer':
        this.#timers.get(effect.timer)?.();
        this.#timers.delete(effect.timer);
        return;
      case 'stopTimers':
        for (const cancel of this.#timers.values()) cancel();
        this.#timers.clear();
    }
  }

  #openSocket(): void {
    let socket: Socket;
    try {
      socket = this.#surroundings.sockets.open(this.#user.address());
    } catch (cause) {
      this.#surroundings.log.error(`The ${this.#user.name} stream cannot be opened.`, String(cause));
      this.#events.push({ type: 'closed', code: abnormalClosure });
      return;
    }
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    // An event that was already on its way when the socket was let go belongs to no one.
    const ours = (): boolean => socket === this.#socket;
    socket.onopen = () => ours() && this.#dispatch({ type: 'opened' });
    socket.onclose = ({ code }) => {
      if (!ours()) return;
      this.#surroundings.log.info(`The ${this.#user.name} stream was closed.`, { code });
      this.#dispatch({ type: 'closed', code });
    };
    // A close event follows each error and says more.
    socket.onerror = () => undefined;
    socket.onmessage = ({ data }) => ours() && this.#receive(data);
  }

  #receive(data: unknown): void {
    if (typeof data === 'string') this.#user.received(data);
    else this.#surroundings.log.warning(`The ${this.#user.name} stream sent a frame that is no text; it is ignored.`);
  }

  #dropSocket(): void {
    for (const cancel of this.#sending) cancel();
    this.#sending.clear();
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = undefined;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close(normalClosure);
  }

  #announce(): void {
    const next = announcedState(this.#state);
    if (!sameState(next, this.#announced.current)) this.#announced.set(next);
  }
}

function announcedState(state: SocketState): ConnectionState {
  switch (state.phase) {
    case 'idle':
      return { phase: 'connecting', retry: 0 };
    case 'open':
      return { phase: 'open' };
    case 'offline':
      return { phase: 'offline' };
    default:
      return { phase: state.phase, retry: state.retry };
  }
}

function sameState(a: ConnectionState, b: ConnectionState): boolean {
  return a.phase === b.phase && ('retry' in a ? a.retry : 0) === ('retry' in b ? b.retry : 0);
}
