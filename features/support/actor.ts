import type { BookAbility } from './abilities/book';
import type { ChartAbility } from './abilities/chart';
import type { ContractsAbility } from './abilities/contracts';
import type { LayoutAbility } from './abilities/layout';
import type { PortfolioAbility } from './abilities/portfolio';
import type { CommandsAbility } from './abilities/commands';
import type { OrderEntryAbility } from './abilities/order-entry';
import type { TicketAbility } from './abilities/ticket';
import type { TrustAbility } from './abilities/trust';
import type { RejectionReason } from '../../src/domain/trading/rejection-reason';

/** An order in the words of a scenario; prices and quantities as plain decimal texts. */
export interface WantedOrder {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  /** Absent: at market. */
  readonly price?: string;
}

export interface SeenOrder {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string | undefined;
  readonly filled: boolean;
}

/** A fill, or a trade on the tape. */
export interface SeenTrade {
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly price: string;
}

export interface SeenBalance {
  readonly holding: string;
  readonly available: string;
}

export interface FieldProblem {
  readonly field: 'price' | 'quantity';
  readonly reason: RejectionReason;
}

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

/** What somebody can do in a market. */
export interface TradingAbility {
  open(market: string): Promise<void>;
  bestBid(): Promise<string>;
  bestOffer(): Promise<string>;
  /** Fills the order in and sends it; comes back once its fate is known. */
  place(order: WantedOrder): Promise<void>;
  placeTwiceAtOnce(order: WantedOrder): Promise<void>;
  /** Fills the order in and tries to send it; what is told at the fields. */
  problemsOf(order: WantedOrder): Promise<readonly FieldProblem[]>;
  /** What the form said of the order that was sent last. */
  outcome(): Promise<'placed' | 'notPlaced' | 'unknown' | undefined>;
  cancelAll(): Promise<void>;
  openOrders(): Promise<readonly SeenOrder[]>;
  orderHistory(): Promise<readonly SeenOrder[]>;
  fills(): Promise<readonly SeenTrade[]>;
  tape(): Promise<readonly SeenTrade[]>;
  balance(asset: string): Promise<SeenBalance | undefined>;
  /** Asks the exchange for something private, as switching to a list would. */
  askForSomethingPrivate(): Promise<void>;
  isWhereTradingWas(): Promise<boolean>;
  isOfferedToLogIn(): Promise<boolean>;
}

export type ConnectionWords = 'connecting' | 'live' | 'reconnecting' | 'offline';

/** What somebody sees of the prices of all markets. */
export interface WatchingAbility {
  openMarkets(): Promise<void>;
  connection(): Promise<ConnectionWords>;
  /** Prices are there, and nothing says that they are not live. */
  seesLivePrices(): Promise<boolean>;
  reconnect(): Promise<void>;
  setOnline(online: boolean): Promise<void>;
}

export type Document = 'terms of service' | 'trading rules';

