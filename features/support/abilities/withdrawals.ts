import type { CoinsAbility } from './coins';

/** Money into the account and out of it, as its pages move it. */
export interface WithdrawalsAbility extends CoinsAbility {
  /** With an authenticator of their own from now on; another one when there is one. */
  confirmByAuthenticator(): Promise<void>;
  takeAuthenticatorAway(): Promise<void>;
  askForCode(amount: string): Promise<void>;
  /** Lines of the mail that brought the code. */
  mail(): Promise<readonly string[]>;
  /** With the code that was asked for. @returns the kind of refusal; `undefined` when it left */
  withdraw(amount: string): Promise<string | undefined>;
  /** The same by the page's use case, which follows what became of it. */
  send(amount: string): Promise<void>;
  /** How the last one stands, and what is left on its chain of it. */
  standing(): Promise<{ readonly status: string; readonly onChain: boolean }>;
  takeBack(): Promise<void>;
  allowListedOnly(): Promise<void>;
  /** Asks that the rule ends. */
  allowAnyAgain(): Promise<void>;
  /** Saves the address of the own wallet, or one with a wrong character. @returns the kind of refusal */
  saveAddress(kind: 'right' | 'wrong'): Promise<string | undefined>;
  /** Saves an address of the XRP Ledger without a memo. @returns the kind of refusal */
  saveWithoutMemo(said: 'nothing' | 'noneNeeded'): Promise<string | undefined>;
  /** Names of saved addresses that were said to need no memo. */
  needNoMemo(): Promise<readonly string[]>;
  /** Sends to it by the page's use case. @returns the kind of refusal */
  sendWithoutMemo(amount: string): Promise<string | undefined>;
  /** How many withdrawals the account's record has. */
  left(): Promise<number>;
  removeAddress(): Promise<void>;
  /** Names under which addresses are saved. */
  savedAddresses(): Promise<readonly string[]>;
  waitADay(): Promise<void>;
}
