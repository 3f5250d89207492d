/** How somebody signs in, and what is asked for beside. */
export interface SignInMethodsAbility {
  /** Confirms who they are, and sees it. */
  look(): Promise<void>;
  /** By the link in the mail that is sent for it. */
  confirmAddress(): Promise<void>;
  canAddFactor(): Promise<boolean>;
  /** Keeps the key. */
  addApp(): Promise<void>;
  addPhone(number: string): Promise<void>;
  removeApp(): Promise<void>;
  isOfferedToEndOthers(): Promise<boolean>;
  /** While logging in. */
  isAskedForSecondFactor(): Promise<boolean>;
  enterCodeOfApp(): Promise<void>;
  enterCodeOfMessage(): Promise<void>;
  rehearse(key: 'kept' | 'another'): Promise<void>;
  keyDoesNotFit(): Promise<boolean>;
  isReminded(): Promise<boolean>;
  letDaysPass(days: number): Promise<void>;
  changePassword(password: string): Promise<void>;
  linkGoogle(): Promise<void>;
  removeGoogle(): Promise<void>;
  ways(): Promise<readonly string[]>;
}

/** Google's card. */
export interface OneTapAbility {
  allowScripts(): Promise<void>;
  blockScript(): Promise<void>;
  /** Comes back once the page has had its time. */
  openPage(path: string): Promise<void>;
  isOffered(): Promise<boolean>;
  tap(): Promise<void>;
  tapBeside(): Promise<void>;
  goToMarkets(): Promise<void>;
  path(): Promise<string>;
  /** Names of cookies that only a sign-in on its way needs. */
  leftOvers(): Promise<readonly string[]>;
  scriptWasAskedFor(): Promise<boolean>;
  /** Lines of the log. */
  notes(): Promise<readonly string[]>;
}

/** Ways in beside an e-mail address and a password, and what the mails of the sign-in server lead to. */
export interface WaysInAbility {
  askForLink(): Promise<void>;
  /** Of the newest mail of a kind, also when it was used. */
  openLink(kind: 'signIn' | 'verifyEmail' | 'resetPassword'): Promise<void>;
  isLinkDead(): Promise<boolean>;
  isLinkDone(): Promise<boolean>;
  isAskedForAddress(): Promise<boolean>;
  /** Their own unless another is given. */
  giveAddress(address?: string): Promise<void>;
  /** By the provider's code for it. */
  isProblem(code: 'auth/invalid-email' | 'auth/invalid-verification-code'): Promise<boolean>;
  askForCode(): Promise<void>;
  enterCode(which: 'right' | 'wrong'): Promise<void>;
  /** In the provider's window, under their own address. */
  continueWith(provider: 'google' | 'apple'): Promise<void>;
  leaveWindow(provider: 'google' | 'apple'): Promise<void>;
  isToldOfLeftWindow(): Promise<boolean>;
  /** Only in front of a browser, as the next two. */
  blockedWindow?(provider: 'google' | 'apple'): Promise<void>;
  isOfferedProviderPage?(): Promise<boolean>;
  useProviderPage?(): Promise<void>;
  isToldOfClash(): Promise<boolean>;
  logInForClash(): Promise<void>;
  /** Asks for the mail and opens its link. */
  forgetPassword(): Promise<void>;
  choosePassword(password: string): Promise<void>;
  isPasswordTooShort(): Promise<boolean>;
  /** @param code of whoever invited them */
  register(code?: string): Promise<void>;
  isToldOfAccount(): Promise<boolean>;
  /** Whether a text of the catalogue was shown as a notice. */
  wasTold(key: string): Promise<boolean>;
}
