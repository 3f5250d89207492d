import { Session } from '../../../src/application/session/session';
import { LogOut } from '../../../src/application/session/log-out.use-case';
import { signInModule } from '../../../src/application/session/sign-in.wiring';
import { SignInWithPassword } from '../../../src/application/session/sign-in-with-password.use-case';
import { SignUpWithPassword } from '../../../src/application/session/sign-up-with-password.use-case';
import { CancelAllOrders } from '../../../src/application/trading/cancel-all-orders.use-case';
import { OrderTicket } from '../../../src/application/trading/order-ticket';
import type { Placement } from '../../../src/application/trading/place-once';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { Balances } from '../../../src/application/trading/balances';
import { TradingAccount } from '../../../src/application/trading/trading-account';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { tradingModule } from '../../../src/application/trading/trading.wiring';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { languageCodes, languages } from '../../../src/domain/platform/language';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { orderProblems } from '../../../src/domain/trading/order-rules';
import { isOpen, type Order } from '../../../src/domain/trading/order';
import { Container } from '../../../src/infrastructure/container/container';
import { securityModule } from '../../../src/application/security/security.wiring';
import { stepUpModule } from '../../../src/presentation/account-kit/step-up.wiring';
import { overviewModule } from '../../../src/presentation/account/account-stores.wiring';
import { settingsModule } from '../../../src/presentation/account/settings-stores.wiring';
import { subAccountsModule } from '../../../src/presentation/account/sub-accounts.wiring';
import { PreferencesStore } from '../../../src/presentation/platform/preferences.store';
import { profileModule } from '../../../src/application/account/profile.wiring';
import { favouriteListsModule } from '../../../src/application/markets/favourite-lists.wiring';
import { favouritesModule } from '../../../src/presentation/markets/favourites.wiring';
import { notificationsStores } from '../../../src/presentation/notifications/notifications-stores.wiring';
import { referralStores } from '../../../src/presentation/referral/referral-stores.wiring';
import { accountLayerStores } from '../../../src/presentation/platform/account-layer-stores.wiring';
import { visitorLayerStores } from '../../../src/presentation/platform/visitor-layer-stores.wiring';
import { shellModule } from '../../../src/presentation/app/shell.wiring';
import { securityStores } from '../../../src/presentation/security/security-stores.wiring';
import { signInMethodsModule } from '../../../src/presentation/sign-in-methods/sign-in-methods.wiring';
import { LanguageStore } from '../../../src/presentation/platform/language.store';
import { NoticesStore } from '../../../src/presentation/platform/notices.store';
import { TickersStore } from '../../../src/presentation/markets/tickers.store';
import { fakeEnvironment, fakesAssembly, FakeDevice, type FakeSurroundings } from '../../../tests/fakes/fakes-assembly';
import type { HostTrading } from '../../../tests/fakes/host-trading';
import { coreAccounts, coreSettings } from './core-accounts';
import { coreNotifications, coreReferral } from './core-growth';
import { coreKeys } from './core-keys';
import { coreContracts } from './core-contracts';
import { contractAccountModule } from '../../../src/application/trading/contract-account.wiring';
import { contractDesksModule, contractStoresModule } from '../../../src/presentation/trading/desk/contract-desk.wiring';
import type { ContractsAbility } from '../abilities/contracts';
import { coreLayout } from './core-layout';
import { coreCommands } from './core-commands';
import { coreTrust } from './core-trust';
import { riskLimitsModule, riskModule } from '../../../src/application/trading/risk.wiring';
import { coreChart } from './core-chart';
import { coreMargin } from './core-margin';
import { corePortfolio } from './core-portfolio';
import type { PortfolioAbility } from '../abilities/portfolio';
import { portfolioModule } from '../../../src/application/trading/portfolio.wiring';
import { historiesModule } from '../../../src/presentation/trading/portfolio/histories/histories-store.wiring';
import { orderDeskModule } from '../../../src/presentation/trading/portfolio/orders/order-desk.wiring';
import { boardsModule } from '../../../src/presentation/trading/multi/boards.wiring';
import { terminalLayoutModule } from '../../../src/presentation/trading/layout/terminal-layout.wiring';
import { workspacesModule } from '../../../src/presentation/trading/layout/workspaces.wiring';
import type { BookAbility } from '../abilities/book';
import type { ChartAbility } from '../abilities/chart';
import { coreBook } from './core-book';
import type { CommandsAbility } from '../abilities/commands';
import type { TicketAbility } from '../abilities/ticket';
import type { TrustAbility } from '../abilities/trust';
import { coreOrderEntry } from './core-order-entry';
import type { OrderEntryAbility } from '../abilities/order-entry';
import { coreTicket } from './core-ticket';
import type { LayoutAbility } from '../abilities/layout';
import { coreVerification } from './core-verification';
import { credentialsModule } from '../../../src/application/security/credentials.wiring';
import { marginModule } from '../../../src/application/trading/margin.wiring';
import { verificationModule } from '../../../src/application/verification/verification.wiring';
import { apiKeysModule } from '../../../src/presentation/credentials/api-keys.wiring';
import { spotMarginModule } from '../../../src/presentation/spot-margin/spot-margin-store.wiring';
import { verificationPageModule } from '../../../src/presentation/verification/verification-store.wiring';
import { coreSecurity } from './core-security';
import { coreSignInMethods, KeptSecrets } from './core-sign-in-methods';
import { coreWaysIn } from './core-ways-in';
import { coreAgreements, coreConsent, coreFavourites, coreSurvey, coreUpgrade, startLayers } from './core-layers';
import type { AccountAbility, AccountsAbility, Actor, KeysAbility, MarginAbility, VerificationAbility, AgreementsAbility, ConnectionWords, ConsentAbility, FavouritesAbility, NotificationsAbility, ReferralAbility, SecurityAbility, SignInMethodsAbility, WaysInAbility, SurveyAbility, UpgradeAbility, FieldProblem, SeenBalance, SeenOrder, SeenTrade, SettingsAbility, TradingAbility, WantedOrder, WatchingAbility } from '../actor';

