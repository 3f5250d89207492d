import { TradingAccount } from '../../../src/application/trading/trading-account';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { inRealTime } from './real-time';
import type { Key } from '../../../src/application/kernel/token';
import { Composition } from '../../../src/main/composition';
import { PreferencesStore } from '../../../src/presentation/runtime/stores/preferences.store';
import { SignInNotices } from '../../../src/presentation/features/session/sign-in-notices';
import { SessionStore } from '../../../src/presentation/runtime/stores/session.store';
import { watchApplication } from '../../../src/presentation/runtime/watch-application';
import { LanguageStore } from '../../../src/presentation/runtime/stores/language.store';
import { fakeEnvironment, fakesAssembly, FakeDevice, type FakeSurroundings } from '../../../tests/fakes/fakes-assembly';
import { coreAccountOrders } from './core-account-orders';
import { coreAccounts, coreSettings } from './core-accounts';
import { coreNotifications, coreReferral } from './core-growth';
import { coreKeys } from './core-keys';
import { coreContracts } from './core-contracts';
import type { ContractsAbility } from '../abilities/contracts';
import { coreLayout } from './core-layout';
import { coreCommands } from './core-commands';
import { coreSafety } from './core-safety';
import { coreChart } from './core-chart';
import { coreMargin } from './core-margin';
import { corePortfolio } from './core-portfolio';
import type { PortfolioAbility } from '../abilities/portfolio';
import type { BookAbility } from '../abilities/book';
import type { ChartAbility } from '../abilities/chart';
import { coreBook } from './core-book';
import type { CommandsAbility } from '../abilities/commands';
import type { TicketAbility } from '../abilities/ticket';
import type { JobSeekingAbility } from '../abilities/job-seeking';
import type { ReadingAbility } from '../abilities/reading';
import type { ReservesAbility } from '../abilities/reserves';
import type { EarnAbility } from '../abilities/earn';
import type { MarketDataAbility } from '../abilities/market-data';
import type { StakingAbility } from '../abilities/staking';
import type { VouchersAbility } from '../abilities/vouchers';
import type { CampaignsAbility } from '../abilities/campaigns';
import type { FrontDoorAbility } from '../abilities/front-door';
import type { PartnersAbility } from '../abilities/partners';
import type { WalletAbility } from '../abilities/wallet';
import type { MovesAbility } from '../abilities/moves';
import type { CopyingAbility } from '../abilities/copying';
import type { PeopleAbility } from '../abilities/people';
import type { CoinsAbility } from '../abilities/coins';
import type { WithdrawalsAbility } from '../abilities/withdrawals';
import type { SafetyAbility } from '../abilities/safety';
import { coreOrderEntry } from './core-order-entry';
import type { OrderEntryAbility } from '../abilities/order-entry';
import { coreTicket } from './core-ticket';
import type { LayoutAbility } from '../abilities/layout';
import { coreVerification } from './core-verification';
import { corePasskeys } from './core-passkeys';
import { coreApprovals, corePortfolioLinks } from './core-approvals';
import { coreRecovery } from './core-recovery';
import { coreSecurity } from './core-security';
import { coreSignInMethods, KeptSecrets } from './core-sign-in-methods';
import { coreWaysIn } from './core-ways-in';
import { coreJobSeeking } from './core-job-seeking';
import { coreReading } from './core-reading';
import { coreReserves } from './core-reserves';
import { coreEarn } from './core-earn';
import { coreMarketData } from './core-market-data';
import { coreStaking } from './core-staking';
import { coreVouchers } from './core-vouchers';
import { coreCampaigns } from './core-campaigns';
import { coreFrontDoor } from './core-front-door';
import { corePartners } from './core-partners';
import { coreMakers } from './core-makers';
import { coreMoves } from './core-moves';
import { coreWallet } from './core-wallet';
import { coreCopying } from './core-copying';
import { corePeople } from './core-people';
import { coreWithdrawals } from './core-withdrawals';
import { coreAgreements, coreConsent, coreFavourites, coreSurvey, coreUpgrade, startLayers } from './core-layers';
import type { Actor } from '../actor';
import type { AccountAbility } from '../abilities/account';
import type { AccountOrdersAbility } from '../abilities/account-orders';
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
import type { WatchingAbility } from '../abilities/watching';
import type { NotificationsAbility, ReferralAbility } from '../abilities/growth';
import type { ApprovalsAbility, PortfolioLinksAbility } from '../abilities/approvals';
import type { RecoveryAbility } from '../abilities/recovery';
import type { PasskeysAbility } from '../abilities/passkeys';
import type { SecurityAbility } from '../abilities/security';
import type { SignInMethodsAbility, WaysInAbility } from '../abilities/sign-in';
import { coreAccount, password } from './core-account';
import { CoreTrading } from './core-trading';
import { coreWatching } from './core-watching';

