import { type Units, unitsFromText, unitsText } from '../../sandbox/engine/model/units';
import { Instrument } from '../../sandbox/engine/model/instrument';
import type { Areas } from '../../sandbox/services/areas';
import type { Copy, CopyTerms as HostTerms } from '../../sandbox/services/copying/copy';
import { highestLeverage, leastCopied, mostCopied, mostSlippage } from '../../sandbox/services/copying/copy-bounds';
import { copyCosts } from '../../sandbox/services/copying/copy-costs';
import { copyPositions } from '../../sandbox/services/copying/copy-positions';
import { marketsOf } from '../../sandbox/services/social/copy-strategies';
import { holdingReturns } from '../../sandbox/services/social/holding-returns';
import { requireProduct } from '../../sandbox/services/users/products';
import { notFound } from '../../sandbox/shared/api-error';
import type { Needs } from '../../src/application/kernel/token';
import type { CopiesCommandsPort, NewCopy } from '../../src/application/social/copies-commands.port';
import type { CopiesPort } from '../../src/application/social/copies.port';
import { decimal, decimalText, type Decimal, divide } from '../../src/domain/shared/decimal';
import type { CopyTerms, OwnCopy } from '../../src/domain/social/own-copy';
import { HostCalls } from './host-session';

const money = (units: Units): Decimal => decimal(unitsText(units));
const known = (units: Units | undefined): Decimal | undefined => (units === undefined ? undefined : money(units));
const units = (value: Decimal | undefined): Units | undefined =>
  value === undefined ? undefined : unitsFromText(decimalText(value));

export class HostCopies implements CopiesPort, CopiesCommandsPort {
  static readonly needs: Needs<typeof HostCopies> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  terms(strategyId: string): ReturnType<CopiesPort['terms']> {
    return this.calls.open(({ copyStrategies, copyTrading, exchange }) => {
      const strategy = copyStrategies.byId(strategyId);
      if (strategy === undefined) throw notFound('strategy');
      const { copiers, inProfit, median } = copyTrading.copiersOf(strategy);
      return {
        profitShare: money(strategy.profitShare).toNumber(),
        minAmount: money(leastCopied),
        maxAmount: money(mostCopied),
        maxLeverage: highestLeverage,
        maxSlippage: money(mostSlippage).toNumber(),
        counterCopy: strategy.kind !== 'spot',
        symbols: exchange.instruments.map(({ symbol }) => symbol).filter(marketsOf[strategy.kind]),
        copiers,
        copiersInProfit: inProfit,
        medianReturn: median,
      };
    });
  }

  xray(strategyId: string, amount: number, days: number): ReturnType<CopiesPort['xray']> {
    return this.calls.open(({ copyTrading, copyXrays }) => {
      const { gross, fees, slippage, profitShare, compounding, net, measured } = copyXrays.of(
        copyTrading.listed(strategyId),
        amount,
        days,
      );
      return {
        days,
        gross: decimal(gross),
        fees: decimal(fees),
        slippage: slippage === undefined ? undefined : decimal(slippage),
        profitShare: decimal(profitShare),
        compounding: decimal(compounding),
        net: decimal(net),
        measuredTrades: measured,
      };
    });
  }

  copies(): ReturnType<CopiesPort['copies']> {
    return this.calls.as(({ applicationId }, areas) =>
      areas.copying.repository.ofOwner(applicationId).map((copy) => copyOf(copy, areas)),
    );
  }

  trades(copyId: string, page: number, size: number): ReturnType<CopiesPort['trades']> {
    return this.calls.as(({ applicationId }, { copying, exchange }) => {
      const copy = copying.own(applicationId, idOf(copyId));
      const { rows, total } = copying.repository.trades(copy.copyId, page, size);
      return {
        total,
        rows: rows.map((trade) => {
          const instrument = new Instrument(exchange.instruments.find(({ symbol }) => symbol === trade.symbol)!);
          const executed = money(instrument.baseUnits(trade.executed));
          return {
            tradeId: String(trade.tradeId),
            closing: trade.closing,
            symbol: trade.symbol,
            side: trade.side,
            status: trade.status,
            leadPrice: trade.leadPrice === undefined ? undefined : money(instrument.priceUnits(trade.leadPrice)),
            price: trade.executed === 0 ? undefined : divide(money(trade.notional), executed),
            wanted: money(instrument.baseUnits(trade.wanted)),
            executed,
            fee: money(trade.fee),
            slippageCost: money(copyCosts(exchange, [trade]).slippage),
            at: trade.at,
          };
        }),
      };
    });
  }

  profitShares(copyId: string): ReturnType<CopiesPort['profitShares']> {
    return this.calls.as(({ applicationId }, { copying }) => {
      const copy = copying.own(applicationId, idOf(copyId));
      return copying.repository.shares
        .of(copy.copyId)
        .map(({ at, profit, amount }) => ({ at, profit: money(profit), amount: money(amount) }));
    });
  }

