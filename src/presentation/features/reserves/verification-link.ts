import { fieldsOf } from '../../../domain/shared/kept-fields';

/** What the page of one's own audits hands over. It stays with the history's entry: a hash is no part of an address. */
interface AskedVerification {
  readonly auditId: string;
  readonly userHash: string;
}

export function verificationFrom(state: unknown): AskedVerification | undefined {
  const { auditId, userHash } = fieldsOf(state);
  return typeof auditId === 'string' && typeof userHash === 'string' ? { auditId, userHash } : undefined;
}
