/** Money out of the account. There is no page for it yet: calls as a page will make them. */
export interface WithdrawalsAbility {
  /** With an authenticator of their own from now on; another one when there is one. */
  confirmByAuthenticator(): Promise<void>;
  takeAuthenticatorAway(): Promise<void>;
  askForCode(amount: string): Promise<void>;
  /** Lines of the mail that brought the code. */
  mail(): Promise<readonly string[]>;
  /** With the code that was asked for. @returns the kind of refusal; `undefined` when it left */
  withdraw(amount: string): Promise<string | undefined>;
  /** USDT that the account has. */
  balance(): Promise<string>;
  waitADay(): Promise<void>;
}