/** What a visitor is asked and told before anything else. */
export interface ConsentAbility {
  /** Looks at a page that anybody may read. */
  lookAround(): Promise<void>;
  isAsked(): Promise<boolean>;
  /** The question says everything that an answer would mean. */
  isAskedInFull(): Promise<boolean>;
  answer(answer: 'yes' | 'no'): Promise<void>;
  /** At the foot of the page. */
  change(answer: 'yes' | 'no'): Promise<void>;
  /** What was told to others since the visit began. */
  reports(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** The country that the exchange says it is not offered in. */
  notOfferedIn(): Promise<string | undefined>;
  putNoticeAway(): Promise<void>;
  riskIsToldFor(): Promise<'EU' | 'everybody'>;
}

/** What an account agrees to. */
export interface AgreementsAbility {
  openAccountPages(): Promise<void>;
  /** Documents that are to be agreed to, wherever the question stands. */
  asked(): Promise<readonly Document[]>;
  agree(): Promise<void>;
  decline(): Promise<void>;
}

/** Being asked how one likes it. */
export interface SurveyAbility {
  isOffered(): Promise<boolean>;
  answerAll(): Promise<void>;
  isThanked(): Promise<boolean>;
  refuseForGood(): Promise<void>;
}

/** Notices of the account: upgrades that are announced. */
export interface UpgradeAbility {
  isTold(): Promise<boolean>;
  putAway(): Promise<void>;
}

/** Markets that somebody keeps an eye on. */
export interface FavouritesAbility {
  star(market: string): Promise<void>;
  /** Of the list that is looked at, as people read their names. */
  starred(): Promise<readonly string[]>;
  isOfferedToTakeOver(): Promise<boolean>;
  takeOver(): Promise<void>;
  leaveHere(): Promise<void>;
  lists(): Promise<readonly string[]>;
  create(name: string): Promise<void>;
  choose(name: string): Promise<void>;
  rename(name: string): Promise<void>;
  discard(): Promise<void>;
}

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

/** What somebody sees of their accounts, and how they move between them. */
export interface AccountsAbility {
  whoAmI(): Promise<{ readonly name: string; readonly uid: string; readonly main: boolean }>;
  takePublicName(name: string): Promise<void>;
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
  /** Only in front of a browser. */
  followStrangeAnswer?(): Promise<void>;
}

/** API keys of somebody's accounts; a sub-account by its name. */
export interface KeysAbility {
  make(name: string, wish?: { readonly of?: string; readonly permissions?: readonly ('TRADE' | 'WITHDRAW')[]; readonly address?: string }): Promise<void>;
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

export interface VerificationAbility {
  handIn(passport: { readonly number: string; readonly expiry?: string }): Promise<void>;
  /** After a refusal, with everything else as it was. */
  mendNumber(number: string): Promise<void>;
  handInAddress(): Promise<void>;
  state(): Promise<'NONE' | 'PENDING' | 'APPROVED' | 'REJECTED'>;
  level(): Promise<number>;
  /** USDT, without signs. */
  dailyLimit(): Promise<string>;
  isTold(reason: 'DOCUMENT_UNREADABLE'): Promise<boolean>;
  isToldOfExpiry(): Promise<boolean>;
  /** Anything that was typed, in what the device keeps. */
  isKeptOnDevice(text: string): Promise<boolean>;
}

export interface MarginAbility {
  look(): Promise<void>;
  isToldThatNothingIsLent(): Promise<boolean>;
  risk(): Promise<'none' | 'safe' | 'caution' | 'danger'>;
  hasPaidInterest(): Promise<boolean>;
  useAsCollateral(asset: string, use: boolean): Promise<void>;
  countsAsMargin(asset: string): Promise<boolean>;
  isToldThatItIsNeeded(): Promise<boolean>;
  choose(mode: 'MARGIN', leverage: number, charge: 'COLLATERAL'): Promise<void>;
  choices(): Promise<{ readonly mode: string; readonly leverage: number; readonly charge: string }>;
  /** Only in front of a browser. */
  holdContracts?(): Promise<void>;
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

export interface Actor {
  readonly name: string;
  readonly email: string;
  readonly account: AccountAbility;
  readonly trading: TradingAbility;
  readonly watching: WatchingAbility;
  readonly consent: ConsentAbility;
  readonly agreements: AgreementsAbility;
  readonly survey: SurveyAbility;
  readonly upgrade: UpgradeAbility;
  readonly favourites: FavouritesAbility;
  readonly notifications: NotificationsAbility;
  readonly referral: ReferralAbility;
  readonly accounts: AccountsAbility;
  readonly settings: SettingsAbility;
  readonly signIn: SignInMethodsAbility;
  readonly ways: WaysInAbility;
  readonly security: SecurityAbility;
  readonly keys: KeysAbility;
  readonly verification: VerificationAbility;
  readonly margin: MarginAbility;
  readonly contracts: ContractsAbility;
  readonly layout: LayoutAbility;
  readonly portfolio: PortfolioAbility;
  readonly commands: CommandsAbility;
  readonly trust: TrustAbility;
  readonly chart: ChartAbility;
  readonly entry: OrderEntryAbility;
  /** Only without a browser. */
  readonly ticket?: TicketAbility | undefined;
  readonly book: BookAbility;
  /** Only in front of a browser. */
  readonly oneTap?: OneTapAbility | undefined;
  readonly protection?: ProtectionAbility | undefined;
  /** Leaves and comes back on the same device. */
  reload(): Promise<void>;
  /** Sits down at a device that knows nothing of them. */
  changeDevice(): Promise<void>;
}

/** What happens to the exchange, or on the way to it. */
export interface ExchangeControl {
  crashAndStartAgain(): Promise<void>;
  /** Away for some seconds; `observe` is called several times a second meanwhile. */
  outage(seconds: number, observe: () => Promise<void>): Promise<void>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  fallSilent(): Promise<void>;
  endSessionsOf(actor: Actor): Promise<void>;
  loseNext(what: 'request' | 'answer', actor: Actor): Promise<void>;
  /** Orders of an actor, whatever became of them, as the exchange counts them. */
  ordersOf(actor: Actor): Promise<number>;
  rememberedOf(actor: Actor, what: 'language' | 'theme'): Promise<unknown>;
  /** Somebody pays to the actor's address; comes back once the money is there. */
  deposit(actor: Actor, amount: string, asset: string): Promise<void>;
  /** Where everybody's addresses seem to be, by country code; `undefined` where nobody can say. */
  placeVisitors(country: string | undefined): Promise<void>;
  /** Documents of a newer version than anybody has agreed to, from the next visit on. */
  changeDocuments(actor: Actor): Promise<void>;
  /** @param hours until it begins; `undefined` calls it off */
  announceUpgrade(hours: number | undefined): Promise<void>;
  /** Gives an account a past. */
  age(actor: Actor, days: number): Promise<void>;
}

export interface TestAssembly {
  readonly exchange: ExchangeControl;
  actor(name: string): Promise<Actor>;
  /** Waits, in the assembly's own time, until the check holds. */
  eventually(what: string, check: () => Promise<boolean>, seconds?: number): Promise<void>;
  /** Lets the assembly's own time pass. */
  pass(seconds: number): Promise<void>;
  end(failed: boolean): Promise<readonly { readonly data: Buffer; readonly type: string }[]>;
}