const password = 'correct horse';

/** Runs a promise to its end while virtual time passes. */
export type Settle = <T>(promise: Promise<T>) => Promise<T>;

/** Somebody who uses the product without its pages: use cases, rules and stores on fakes. */
export class CoreActor implements Actor {
  readonly email: string;
  device = new FakeDevice();
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
  contracts!: ContractsAbility;
  layout!: LayoutAbility;
  portfolio!: PortfolioAbility;
  commands!: CommandsAbility;
  trust!: TrustAbility;
  chart!: ChartAbility;
  entry!: OrderEntryAbility;
  ticket!: TicketAbility;
  book!: BookAbility;
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
  ) {
    this.email = `${name.toLowerCase()}@example.com`;
  }

  async reload(): Promise<void> {
    this.#stop();
    const { container, stop } = await visit({ ...this.surroundings, device: this.device, environment: this.environment, clockAhead: this.#clockAhead });
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
    this.notifications = coreNotifications(container, this.settle);
    this.referral = coreReferral(container, this.settle);
    this.accounts = coreAccounts(container, this.settle, async () => this.#openTab());
    this.keys = coreKeys(container, this.surroundings.host, this.email, this.settle);
    this.verification = coreVerification(container, this.surroundings.host, this.device, this.settle);
    this.margin = coreMargin(container, this.settle);
    this.portfolio = corePortfolio(container, this.surroundings.host, this.settle);
    this.contracts = coreContracts(container, this.surroundings.time, this.settle);
    this.layout = coreLayout(container);
    this.commands = coreCommands(container, () => this.trading.symbol, this.settle, () => this.#openTab());
    this.trust = coreTrust(container, this.settle);
    this.entry = coreOrderEntry(container, this.settle);
    this.ticket = coreTicket(container, this.settle);
    this.chart = coreChart(container, () => this.trading.symbol, this.settle, {
      time: this.surroundings.time,
      setMachineClock: async (hoursAhead) => {
        this.#clockAhead = hoursAhead * 3_600_000;
        await this.reload();
      },
    });
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

  async #openTab(): Promise<Container> {
    const { container, stop } = await visit({ ...this.surroundings, device: this.device, environment: this.environment });
    this.#otherTabs.push(stop);
    return container;
  }
}

async function visit(surroundings: FakeSurroundings): Promise<{ readonly container: Container; readonly stop: () => void }> {
  const assembly = fakesAssembly(surroundings);
  const container = new Container();
  const layers = [visitorLayerStores, profileModule, favouriteListsModule, favouritesModule, accountLayerStores, notificationsStores, referralStores, securityModule, stepUpModule, securityStores, subAccountsModule, overviewModule, settingsModule];
  container.load([...assembly.core, shellModule, signInModule, signInMethodsModule, tradingModule, credentialsModule, apiKeysModule, verificationModule, verificationPageModule, marginModule, spotMarginModule, contractAccountModule, contractStoresModule, portfolioModule, historiesModule, orderDeskModule, contractDesksModule, riskLimitsModule, riskModule, workspacesModule, terminalLayoutModule, boardsModule, ...layers]);
  for (const load of Object.values(assembly.adapters)) container.load(await load());
  const stops = [container.resolve(LanguageStore), container.resolve(PreferencesStore), container.resolve(Session), container.resolve(TradingAccount)].map((each) => each.start());
  stops.push(container.resolve(MarketStreamPort).connect(), startLayers(container, surroundings.time));
  return { container, stop: () => stops.forEach((stop) => stop()) };
}

function coreAccount(container: Container, email: string, settle: Settle): AccountAbility {
  const notices = container.resolve(NoticesStore);
  const shown = (fits: (text: object) => boolean): number => notices.history.filter(({ text }) => fits(text)).length;
  const open = async (): Promise<void> => {
    await settle(container.resolve(SignUpWithPassword).execute(email, password, '/login'));
  };
  return {
    openAccount: open,
    haveAccount: open,
    async logIn(tried = password) {
      await settle(container.resolve(SignInWithPassword).execute(email, tried));
    },
    logOut: () => settle(container.resolve(LogOut).execute()),
    isLoggedIn: async () => container.resolve(Session).state.current.status === 'loggedIn',
    async chooseLanguage(name) {
      const code = languageCodes.find((each) => languages[each].name === name)!;
      await settle(container.resolve(LanguageStore).choose(code));
    },
    language: async () => container.resolve(LanguageStore).language.regionalTag,
    timesTold: async (key) => shown((text) => 'key' in text && text.key === key),
    timesToldWrongCredentials: async () => shown((text) => 'text' in text && String(text.text).includes('is wrong')),
  };
}

class CoreTrading implements TradingAbility {
  #placements: (Placement | { readonly status: 'busy' })[] = [];

  constructor(
    private readonly container: Container,
    private readonly settle: Settle,
    public symbol: string | undefined,
  ) {}

  async open(market: string): Promise<void> {
    this.symbol = symbolOfSlug(market.replace('/', '_'));
  }

  async bestBid(): Promise<string> {
    return String((await this.#book()).bids[0]![0]);
  }

  async bestOffer(): Promise<string> {
    return String((await this.#book()).asks[0]![0]);
  }

  async place(order: WantedOrder): Promise<void> {
    this.#placements.push(await this.settle(this.container.resolve(PlaceOrder).place(this.#intent(order))));
  }

  async placeTwiceAtOnce(order: WantedOrder): Promise<void> {
    const placeOrder = this.container.resolve(PlaceOrder);
    const ticket = new OrderTicket();
    const write = (): ReturnType<OrderTicket['place']> => ticket.place((onLost) => placeOrder.place(this.#intent(order), onLost));
    const both = [write(), write()];
    this.#placements.push(...(await this.settle(Promise.all(both))));
  }

  async problemsOf(wanted: WantedOrder): Promise<readonly FieldProblem[]> {
    const { side, price, quantity } = this.#intent(wanted);
    const book = await this.#book();
    const instrument = (await read(this.container.resolve(MarketDataPort).instruments())).find(({ symbol }) => symbol === this.symbol)!;
    const balances = await read(this.container.resolve(TradingPort).balances());
    const asset = side === 'BUY' ? instrument.quote : instrument.base;
    const problems = orderProblems(
      { side, type: price ? 'LIMIT' : 'MARKET', price, quantity },
      {
        instrument,
        bestBid: decimal(book.bids[0]![0]),
        bestAsk: decimal(book.asks[0]![0]),
        available: balances.find((balance) => balance.asset === asset)?.available,
      },
    );
    return problems.map(({ field, reason }) => ({ field: field === 'amount' ? 'quantity' : field, reason }) as FieldProblem);
  }

  async outcome(): ReturnType<TradingAbility['outcome']> {
    const status = this.#placements.at(-1)?.status;
    return status === 'busy' ? undefined : status;
  }

  async cancelAll(): Promise<void> {
    await this.settle(this.container.resolve(CancelAllOrders).cancelAll(this.symbol!));
  }

  /** Orders that reached the exchange from this visit. */
  get port(): HostTrading {
    return this.container.resolve(TradingPort) as HostTrading;
  }

  async openOrders(): Promise<readonly SeenOrder[]> {
    const state = this.container.resolve(OpenOrders).state.current;
    return state.status === 'ready' ? state.value.filter(isOpen).map(seenOrder) : [];
  }

  async orderHistory(): Promise<readonly SeenOrder[]> {
    return (await read(this.port.orderHistory({ page: 1, size: 50 }))).rows.map(seenOrder);
  }

  async fills(): Promise<readonly SeenTrade[]> {
    const { rows } = await read(this.port.fills({ page: 1, size: 50 }));
    return rows.map(({ side, price, quantity }) => ({ side, price: decimalText(price), quantity: decimalText(quantity) }));
  }

  async tape(): Promise<readonly SeenTrade[]> {
    const trades = await read(this.container.resolve(MarketDataPort).recentTrades(this.symbol!, 50));
    return trades.map(({ side, price, size }) => ({ side, price: String(price), quantity: String(size) }));
  }

  async balance(asset: string): Promise<SeenBalance | undefined> {
    const state = this.container.resolve(Balances).state.current;
    const balance = state.status === 'ready' ? state.value.find((each) => each.asset === asset) : undefined;
    return balance && { holding: decimalText(balance.holding), available: decimalText(balance.available) };
  }

  async askForSomethingPrivate(): Promise<void> {
    await this.settle(this.port.balances());
  }

  async isWhereTradingWas(): Promise<boolean> {
    return this.symbol !== undefined;
  }

  /** Pages offer it to whoever is logged out; here it is enough that a new log-in is possible. */
  async isOfferedToLogIn(): Promise<boolean> {
    return this.container.resolve(Session).state.current.status === 'loggedOut';
  }

  #intent({ side, quantity, price }: WantedOrder) {
    return {
      symbol: this.symbol!,
      side,
      type: price === undefined ? ('MARKET' as const) : ('LIMIT' as const),
      quantity: decimal(quantity),
      price: price === undefined ? undefined : decimal(price),
    };
  }

  #book() {
    return read(this.container.resolve(MarketDataPort).orderBook(this.symbol!, 50));
  }
}

function coreWatching(container: Container, { time }: { readonly time: Scheduler & Clock }, device: FakeDevice): WatchingAbility {
  const stream = container.resolve(MarketStreamPort);
  let tickers: TickersStore | undefined;
  return {
    async openMarkets() {
      tickers = new TickersStore(stream, time, time, fakeEnvironment);
      tickers.start();
    },
    async connection(): Promise<ConnectionWords> {
      const { phase, retry } = { retry: 0, ...stream.connection.current };
      if (phase === 'open') return 'live';
      if (phase === 'offline') return 'offline';
      return phase === 'connecting' && retry === 0 ? 'connecting' : 'reconnecting';
    },
    seesLivePrices: async () => tickers !== undefined && tickers.symbols.length > 0 && !tickers.stale,
    reconnect: async () => stream.reconnect(),
    setOnline: async (online) => device.page.online.set(online),
  };
}

async function read<T>(answer: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly kind: string } }>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`The host refused: ${result.error.kind}`);
  return result.value;
}

function seenOrder(order: Order): SeenOrder {
  return {
    side: order.side,
    quantity: decimalText(order.quantity ?? order.executed),
    price: order.price && decimalText(order.price),
    filled: order.status === 'FILLED',
  };
}
