import type { ApiCall, ApiReference } from '../../domain/reference/api-reference';
import type { CallValues } from '../../domain/reference/code-sample';
import type { Milliseconds } from '../../domain/shared/instant';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What came back when a reader made a call from the reference. Any status is an answer. */
export interface TriedCall {
  readonly status: number;
  readonly took: Milliseconds;
  /** The body as it came, indented when it is JSON. */
  readonly body: string;
}

/** The exchange's calls and streams, described for people and programs who want to use them. */
export interface ApiReferencePort {
  /** Where calls go, and where streams are. */
  hosts(): { readonly rest: string; readonly websocket: string };
  reference(): Outcome<ApiReference>;
  /** The calls as an OpenAPI 3.1 document, JSON text. */
  openApi(): Outcome<string>;
  /** Makes a call that is `tryable`. `offline` when no answer came. */
  tryCall(call: ApiCall, values: CallValues): Outcome<TriedCall>;
}

export const ApiReferencePort = token<ApiReferencePort>('ApiReferencePort');
