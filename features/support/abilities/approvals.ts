/** Approval by a second person, as its page does it. */
export interface ApprovalsAbility {
  uid(): Promise<string>;
  invite(uid: string, above: string): Promise<void>;
  agree(): Promise<void>;
  /** UIDs of whoever approves for the account; none while an invitation is open. */
  approver(): Promise<string | undefined>;
  /** What waits for one's own decision: the amounts. */
  toDecide(): Promise<readonly string[]>;
  approve(): Promise<void>;
  refuse(): Promise<void>;
  /** How many requests of one's own wait. */
  waiting(): Promise<number>;
  /** Whether the newest withdrawal waits for somebody. */
  withdrawalWaits(): Promise<boolean>;
  /** Kinds of what one was told, newest first. */
  told(): Promise<readonly string[]>;
}

export interface PortfolioLinksAbility {
  make(name: string): Promise<void>;
  revoke(): Promise<void>;
  opened(): Promise<number>;
  /** What somebody who has nothing but the link reads; `undefined` when it opens nothing. */
  seen(): Promise<string | undefined>;
}
