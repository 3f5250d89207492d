import type { EngineEvent } from './events';

/** When a command is applied, and where what it causes is told; without events nothing is said. */
export interface Moment {
  readonly at: number;
  readonly events: EngineEvent[] | undefined;
}
