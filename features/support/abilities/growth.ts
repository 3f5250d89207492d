/** What somebody makes of what the exchange has told them. */
export interface NotificationsAbility {
  open(): Promise<void>;
  /** As much of each as says what it is about. */
  told(): Promise<readonly string[]>;
  unread(): Promise<number>;
  readAll(): Promise<void>;
  removeFirst(): Promise<void>;
}

/** What somebody can do to invite others, and to say by whom they were invited. */
export interface ReferralAbility {
  /** `own`: percent of the fees that come back to the inviter. */
  codes(): Promise<readonly { readonly code: string; readonly own: number; readonly invited: number }[]>;
  makeCode(code: string, friendPercent: number): Promise<'made' | 'taken' | 'refused'>;
  nameInviter(code: string): Promise<'counts' | 'refused'>;
}
