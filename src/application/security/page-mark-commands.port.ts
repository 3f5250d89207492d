import type { Proof } from '../../domain/security/factor';
import type { PageMark } from '../../domain/security/page-mark';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** Proofs as in `SecurityCommandsPort`. */
export interface PageMarkCommandsPort {
  set(mark: PageMark, proof: Proof): Outcome<void>;
  /** `notFound` when there is none. */
  remove(proof: Proof): Outcome<void>;
}

export const PageMarkCommandsPort = token<PageMarkCommandsPort>('PageMarkCommandsPort');
