import type { Browser, BrowserContext, Page } from 'playwright';
import { untilAlive } from '../../../tests/support/browser';
import { BrowserAccount } from './browser-account';
import { BrowserTrading } from './browser-trading';
import { browserOneTap } from './browser-one-tap';
import { browserVisiting } from './browser-visiting';
import type { VisitingAbility } from '../abilities/visiting';
import { browserProtection } from './browser-protection';
import { browserSecurity } from './browser-security';
import { browserSignInMethods } from './browser-sign-in-methods';
import { browserWaysIn } from './browser-ways-in';
import { browserWatching } from './browser-watching';
import { browserNotifications, browserReferral } from './browser-growth';
import { browserAgreements, browserConsent, browserFavourites, browserSurvey, browserUpgrade } from './browser-layers';
import type { Actor } from '../actor';
import type { AccountsAbility, KeysAbility, SettingsAbility } from '../abilities/accounts';
import type { MakersAbility } from '../abilities/makers';
import type { MarginAbility } from '../abilities/margin';
import type { VerificationAbility } from '../abilities/verification';
import type {
  AgreementsAbility,
  ConsentAbility,
  FavouritesAbility,
  SurveyAbility,
  UpgradeAbility,
} from '../abilities/layers';
import type { NotificationsAbility, ReferralAbility } from '../abilities/growth';
import type { OneTapAbility, SignInMethodsAbility, WaysInAbility } from '../abilities/sign-in';
import type { ProtectionAbility, SecurityAbility } from '../abilities/security';
import type { WatchingAbility } from '../abilities/watching';
import { browserAccounts, browserSettings } from './browser-accounts';
import { browserKeys } from './browser-keys';
import { browserBook } from './browser-book';
import { browserOrderEntry } from './browser-order-entry';
import type { OrderEntryAbility } from '../abilities/order-entry';
import type { BookAbility } from '../abilities/book';
import { browserChart } from './browser-chart';
import { browserContracts } from './browser-contracts';
import type { ContractsAbility } from '../abilities/contracts';
import { browserLayout } from './browser-layout';
import { browserCommands } from './browser-commands';
import { browserSafety } from './browser-safety';
import type { ChartAbility } from '../abilities/chart';
import type { LayoutAbility } from '../abilities/layout';
import type { CommandsAbility } from '../abilities/commands';
import type { SafetyAbility } from '../abilities/safety';
import { browserMakers } from './browser-makers';
import { browserMargin } from './browser-margin';
import { browserPortfolio } from './browser-portfolio';
import type { PortfolioAbility } from '../abilities/portfolio';
import { browserVerification } from './browser-verification';
import { browserAccountOrders } from './browser-account-orders';
import type { AccountOrdersAbility } from '../abilities/account-orders';
import { browserCoins } from './browser-coins';
import { browserEarn } from './browser-earn';
import { browserMoves } from './browser-moves';
import { browserWallet } from './browser-wallet';
import { browserReserves } from './browser-reserves';
import { browserStaking } from './browser-staking';
import { browserCampaigns } from './browser-campaigns';
import { browserCopying } from './browser-copying';
import { browserPeople } from './browser-people';
import { browserVouchers } from './browser-vouchers';
import { ownCalls } from './own-calls';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { CopyingAbility } from '../abilities/copying';
import type { PeopleAbility } from '../abilities/people';
import type { VouchersAbility } from '../abilities/vouchers';
import type { CoinsAbility } from '../abilities/coins';
import type { EarnAbility } from '../abilities/earn';
import type { WalletAbility } from '../abilities/wallet';
import type { MovesAbility } from '../abilities/moves';
import type { ReservesAbility } from '../abilities/reserves';
import type { StakingAbility } from '../abilities/staking';
import { recordNotices } from './notices';

