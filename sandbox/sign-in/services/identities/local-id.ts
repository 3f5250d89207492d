import { randomBytes } from 'node:crypto';

/** The id of somebody new: 28 characters, as the real service has them. */
export function newLocalId(): string {
  return randomBytes(21).toString('base64url');
}
