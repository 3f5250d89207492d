import type { ExchangeState } from '../../engine/exchange-state';
import { Account } from '../../engine/ledger/account';
import { insuranceAccount } from '../../engine/margin/contracts';
import { settlementAsset } from '../../engine/margin/account-margins';
import type {
  EngineMargin,
  EnginePosition,
  LeverageSetting,
  LeverageTier,
  MarginMode,
  MarginReads,
} from '../../engine/model/margin-model';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { type Steps, type Units, one } from '../../engine/model/units';
import type { MarginHistory } from './margin-history';

/** Positions and margin of the running exchange, and their stored past. */
export class ExchangeMargin implements MarginReads {
  constructor(
    private readonly state: ExchangeState,
    private readonly history: MarginHistory,
    private readonly clock: { now(): number },
  ) {}

  positions(accountId: string, symbol?: string): readonly EnginePosition[] {
    const { views, registry } = this.state.engine;
    const account = this.#account(accountId);
    const ordered = new Set([...registry.openOf(account)].map((order) => order.position));
    return [...account.positions.values()]
      .filter(
        (position) =>
          (symbol ?? position.instrument.symbol) === position.instrument.symbol &&
          (position.holding !== 0 || ordered.has(position)),
      )
      .map((position) => views.position(position, this.clock.now()));
  }

  summary(accountId: string): EngineMargin {
    return this.state.engine.views.summary(this.#account(accountId));
  }

  leverage(accountId: string, symbol: string, marginMode: MarginMode): LeverageSetting {
    const { books, views } = this.state.engine;
    const instrument = books.get(symbol)?.instrument;
    if (instrument === undefined) return { symbol, marginMode, positionMode: 'ONE_WAY', details: [] };
    return views.leverage(accountId, instrument, marginMode);
  }

  marginMode(accountId: string, symbol: string): MarginMode {
    return this.state.engine.margins.settings(accountId).marginModeOf(symbol);
  }

  collateral(accountId?: string): ReturnType<MarginReads['collateral']> {
    return this.state.engine.views.collateral(accountId);
  }

  buyingPower(accountId: string, symbol: string): { readonly base: Units; readonly quote: Units } {
    const { books, margins, views } = this.state.engine;
    const account = this.#account(accountId);
    const instrument = books.get(symbol)?.instrument;
    if (instrument === undefined) return { base: 0n, quote: 0n };
    if (!instrument.perpetual) {
      const spare = (asset: string): Units => {
        const balance = account.balances.get(asset);
        if (balance === undefined) return 0n;
        const free = margins.spareOf(balance);
        return free < balance.available ? free : balance.available;
      };
      return { base: spare(instrument.baseAsset), quote: spare(instrument.quoteAsset) };
    }
    const quote = views.contractPower(account, instrument);
    const mark = this.markPrice(symbol);
    return { base: mark === undefined || mark === 0n ? 0n : (quote * one) / mark, quote };
  }

  tiers(symbol: string): readonly LeverageTier[] {
    const instrument = this.state.engine.books.get(symbol)?.instrument;
    return instrument?.perpetual ? this.state.engine.margins.tiersOf({ instrument }) : [];
  }

  indexPrice(symbol: string): Units | undefined {
    return this.state.engine.prices.index(symbol);
  }

  markPrice(symbol: string): Units | undefined {
    return this.state.engine.prices.mark(symbol);
  }

  openInterest(symbol: string): Steps {
    return this.state.engine.contracts.openInterest(symbol);
  }

  funding(symbol: string): ReturnType<MarginReads['funding']> {
    return this.state.engine.funding.state(symbol, this.clock.now());
  }

  fundingHistory(filter: HistoryFilter): ReturnType<MarginReads['fundingHistory']> {
    return this.history.settlements(filter);
  }

  fundingPayments(accountId: string, filter: HistoryFilter): ReturnType<MarginReads['fundingPayments']> {
    return this.history.payments(accountId, filter);
  }

  liquidations(accountId: string, filter: HistoryFilter): ReturnType<MarginReads['liquidations']> {
    return this.history.liquidations(accountId, filter);
  }

  insuranceFund(): Units {
    return this.#account(insuranceAccount).balance(settlementAsset).holding;
  }

  insuranceHistory(limit: number): ReturnType<MarginReads['insuranceHistory']> {
    return this.history.insuranceFund(limit);
  }

  /** Somebody without an account has nothing, rather than being an error. */
  #account(accountId: string): Account {
    return this.state.engine.ledger.accounts.get(accountId) ?? new Account(accountId, 'customer');
  }
}