watchApplication();

/** Runs a promise to its end while virtual time passes. */
export type Settle = <T>(promise: Promise<T>) => Promise<T>;

/** Somebody who uses the product without its pages: use cases, rules and stores on fakes. */
export class CoreActor implements Actor {
  readonly email: string;
  account!: AccountAbility;
  trading!: CoreTrading;
  watching!: WatchingAbility;
  consent!: ConsentAbility;
  agreements!: AgreementsAbility;
  survey!: SurveyAbility;
  upgrade!: UpgradeAbility;
  favourites!: FavouritesAbility;
  signIn!: SignInMethodsAbility;
  ways!: WaysInAbility;
  security!: SecurityAbility;
  readonly #secrets = new KeptSecrets(password);
  notifications!: NotificationsAbility;
  referral!: ReferralAbility;
  accounts!: AccountsAbility;
  settings!: SettingsAbility;
  keys!: KeysAbility;
  verification!: VerificationAbility;
  margin!: MarginAbility;
  makers!: MakersAbility;
  contracts!: ContractsAbility;
  layout!: LayoutAbility;
  portfolio!: PortfolioAbility;
  commands!: CommandsAbility;
  safety!: SafetyAbility;
  chart!: ChartAbility;
  entry!: OrderEntryAbility;
  ticket!: TicketAbility;
  withdrawals!: WithdrawalsAbility;
  coins!: CoinsAbility;
  earn!: EarnAbility;
  marketData!: MarketDataAbility;
  staking!: StakingAbility;
  vouchers!: VouchersAbility;
  moves!: MovesAbility;
  wallet!: WalletAbility;
  people!: PeopleAbility;
  copying!: CopyingAbility;
  campaigns!: CampaignsAbility;
  partners!: PartnersAbility;
  frontDoor!: FrontDoorAbility;
  reading!: ReadingAbility;
  jobSeeking!: JobSeekingAbility;
  reserves!: ReservesAbility;
  passkeys!: PasskeysAbility;
  recovery!: RecoveryAbility;
  approvals!: ApprovalsAbility;
  portfolioLinks!: PortfolioLinksAbility;
  book!: BookAbility;
  accountOrders!: AccountOrdersAbility;
  /** What the deployment says from the next visit on. */
  environment = fakeEnvironment;
  /** How far the clock of the machine is wrong, in milliseconds. */
  #clockAhead = 0;
  #elsewhere: CoreActor | undefined;
  #stop: () => void = () => undefined;
  readonly #otherTabs: (() => void)[] = [];

  constructor(
    readonly name: string,
    private readonly surroundings: Omit<FakeSurroundings, 'device'>,
    private readonly settle: Settle,
    public device = new FakeDevice(),
  ) {
    this.email = `${name.toLowerCase()}@example.com`;
  }

