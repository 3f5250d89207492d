/**
 * A frame of either envelope (protocol 1.2 and 1.3): `cmd` with names in capitals, or `event` in small letters.
 * Data frames are alike in both.
 */
export type StreamMessage =
  | { readonly kind: 'data'; readonly topic: string; readonly at: unknown; readonly data: unknown }
  /** With the answer in the same envelope. */
  | { readonly kind: 'ping'; readonly answer: { readonly cmd: 'PONG' } | { readonly event: 'pong' } }
  | { readonly kind: 'pong' }
  /** The answer to a subscription, its end, or an authentication. */
  | {
      readonly kind: 'answer';
      readonly command: StreamCommand;
      readonly id: string;
      readonly success: boolean;
      readonly data: unknown;
    }
  | { readonly kind: 'error'; readonly detail: unknown }
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'malformed'; readonly reason: string };

type StreamCommand = 'SUBSCRIBE' | 'UN_SUBSCRIBE' | 'AUTH';

const commands: ReadonlyMap<string, StreamCommand> = new Map([
  ['SUBSCRIBE', 'SUBSCRIBE'],
  ['UN_SUBSCRIBE', 'UN_SUBSCRIBE'],
  ['UNSUBSCRIBE', 'UN_SUBSCRIBE'],
  ['AUTH', 'AUTH'],
]);

/** A list of 400 tickers has a tenth of a million characters; what is far longer is no market data. */
const longestFrame = 2_000_000;

/** Reads a frame; never throws, whatever it holds. */
export function readStreamMessage(text: string): StreamMessage {
  if (text.length > longestFrame) return { kind: 'malformed', reason: `a frame of ${text.length} characters` };
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return { kind: 'malformed', reason: 'no JSON' };
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) {
    return { kind: 'malformed', reason: 'no object' };
  }
  const message = frame as Readonly<Record<string, unknown>>;
  if (typeof message.topic === 'string' && message.data !== undefined) {
    return { kind: 'data', topic: message.topic, at: message.ts, data: message.data };
  }
  const name = message.cmd ?? message.event;
  return typeof name === 'string'
    ? readControl(name, message)
    : { kind: 'malformed', reason: 'neither event nor topic' };
}

function readControl(name: string, message: Readonly<Record<string, unknown>>): StreamMessage {
  const upper = name.toUpperCase();
  if (upper === 'PONG') return { kind: 'pong' };
  if (upper === 'PING') return { kind: 'ping', answer: 'cmd' in message ? { cmd: 'PONG' } : { event: 'pong' } };
  if (upper === 'ERROR') return { kind: 'error', detail: message.data ?? message.errorMsg };
  const command = commands.get(upper);
  if (!command) return { kind: 'unknown', name: name.slice(0, 64) };
  return {
    kind: 'answer',
    command,
    id: String(message.id),
    success: message.success === true,
    data: message.data ?? message.errorMsg,
  };
}
