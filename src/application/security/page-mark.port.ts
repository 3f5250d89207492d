import type { PageMark } from '../../domain/security/page-mark';
import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** The picture and phrase of the person who is logged in. */
export interface PageMarkPort {
  mark(): Outcome<{ readonly mark: PageMark | undefined }>;
}

export const PageMarkPort = token<PageMarkPort>('PageMarkPort');
