import type { MakerEpoch, MakerProgram, MakerStanding } from '../../domain/campaigns/maker-epoch';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What designated market makers do in the books (specification, section 7; protocol 6.4). */
export interface MakerProgramsPort {
  /** Newest first. */
  epochs(program: MakerProgram): Outcome<readonly MakerEpoch[]>;
  /** `notFound` for a week that was not watched. */
  standings(epochId: string, program: MakerProgram): Outcome<readonly MakerStanding[]>;
}

export const MakerProgramsPort = token<MakerProgramsPort>('MakerProgramsPort');
