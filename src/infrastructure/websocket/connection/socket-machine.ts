import { retryLimit } from '../../../application/markets/market-stream.port';
import { second, type Milliseconds } from '../../../domain/shared/instant';

/* Timings of the specification, sections 4 and 9. */
export const retryDelay: Milliseconds = 5 * second;
const pingInterval: Milliseconds = 10 * second;
const pongTimeout: Milliseconds = 10 * second;

/** A handshake that takes longer counts as a failed try. */
const connectTimeout: Milliseconds = 10 * second;
/** A connection that lasted so long counts as recovered: only then do the tries start from one again. */
const stableAfter: Milliseconds = 5 * second;

const normalClosure = 1000;

export type SocketTimer = 'connect' | 'retry' | 'ping' | 'pong' | 'stable';

/** `retry` is the number of the current try, 0 for the first connection. */
export type SocketState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly retry: number }
  | { readonly phase: 'open'; readonly retry: number; readonly awaitingPong: boolean }
  | { readonly phase: 'closed'; readonly retry: number }
  | { readonly phase: 'offline' };

export type SocketEvent =
  | { readonly type: 'connect' }
  | { readonly type: 'disconnect' }
  /** Someone asks for a new series of tries. */
  | { readonly type: 'reconnect' }
  | { readonly type: 'opened' }
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'pong' }
  | { readonly type: 'timer'; readonly timer: SocketTimer }
  | { readonly type: 'networkLost' }
  | { readonly type: 'networkBack' }
  | { readonly type: 'pageShown' }
  /** The machine slept, or its clock was set: nothing is known of the connection. */
  | { readonly type: 'resumed' };

export type SocketEffect =
  | { readonly type: 'openSocket' }
  /** Lets go of the socket at once, without waiting for its close event: a dead one reports it after a minute. */
  | { readonly type: 'dropSocket' }
  | { readonly type: 'announceOpen' }
  | { readonly type: 'ping' }
  | { readonly type: 'startTimer'; readonly timer: SocketTimer; readonly delay: Milliseconds }
  | { readonly type: 'stopTimer'; readonly timer: SocketTimer }
  | { readonly type: 'stopTimers' };

interface SocketTransition {
  readonly state: SocketState;
  readonly effects: readonly SocketEffect[];
}

/** The connection's rules, without a socket, a timer or a browser (specification, section 4; readings, 10). */
export function transition(state: SocketState, event: SocketEvent): SocketTransition {
  switch (event.type) {
    case 'connect':
      return state.phase === 'idle' ? connecting(0) : stay(state);
    case 'disconnect':
      return { state: { phase: 'idle' }, effects: [{ type: 'stopTimers' }, { type: 'dropSocket' }] };
    case 'reconnect':
    case 'networkBack':
      if (isWaiting(state)) return connecting(0);
      return event.type === 'networkBack' ? probe(state) : stay(state);
    case 'pageShown':
      return state.phase === 'offline' ? connecting(0) : probe(state);
    case 'resumed':
      return state.phase === 'idle' ? stay(state) : connecting(0);
    case 'networkLost':
      return hasSocket(state) ? lost(state.retry) : stay(state);
    case 'opened':
      return state.phase === 'connecting' ? opened(state.retry) : stay(state);
    case 'closed':
      if (!hasSocket(state)) return stay(state);
      // A normal close is never retried by itself, whoever asked for it.
      if (state.phase === 'open' && event.code === normalClosure) return offline();
      return lost(state.retry);
    case 'pong':
      return state.phase === 'open' && state.awaitingPong ? answered(state.retry) : stay(state);
    case 'timer':
      return timeUp(state, event.timer);
  }
}

function timeUp(state: SocketState, timer: SocketTimer): SocketTransition {
  switch (timer) {
    case 'retry':
      return state.phase === 'closed' ? connecting(state.retry) : stay(state);
    case 'connect':
      return state.phase === 'connecting' ? lost(state.retry) : stay(state);
    case 'ping':
      return probe(state);
    case 'pong':
      return state.phase === 'open' ? lost(state.retry) : stay(state);
    case 'stable':
      return state.phase === 'open' ? { state: { ...state, retry: 0 }, effects: [] } : stay(state);
  }
}

function connecting(retry: number): SocketTransition {
  return {
    state: { phase: 'connecting', retry },
    effects: [
      { type: 'stopTimers' },
      { type: 'dropSocket' },
      { type: 'startTimer', timer: 'connect', delay: connectTimeout },
      { type: 'openSocket' },
    ],
  };
}

function opened(retry: number): SocketTransition {
  return {
    state: { phase: 'open', retry, awaitingPong: false },
    effects: [
      { type: 'stopTimer', timer: 'connect' },
      { type: 'startTimer', timer: 'ping', delay: pingInterval },
      { type: 'startTimer', timer: 'stable', delay: stableAfter },
      { type: 'announceOpen' },
    ],
  };
}

function probe(state: SocketState): SocketTransition {
  if (state.phase !== 'open' || state.awaitingPong) return stay(state);
  return {
    state: { ...state, awaitingPong: true },
    effects: [
      { type: 'stopTimer', timer: 'ping' },
      { type: 'startTimer', timer: 'pong', delay: pongTimeout },
      { type: 'ping' },
    ],
  };
}

function answered(retry: number): SocketTransition {
  return {
    state: { phase: 'open', retry, awaitingPong: false },
    effects: [
      { type: 'stopTimer', timer: 'pong' },
      { type: 'startTimer', timer: 'ping', delay: pingInterval },
    ],
  };
}

/** The connection, or a try for one, failed: the next try comes in 5 s, and after the third none. */
function lost(retry: number): SocketTransition {
  if (retry >= retryLimit) return offline();
  return {
    state: { phase: 'closed', retry: retry + 1 },
    effects: [
      { type: 'stopTimers' },
      { type: 'dropSocket' },
      { type: 'startTimer', timer: 'retry', delay: retryDelay },
    ],
  };
}

function offline(): SocketTransition {
  return { state: { phase: 'offline' }, effects: [{ type: 'stopTimers' }, { type: 'dropSocket' }] };
}

function stay(state: SocketState): SocketTransition {
  return { state, effects: [] };
}

function isWaiting(state: SocketState): boolean {
  return state.phase === 'closed' || state.phase === 'offline';
}

function hasSocket(state: SocketState): state is Extract<SocketState, { phase: 'connecting' | 'open' }> {
  return state.phase === 'connecting' || state.phase === 'open';
}
