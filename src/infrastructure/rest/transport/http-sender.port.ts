import { token } from '../../../application/kernel/token';
import type { HttpMethod } from '../../../domain/reference/api-reference';

export interface HttpRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Whether cookies go along, and are taken from the answer, across origins. */
  readonly withCredentials: boolean;
  /** The answer is a file: its body comes as bytes. */
  readonly bytes?: boolean;
}

export interface HttpAnswer {
  readonly status: number;
  /** By lower-case name. */
  readonly header: (name: string) => string | undefined;
  /** Parsed JSON; the text as it is when it was none; `Uint8Array` where bytes were asked for. */
  readonly body: unknown;
}

/**
 * Sends one request once. Any status is an answer; it rejects only when none came and none is kept of the same read.
 */
export interface HttpSender {
  send(request: HttpRequest): Promise<HttpAnswer>;
  /** What the host answered to the same read when it could be asked last, where this device keeps that. */
  recall?(request: HttpRequest): Promise<HttpAnswer | undefined>;
}

export const HttpSender = token<HttpSender>('HttpSender');

/** For whoever wants to know what the host says now, or nothing. */
export const DirectHttpSender = token<HttpSender>('DirectHttpSender');

/** A header that only kept answers have: when the host gave them, in milliseconds. */
export const keptAtHeader = 'x-kept-at';