/** Somebody in front of a browser of their own. */
export class BrowserActor implements Actor {
  readonly email: string;
  readonly account: BrowserAccount;
  readonly trading: BrowserTrading;
  readonly watching: WatchingAbility;
  readonly consent: ConsentAbility;
  readonly agreements: AgreementsAbility;
  readonly survey: SurveyAbility;
  readonly upgrade: UpgradeAbility;
  readonly favourites: FavouritesAbility;
  readonly signIn: SignInMethodsAbility;
  readonly ways: WaysInAbility;
  readonly security: SecurityAbility;
  readonly oneTap: OneTapAbility;
  readonly visiting: VisitingAbility;
  readonly protection: ProtectionAbility;
  readonly notifications: NotificationsAbility;
  readonly referral: ReferralAbility;
  readonly accounts: AccountsAbility;
  readonly settings: SettingsAbility;
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
  readonly book: BookAbility;
  readonly entry: OrderEntryAbility;
  readonly accountOrders: AccountOrdersAbility;
  readonly coins: CoinsAbility;
  readonly earn: EarnAbility;
  readonly staking: StakingAbility;
  readonly moves: MovesAbility;
  readonly wallet: WalletAbility;
  readonly reserves: ReservesAbility;
  readonly people: PeopleAbility;
  readonly copying: CopyingAbility;
  readonly campaigns: CampaignsAbility;
  readonly vouchers: VouchersAbility;

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.email = `${name.toLowerCase()}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;
    this.account = new BrowserAccount(page, this.email);
    const calls = ownCalls(page, () => this.bearer());
    this.trading = new BrowserTrading(page, calls);
    this.watching = browserWatching(page);
    this.consent = browserConsent(page);
    this.agreements = browserAgreements(page);
    this.survey = browserSurvey(page);
    this.upgrade = browserUpgrade(page);
    this.favourites = browserFavourites(page);
    this.signIn = browserSignInMethods(page, this.email);
    this.ways = browserWaysIn(page, this.email);
    this.security = browserSecurity(page, this.email);
    this.oneTap = browserOneTap(page);
    this.visiting = browserVisiting(page, this.email);
    this.protection = browserProtection(page);
    this.notifications = browserNotifications(page);
    this.referral = browserReferral(page);
    this.accounts = browserAccounts(page);
    this.settings = browserSettings(page, this.email);
    this.keys = browserKeys(page, this.email);
    this.verification = browserVerification(page);
    this.margin = browserMargin(page, () => this.bearer());
    this.portfolio = browserPortfolio(page, () => this.bearer());
    this.contracts = browserContracts(page);
    this.layout = browserLayout(page);
    this.commands = browserCommands(page);
    this.safety = browserSafety(page);
    this.chart = browserChart(page);
    this.book = browserBook(page);
    this.entry = browserOrderEntry(page);
    this.accountOrders = browserAccountOrders(page, calls);
    this.coins = browserCoins(page, calls);
    this.earn = browserEarn(page);
    this.staking = browserStaking(page, this.email, calls);
    this.moves = browserMoves(page, calls);
    this.makers = browserMakers(page, this.email, calls);
    this.people = browserPeople(page, calls);
    this.copying = browserCopying(page, this.email, calls);
    this.campaigns = browserCampaigns(page, this.email, calls);
    this.vouchers = browserVouchers(page, this.email, calls);
    this.wallet = browserWallet(page);
    this.reserves = browserReserves(page, calls);
  }

  static async sitDown(name: string, browser: Browser, address: string): Promise<BrowserActor> {
    const context = await browser.newContext({
      baseURL: address,
      serviceWorkers: 'block',
      locale: 'en-US',
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    const page = untilAlive(await context.newPage());
    await page.addInitScript({ content: recordNotices });
    return new BrowserActor(name, context, page);
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.page.getByRole('main').waitFor();
  }

  /** Nothing of it is on the next one: the browser is emptied. */
  async changeDevice(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
    await this.context.clearCookies();
    await this.page.goto('/markets');
  }

  /** What the page would send as proof of who it is. */
  async bearer(): Promise<string | undefined> {
    const cookies = await this.context.cookies();
    return cookies.find(({ name }) => name === '__Host-authorization')?.value;
  }
}
