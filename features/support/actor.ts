import type { VisitingAbility } from './abilities/visiting';
import type { AccountAbility } from './abilities/account';
import type { AccountOrdersAbility } from './abilities/account-orders';
import type { AccountsAbility, SettingsAbility, KeysAbility } from './abilities/accounts';
import type { BookAbility } from './abilities/book';
import type { CampaignsAbility } from './abilities/campaigns';
import type { FrontDoorAbility } from './abilities/front-door';
import type { PartnersAbility } from './abilities/partners';
import type { ChartAbility } from './abilities/chart';
import type { CoinsAbility } from './abilities/coins';
import type { CommandsAbility } from './abilities/commands';
import type { ContractsAbility } from './abilities/contracts';
import type { NotificationsAbility, ReferralAbility } from './abilities/growth';
import type {
  ConsentAbility,
  AgreementsAbility,
  SurveyAbility,
  UpgradeAbility,
  FavouritesAbility,
} from './abilities/layers';
import type { LayoutAbility } from './abilities/layout';
import type { MakersAbility } from './abilities/makers';
import type { MarginAbility } from './abilities/margin';
import type { OrderEntryAbility } from './abilities/order-entry';
import type { PortfolioAbility } from './abilities/portfolio';
import type { JobSeekingAbility } from './abilities/job-seeking';
import type { ReadingAbility } from './abilities/reading';
import type { ReservesAbility } from './abilities/reserves';
import type { SecurityAbility, ProtectionAbility } from './abilities/security';
import type { SignInMethodsAbility, OneTapAbility, WaysInAbility } from './abilities/sign-in';
import type { TicketAbility } from './abilities/ticket';
import type { TradingAbility } from './abilities/trading';
import type { SafetyAbility } from './abilities/safety';
import type { VerificationAbility } from './abilities/verification';
import type { WatchingAbility } from './abilities/watching';
import type { PasskeysAbility } from './abilities/passkeys';
import type { ApprovalsAbility, PortfolioLinksAbility } from './abilities/approvals';
import type { RecoveryAbility } from './abilities/recovery';
import type { EarnAbility } from './abilities/earn';
import type { MarketDataAbility } from './abilities/market-data';
import type { StakingAbility } from './abilities/staking';
import type { VouchersAbility } from './abilities/vouchers';
import type { MovesAbility } from './abilities/moves';
import type { CopyingAbility } from './abilities/copying';
import type { PeopleAbility } from './abilities/people';
import type { WalletAbility } from './abilities/wallet';
import type { WithdrawalsAbility } from './abilities/withdrawals';

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
  readonly makers: MakersAbility;
  readonly contracts: ContractsAbility;
  readonly layout: LayoutAbility;
  readonly portfolio: PortfolioAbility;
  readonly commands: CommandsAbility;
  readonly safety: SafetyAbility;
  readonly chart: ChartAbility;
  readonly entry: OrderEntryAbility;
  readonly coins: CoinsAbility;
  readonly earn: EarnAbility;
  readonly staking: StakingAbility;
  readonly moves: MovesAbility;
  readonly wallet: WalletAbility;
  readonly reserves: ReservesAbility;
  readonly vouchers: VouchersAbility;
  readonly people: PeopleAbility;
  readonly copying: CopyingAbility;
  readonly campaigns: CampaignsAbility;
  /** Only without a browser. */
  readonly ticket?: TicketAbility | undefined;
  readonly withdrawals?: WithdrawalsAbility | undefined;
  readonly marketData?: MarketDataAbility | undefined;
  readonly partners?: PartnersAbility | undefined;
  readonly frontDoor?: FrontDoorAbility | undefined;
  readonly reading?: ReadingAbility | undefined;
  readonly jobSeeking?: JobSeekingAbility | undefined;
  readonly passkeys?: PasskeysAbility | undefined;
  readonly approvals?: ApprovalsAbility | undefined;
  readonly portfolioLinks?: PortfolioLinksAbility | undefined;
  readonly recovery?: RecoveryAbility | undefined;
  readonly book: BookAbility;
  readonly accountOrders: AccountOrdersAbility;
  /** Only in front of a browser. */
  readonly oneTap?: OneTapAbility | undefined;
  readonly visiting?: VisitingAbility | undefined;
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
  /** Whether the exchange has been told that the actor agrees to its documents. */
  hasAgreed(actor: Actor): Promise<boolean>;
  /** Somebody pays to the actor's address; comes back once the money is there. */
  deposit(actor: Actor, amount: string, asset: string): Promise<void>;
  /** Where everybody's addresses seem to be, by country code; `undefined` where nobody can say. */
  placeVisitors(country: string | undefined): Promise<void>;
  /** Documents of a newer version than anybody has agreed to, from the next visit on. */
  changeDocuments(actor: Actor): Promise<void>;
  /** A part of the product, for everybody or for visitors. */
  switchPart(part: string, change: { readonly enabled?: boolean; readonly public?: boolean }): Promise<void>;
  /** @param hours until it begins; `undefined` calls it off */
  announceUpgrade(hours: number | undefined): Promise<void>;
  /** Gives an account a past. */
  age(actor: Actor, days: number): Promise<void>;
}

export interface TestAssembly {
  readonly exchange: ExchangeControl;
  /** @param at whose device it is, where it is not their own */
  actor(name: string, at?: Actor): Promise<Actor>;
  /** Waits, in the assembly's own time, until the check holds. */
  eventually(what: string, check: () => Promise<boolean>, seconds?: number): Promise<void>;
  /** Lets the assembly's own time pass. */
  pass(seconds: number): Promise<void>;
  end(failed: boolean): Promise<readonly { readonly data: Buffer; readonly type: string }[]>;
}
