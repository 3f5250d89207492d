import type { Instant, Milliseconds } from '../shared/instant';
import type { ApiAccess, ApiCall } from './api-reference';

/** A reading call that can be made as it stands, to see whether a host answers it. */
export interface HostCheck extends Pick<ApiCall, 'id' | 'area' | 'path'> {
  readonly access: Exclude<ApiAccess, 'admin'>;
}

/** How a host took a call: as described, with a refusal, in another shape, or not at all. */
export type HostAnswerState = 'operational' | 'refused' | 'malformed' | 'unreachable';

export interface HostAnswer {
  readonly state: HostAnswerState;
  /** From asking until the whole answer was there. */
  readonly took: Milliseconds;
  /** The host's code of a refusal, or its status where it sent none. */
  readonly code?: string | undefined;
  /** What did not fit, for those who run the host. */
  readonly detail?: string | undefined;
}

/** One run over all checks, as it is remembered. */
export interface HostRun {
  readonly host: string;
  readonly at: Instant;
  readonly answered: number;
  readonly made: number;
}

/** What a run says of the host as a whole; `unknown` before the first answer. */
export type HostCondition = 'unknown' | 'operational' | 'degraded' | 'unreachable';

export function hostCondition(answers: readonly Pick<HostAnswer, 'state'>[]): HostCondition {
  if (answers.length === 0) return 'unknown';
  if (answers.every(({ state }) => state === 'operational')) return 'operational';
  return answers.every(({ state }) => state === 'unreachable') ? 'unreachable' : 'degraded';
}