  movements(copyId: string): ReturnType<CopiesPort['movements']> {
    return this.calls.as(({ applicationId }, { copying }) =>
      copying.movements
        .of(copying.own(applicationId, idOf(copyId)).copyId)
        .map(({ movementId, amount, at }) => ({ movementId: String(movementId), amount: money(amount), at })),
    );
  }

  holdingReturns(): ReturnType<CopiesPort['holdingReturns']> {
    return this.calls.as(({ applicationId }, { exchange, tradingRecord }) =>
      holdingReturns(exchange, tradingRecord, applicationId),
    );
  }

  move(copyId: string, amount: Decimal): ReturnType<CopiesCommandsPort['move']> {
    return this.calls.as(async ({ applicationId }, { copying }) => {
      const { shared } = await copying.move(applicationId, idOf(copyId), units(amount)!);
      return { shared: money(shared) };
    });
  }

  start({ strategyId, amount, counter, terms }: NewCopy): ReturnType<CopiesCommandsPort['start']> {
    return this.calls.as(async (user, { copying, copyTrading, features }) => {
      features.require(user, counter ? 'counter-copy' : 'copy-trading');
      requireProduct(user, 'COPY');
      copyTrading.listed(strategyId);
      const copy = { strategyId, amount: units(amount)!, counter, terms: termsOf(terms) };
      return { copyId: String((await copying.start(user.applicationId, copy)).copyId) };
    });
  }

  change(copyId: string, terms: CopyTerms): ReturnType<CopiesCommandsPort['change']> {
    return this.calls.as(({ applicationId }, { copying }) => {
      copying.change(applicationId, idOf(copyId), termsOf(terms));
    });
  }

  pause(copyId: string, paused: boolean): ReturnType<CopiesCommandsPort['pause']> {
    return this.calls.as(({ applicationId }, { copying }) => {
      copying.pause(applicationId, idOf(copyId), paused);
    });
  }

  stop(copyId: string, closePositions: boolean): ReturnType<CopiesCommandsPort['stop']> {
    return this.calls.as(async ({ applicationId }, { copying }) => {
      await copying.stop(applicationId, idOf(copyId), closePositions);
    });
  }

  closePosition(copyId: string, symbol: string): ReturnType<CopiesCommandsPort['closePosition']> {
    return this.calls.as(async ({ applicationId }, { copying }) => {
      await copying.closePosition(applicationId, idOf(copyId), symbol);
    });
  }
}

function copyOf(copy: Copy, { copying, copyTrading, exchange }: Areas): OwnCopy {
  const { name, leadTrader } = copyTrading.names(copy.strategyId);
  const { fees, slippage } = copyCosts(exchange, copying.repository.executed(copy.copyId));
  const kept = copying.ifKept(copy);
  return {
    copyId: String(copy.copyId),
    strategyId: copy.strategyId,
    strategyName: name,
    leadTrader,
    counter: copy.counter,
    status: copy.status === 'OPENING' ? 'other' : copy.status,
    end: copy.end,
    amount: money(copy.amount),
    taken: money(copy.taken),
    takeable: money(copying.takeable(copy)),
    releasable: known(kept?.releasable),
    shareDue: known(kept?.shared),
    worth: money(copying.worth(copy)),
    returned: known(copy.returned),
    sharedProfit: money(copy.shared),
    highWaterMark: money(copy.mark),
    fees: money(fees),
    slippageCost: money(slippage),
    startedAt: copy.startedAt,
    endedAt: copy.endedAt,
    terms: {
      ...copy.terms,
      amountPerTrade: known(copy.terms.amountPerTrade),
      mostPerTrade: known(copy.terms.mostPerTrade),
      stopLoss: known(copy.terms.stopLoss),
      takeProfit: known(copy.terms.takeProfit),
      slippage: money(copy.terms.slippage),
    },
    positions: (copy.status === 'ENDED' ? [] : copyPositions(exchange, copy.accountId)).map((position) => ({
      symbol: position.symbol,
      side: position.side,
      quantity: money(position.quantity),
      averageOpenPrice: money(position.averageOpenPrice),
      markPrice: known(position.markPrice),
      unrealizedPnl: known(position.unrealizedPnl),
      liquidationPrice: known(position.liquidationPrice),
    })),
  };
}

function termsOf(terms: CopyTerms): HostTerms {
  return {
    ...terms,
    amountPerTrade: units(terms.amountPerTrade),
    mostPerTrade: units(terms.mostPerTrade),
    stopLoss: units(terms.stopLoss),
    takeProfit: units(terms.takeProfit),
    slippage: units(terms.slippage)!,
  };
}

function idOf(copyId: string): number {
  const id = Number(copyId);
  if (!Number.isSafeInteger(id)) throw notFound('copy');
  return id;
}
