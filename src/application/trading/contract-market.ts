import type { ContractTerms } from '../../domain/trading/margin-terms';
import type { Unsubscribe } from '../kernel/observable-value';
import { ContractPrices } from '../markets/contract-prices';
import { ContractStreamPort } from '../markets/contract-stream.port';
import { FuturesPort } from '../markets/futures.port';
import { Recovery } from '../kernel/recovery';
import { Session } from '../session/session';
import { AccountRisk } from './account-risk';
import { ChangeMarginSettings } from './change-margin-settings.use-case';
import { ContractAccount } from './contract-account';
import { MarginSettings } from './margin-settings';
import { OpenOrders } from './open-orders';
import { FollowedFees, PositionFees } from './position-fees';
import { Positions } from './positions';
import { PositionsPort } from './positions.port';
import type { Needs } from '../kernel/token';

/** What a perpetual is traded by beside its book: its prices, how the account margins it, and how both stand. */
export class ContractMarket {
  constructor(
    readonly symbol: string,
    readonly prices: ContractPrices,
    readonly settings: MarginSettings,
    readonly positions: Positions,
    readonly risk: AccountRisk,
    readonly openOrders: OpenOrders,
    readonly fees: FollowedFees,
    private readonly account: ContractAccount,
    private readonly session: Session,
  ) {}

  /** How the account trades the contract; `undefined` while that is not known. */
  get terms(): ContractTerms | undefined {
    const { leverage } = this.settings;
    if (!leverage) return undefined;
    const { positionMode, marginMode } = leverage;
    return { positionMode, marginMode, positions: this.positions.of(this.symbol) };
  }

  /** Follows prices and account until stopped, and settings that are changed elsewhere. */
  start(): Unsubscribe {
    const { prices, account, positions, risk, session } = this;
    const stops = [
      prices.start(),
      account.start(),
      session.state.subscribe(() => this.#read()),
      positions.state.subscribe(() => this.#compare()),
      risk.state.subscribe(() => this.#compare()),
      this.#afterInterruptions(),
    ];
    this.#read();
    this.fees.follow(positions.of(this.symbol));
    return () => {
      stops.forEach((stop) => stop());
      this.fees.follow([]);
      this.settings.leave();
    };
  }

  #loggedIn: boolean | undefined;
  #read(): void {
    const loggedIn = this.session.state.current.status === 'loggedIn';
    if (loggedIn === this.#loggedIn) return;
    this.#loggedIn = loggedIn;
    void this.settings.read(loggedIn);
  }

  #differed = false;
  #compare(): void {
    const { settings, positions, risk, symbol } = this;
    const differs = settings.differsFrom(positions.of(symbol), risk.value);
    if (differs && !this.#differed && settings.busy === undefined) void settings.refresh();
    this.#differed = differs;
    this.fees.follow(positions.of(symbol));
  }

  #afterInterruptions(): Unsubscribe {
    let stale = this.risk.stale;
    return this.risk.state.subscribe(() => {
      if (stale && !this.risk.stale) void this.settings.refresh();
      stale = this.risk.stale;
    });
  }
}

/** Brings a market what a perpetual has beside a spot market. */
export class ContractMarkets {
  static readonly needs: Needs<typeof ContractMarkets> = [
    ContractStreamPort,
    PositionsPort,
    FuturesPort,
    ChangeMarginSettings,
    Positions,
    AccountRisk,
    OpenOrders,
    ContractAccount,
    Session,
    Recovery,
    PositionFees,
  ];

  constructor(
    private readonly stream: ContractStreamPort,
    private readonly positionsPort: PositionsPort,
    private readonly futures: FuturesPort,
    private readonly changes: ChangeMarginSettings,
    private readonly positions: Positions,
    private readonly risk: AccountRisk,
    private readonly openOrders: OpenOrders,
    private readonly account: ContractAccount,
    private readonly session: Session,
    private readonly recovery: Recovery,
    private readonly fees: PositionFees,
  ) {}

  of(symbol: string): ContractMarket {
    const { positions, risk, openOrders, account, session } = this;
    return new ContractMarket(
      symbol,
      new ContractPrices(symbol, this.stream),
      new MarginSettings(symbol, this.positionsPort, this.futures, this.changes, this.recovery),
      positions,
      risk,
      openOrders,
      new FollowedFees(this.fees),
      account,
      session,
    );
  }
}
