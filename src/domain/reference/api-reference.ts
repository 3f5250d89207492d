import type { RejectionReason } from '../trading/rejection-reason';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ApiAccess = 'public' | 'private' | 'admin';
/** Of private calls, those with `session` take no API key. */
export type CallAccess = ApiAccess | 'session';

/** One value of a request or an answer, with what is inside it. */
export interface ApiField {
  readonly name: string;
  /** Such as `string`, `decimal`, `time`, `list of object`. */
  readonly type: string;
  readonly required: boolean;
  /** The values it may have, where they are known. */
  readonly values: readonly string[];
  readonly fields: readonly ApiField[];
}

/** How often a call may be made. */
export interface ApiLimit {
  readonly count: number;
  /** Milliseconds. */
  readonly span: number;
}

export interface ApiCall {
  readonly id: string;
  /** Calls of one area stand together. */
  readonly area: string;
  readonly method: HttpMethod;
  /** With `{placeholders}`. */
  readonly path: string;
  readonly access: CallAccess;
  readonly summary: string;
  readonly deprecated: boolean;
  /** Why the shape is a guess; absent where it is known. */
  readonly assumed?: string | undefined;
  readonly source: string;
  readonly limit: ApiLimit;
  readonly parameters: readonly ApiField[];
  readonly query: readonly ApiField[];
  readonly body: readonly ApiField[];
  readonly answer: readonly ApiField[];
  /** Whether a reader may make it from the page: public, reading, and with an end. */
  readonly tryable: boolean;
}

export type StreamFamily = 'event' | 'cmd';

/** A topic of the websocket in one family of frames. */
export interface ApiTopic {
  readonly family: StreamFamily;
  /** With `{placeholders}`. */
  readonly topic: string;
  readonly access: Exclude<ApiAccess, 'admin'>;
  readonly summary: string;
  /** When the exchange sends it. */
  readonly cadence: string;
  readonly example: string;
}

/** A code of the error catalogue: either described here, or a trading rule that has words of its own. */
export type ApiError =
  | { readonly code: string; readonly name: string; readonly status: number; readonly text: string }
  | { readonly code: string; readonly status: number; readonly reason: RejectionReason };

export interface ApiReference {
  readonly calls: readonly ApiCall[];
  readonly topics: readonly ApiTopic[];
  readonly errors: readonly ApiError[];
}

/** A call's name in addresses. Without the dot of its id, which static hosts take for a file's. */
export function callSlug({ id }: Pick<ApiCall, 'id'>): string {
  return id.replace('.', '-');
}

export interface ApiArea {
  readonly name: string;
  readonly calls: readonly ApiCall[];
}

/** Areas in the order of their first call; only calls that match every word of the search. */
export function areasOf(calls: readonly ApiCall[], search: string): readonly ApiArea[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const areas = new Map<string, ApiCall[]>();
  for (const call of calls) {
    const text = `${call.method} ${call.path} ${call.summary} ${call.area}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    const known = areas.get(call.area);
    if (known) known.push(call);
    else areas.set(call.area, [call]);
  }
  return [...areas].map(([name, all]) => ({ name, calls: all }));
}
