import type { Office, Opening, OpeningDescription } from '../../domain/careers/opening';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Jobs of an outside board. */
export interface OpeningsPort {
  openings(): Outcome<readonly Opening[]>;
  /** `notFound` for one that is closed or never was. */
  opening(id: string): Outcome<OpeningDescription>;
  offices(): Outcome<readonly Office[]>;
}

export const OpeningsPort = token<OpeningsPort>('OpeningsPort');
