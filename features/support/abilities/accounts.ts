/** No name at all, somebody's, or changed a short while ago. */
export type NameRefusal = 'form' | 'taken' | 'tooSoon';

/** What somebody sees of their accounts, and how they move between them. */
export interface AccountsAbility {
  whoAmI(): Promise<{ readonly name: string; readonly uid: string; readonly main: boolean }>;
  /** @returns why not, if it was not given */
  takePublicName(name: string): Promise<NameRefusal | undefined>;
  openSubAccount(name: string): Promise<void>;
  subAccounts(): Promise<readonly string[]>;
  renameSubAccount(from: string, to: string): Promise<void>;
  switchTo(name: string): Promise<void>;
  backToMain(): Promise<void>;
  isWorthSomething(): Promise<boolean>;
  /** A page of the main account says so, and offers the way there. */
  isSentToMainAccount(): Promise<boolean>;
  openAnotherTab(): Promise<void>;
  nameInOtherTab(): Promise<string | undefined>;
}

export type Look = 'light' | 'dark' | 'contrast';

/** What somebody can set about the product and their account. */
export interface SettingsAbility {
  preferTheme(look: Look): Promise<void>;
  look(): Promise<string | undefined>;
  /** @param sample 1234.56 in the style that is wanted */
  preferNumbers(sample: string): Promise<void>;
  /** 1234567.89 as the product writes it. */
  numbers(): Promise<string>;
  cancelOrdersForUpgrades(): Promise<void>;
  ordersAreCancelledForUpgrades(): Promise<boolean>;
  linkWallet(): Promise<void>;
  unlinkWallet(): Promise<void>;
  wallet(): Promise<string | undefined>;
  /** Of the wallet that the person has. */
  ownAddress(): Promise<string>;
  linkDiscord(): Promise<void>;
  unlinkDiscord(): Promise<void>;
  discord(): Promise<string | undefined>;
  /** Of X, where the person is known by that handle. */
  linkX(handle: string): Promise<void>;
  unlinkX(): Promise<void>;
  /** Only in front of a browser. */
  followStrangeAnswer?(): Promise<void>;
}

/** API keys of somebody's accounts; a sub-account by its name. */
export interface KeysAbility {
  make(
    name: string,
    wish?: {
      readonly of?: string;
      readonly permissions?: readonly ('TRADE' | 'WITHDRAW')[];
      readonly address?: string;
    },
  ): Promise<void>;
  /** Names of the keys of an account. */
  list(of?: string): Promise<readonly string[]>;
  /** The secret stands somewhere that it can be read. */
  isSecretSeen(name: string): Promise<boolean>;
  /** What was told at the addresses of the key that could not be made. */
  isToldOfAddress(problem: 'notAnAddress' | 'needed', entry?: string): Promise<boolean>;
  allowOnlyFrom(name: string, address: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** A program on this machine signs with the key: whose account it reads, if it may. */
  accountReadBy(name: string): Promise<string | undefined>;
}