  async reload(): Promise<void> {
    this.#stop();
    const { container, stop } = await visit({
      ...this.surroundings,
      device: this.device,
      environment: this.environment,
      clockAhead: this.#clockAhead,
    });
    this.#stop = stop;
    const market = (this.trading as CoreTrading | undefined)?.symbol;
    this.account = coreAccount(container, this.email, this.settle);
    this.trading = new CoreTrading(container, this.settle, market);
    this.watching = coreWatching(container, this.surroundings, this.device);
    this.consent = coreConsent(container, this.device);
    this.agreements = coreAgreements(container, this.settle);
    this.survey = coreSurvey(container, this.settle);
    this.upgrade = coreUpgrade(container, this.settle);
    this.favourites = coreFavourites(container, this.settle);
    this.signIn = coreSignInMethods(container, this.surroundings, this.email, this.#secrets, this.settle);
    this.ways = coreWaysIn(container, this.surroundings, this.email, this.settle);
    this.security = coreSecurity(container, this.surroundings, this.email, this.settle, () => this.#sitElsewhere());
    const { withdrawals, shownCode } = coreWithdrawals(container, this.surroundings, this.email, this.settle);
    this.withdrawals = withdrawals;
    this.coins = withdrawals;
    this.campaigns = coreCampaigns(container, this.surroundings, this.email, this.settle);
    this.frontDoor = coreFrontDoor(container, this.settle);
    this.partners = corePartners(container, this.surroundings.host, this.email, this.settle);
    this.wallet = coreWallet(container, this.settle);
    this.moves = coreMoves(container, this.surroundings, this.email, this.settle);
    this.approvals = coreApprovals(container, this.surroundings, this.email, shownCode, this.settle);
    this.portfolioLinks = corePortfolioLinks(container, async () => this.#openTab(), this.settle);
    this.recovery = coreRecovery(container, this.surroundings, this.email, shownCode, this.settle);
    this.earn = coreEarn(container, this.surroundings.host, this.settle);
    this.marketData = coreMarketData(container, this.surroundings, this.settle);
    this.vouchers = coreVouchers(container, this.surroundings, this.email, this.settle);
    this.staking = coreStaking(container, this.surroundings, this.email, this.settle);
    this.passkeys = corePasskeys(container, this.surroundings, this.device.passkeys, this.email, this.settle);
    this.reading = coreReading(container, this.settle);
    this.jobSeeking = coreJobSeeking(container, this.settle);
    this.makers = coreMakers(container, this.surroundings, this.email, this.settle);
    this.copying = coreCopying(container, this.surroundings, this.email, this.settle);
    this.people = corePeople(container, this.surroundings, this.settle);
    this.reserves = coreReserves(container, this.surroundings.host, this.settle);
    this.notifications = coreNotifications(container, this.settle);
    this.referral = coreReferral(container, this.settle);
    this.accounts = coreAccounts(container, this.settle, async () => this.#openTab());
    this.keys = coreKeys(container, this.surroundings.host, this.email, this.settle);
    this.verification = coreVerification(container, this.surroundings.host, this.device, this.settle);
    this.margin = coreMargin(container, this.settle);
    this.portfolio = corePortfolio(container, this.surroundings.host, this.settle);
    this.contracts = coreContracts(container, this.surroundings.time, this.settle);
    this.layout = coreLayout(container);
    this.commands = coreCommands(
      container,
      () => this.trading.symbol,
      this.settle,
      () => this.#openTab(),
    );
    this.safety = coreSafety(container, this.settle);
    this.entry = coreOrderEntry(container, this.settle);
    this.ticket = coreTicket(container, this.settle);
    this.chart = coreChart(container, () => this.trading.symbol, this.settle, {
      time: this.surroundings.time,
      setMachineClock: async (hoursAhead) => {
        this.#clockAhead = hoursAhead * 3_600_000;
        await this.reload();
      },
    });
    this.accountOrders = coreAccountOrders(container, this.settle);
    this.book = coreBook(container, () => this.trading.symbol, this.settle);
    this.settings = coreSettings(container, this.surroundings.host, this.email, this.settle);
  }

  async changeDevice(): Promise<void> {
    this.device = new FakeDevice();
    await this.reload();
  }

  leave(): void {
    this.#stop();
    this.#elsewhere?.leave();
    for (const stop of this.#otherTabs) stop();
  }

  /** The same person in front of another device, logged in. */
  async #sitElsewhere(): Promise<Actor> {
    this.#elsewhere = new CoreActor(this.name, this.surroundings, this.settle);
    await this.#elsewhere.reload();
    await this.#elsewhere.account.logIn();
    return this.#elsewhere;
  }

  async #openTab(): Promise<Composition> {
    const { container, stop } = await visit({
      ...this.surroundings,
      device: this.device,
      environment: this.environment,
    });
    this.#otherTabs.push(stop);
    return container;
  }
}

/** Counted time waits for what loads late. */
class WaitedComposition extends Composition {
  override load<T>(key: () => Promise<Key<T>>): Promise<T> {
    return inRealTime(super.load(key));
  }
}

async function visit(
  surroundings: FakeSurroundings,
): Promise<{ readonly container: Composition; readonly stop: () => void }> {
  const container = new WaitedComposition(fakesAssembly(surroundings));
  const stops = [
    container.resolve(LanguageStore),
    container.resolve(PreferencesStore),
    container.resolve(SessionStore),
    container.resolve(SignInNotices),
    container.resolve(TradingAccount),
  ].map((each) => each.start());
  stops.push(container.resolve(MarketStreamPort).connect(), startLayers(container, surroundings.time));
  return { container, stop: () => stops.forEach((stop) => stop()) };
}
