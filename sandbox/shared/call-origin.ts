/** Where a call came from, for the records that people see of their account. */
export interface CallOrigin {
  readonly ip?: string | undefined;
  readonly userAgent?: string | undefined;
  readonly sessionId?: string | undefined;
}
