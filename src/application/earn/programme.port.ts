import type { Programme, ProgrammeMember } from '../../domain/earn/programme';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The programme of the product's token (protocol 4.4). Its tiers are public, the rest needs a session. */
export interface ProgrammePort {
  programme(): Outcome<Programme>;
  member(): Outcome<ProgrammeMember>;
}

export const ProgrammePort = token<ProgrammePort>('ProgrammePort');
