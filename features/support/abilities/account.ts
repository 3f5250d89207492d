/** What somebody can do with an account. */
export interface AccountAbility {
  openAccount(): Promise<void>;
  /** The account has been opened before, and its owner is logged in. */
  haveAccount(): Promise<void>;
  logIn(password?: string): Promise<void>;
  logOut(): Promise<void>;
  isLoggedIn(): Promise<boolean>;
  chooseLanguage(name: string): Promise<void>;
  /** Regional tag of what is on screen. */
  language(): Promise<string>;
  /** How often a text of the catalogue was shown as a notice. */
  timesTold(key: string): Promise<number>;
  /** How often the provider's words on a wrong e-mail address or password were shown. */
  timesToldWrongCredentials(): Promise<number>;
}
