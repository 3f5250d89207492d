/** How somebody protects an account, finds out what happened to it, and leaves it. Codes that are asked for are read and entered. */
export interface SecurityAbility {
  open(): Promise<void>;
  /** Of 100. */
  score(): Promise<number>;
  addAuthenticator(): Promise<void>;
  /** Types other characters than the key's last four. */
  addAuthenticatorUnkept(): Promise<void>;
  isAskedForKey(): Promise<boolean>;
  rehearse(): Promise<void>;
  removeAuthenticator(): Promise<void>;
  /** Begins to remove it, or goes on with it, by a code that is not right. */
  removeWithWrongCode(): Promise<void>;
  /** Tries that are left of what was asked for last; `undefined` when that was not told. */
  triesLeft(): Promise<number | undefined>;
  isLocked(): Promise<boolean>;
  /** What the account's history calls the change that withdrawals wait for; `undefined` while they do not. */
  heldBecause(): Promise<string | undefined>;
  setTradingPassword(password: string): Promise<void>;
  tryTradingPassword(password: string): Promise<void>;
  forgetTradingPassword(): Promise<void>;
  /** Asks for a code to a new address and enters another one. */
  changeEmailWithWrongCode(): Promise<void>;
  isToldOfWrongAddressCode(): Promise<boolean>;
  /** With the code that was sent, after a wrong one. */
  finishEmailChange(): Promise<void>;
  hasNewEmail(): Promise<boolean>;
  setAntiPhishingCode(code: string): Promise<void>;
  /** All but its ends hidden. */
  antiPhishingCode(): Promise<string | undefined>;
  /** Lines of the next mail that the exchange sends. */
  nextMail(): Promise<readonly string[]>;
  useSecondDevice(): Promise<void>;
  endSecondDevice(): Promise<void>;
  endOtherDevices(): Promise<void>;
  isSecondDeviceLoggedIn(): Promise<boolean>;
  /** Words of the account's history, newest first. */
  changes(): Promise<readonly string[]>;
  logins(): Promise<number>;
  /** Entries of both histories between two days of a year long past. */
  longAgo(): Promise<number>;
  freeze(): Promise<void>;
  unfreeze(): Promise<void>;
  isFrozen(): Promise<boolean>;
  /** Said in place of what withdrawals would take otherwise. */
  isFrozenForWithdrawals(): Promise<boolean>;
  /** Said beside the orders of spot markets and perpetuals, which nobody has tried to place. */
  isFrozenForOrders(): Promise<boolean>;
  wantToClose(): Promise<void>;
  /** How many orders stand in the way of closing. */
  ordersInTheWay(): Promise<number>;
  close(): Promise<void>;
  readsThatItIsClosed(): Promise<boolean>;
}

/** What strangers try, and how far they get. */
export interface ProtectionAbility {
  /** @returns whether something of the exchange was seen within the other site */
  openFramingSite(): Promise<boolean>;
  /** @returns answers that the other site could read */
  openActingSite(): Promise<readonly string[]>;
  slipIn(): Promise<void>;
  slipOut(): Promise<void>;
  somethingRan(): Promise<boolean>;
  /** Addresses that were asked for at the stranger's. */
  strangerHeard(): Promise<readonly string[]>;
}
