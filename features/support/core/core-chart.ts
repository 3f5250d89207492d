import { ContractAccount } from '../../../src/application/trading/contract-account';
import { contractAccountModule } from '../../../src/application/trading/contract-account.wiring';
import { MarketsQueries } from '../../../src/application/markets/markets.queries';
import { marketsModule } from '../../../src/application/markets/markets.wiring';
import { indicatorKind, indicatorKinds } from '../../../src/domain/markets/chart-indicators';
import type { Instrument } from '../../../src/domain/markets/instrument';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { PriceLine } from '../../../src/domain/trading/price-line';
import type { Container } from '../../../src/infrastructure/container/container';
import { OpenOrdersStore } from '../../../src/presentation/trading/account/open-orders.store';
import { openOrdersModule } from '../../../src/presentation/trading/account/open-orders.wiring';
import { ChartSetupStore } from '../../../src/presentation/trading/chart/chart-setup.store';
import { chartToolsModule } from '../../../src/presentation/trading/chart/chart-tools-stores.wiring';
import { OwnFillsStore } from '../../../src/presentation/trading/chart/own-fills.store';
import { PriceLinesStore } from '../../../src/presentation/trading/chart/price-lines.store';
import { contractStoresModule } from '../../../src/presentation/trading/desk/contract-desk.wiring';
import type { ChartAbility } from '../abilities/chart';
import type { Settle } from './core-actor';

/** @param market that is looked at */
export function coreChart(container: Container, market: () => string | undefined, settle: Settle): ChartAbility {
  container.load([marketsModule, openOrdersModule, contractAccountModule, contractStoresModule, chartToolsModule]);
  const setup = container.resolve(ChartSetupStore);
  const lines = container.resolve(PriceLinesStore);
  const fills = container.resolve(OwnFillsStore);
  let begun = false;
  const look = (): string => {
    if (!begun) for (const store of [container.resolve(ContractAccount), container.resolve(OpenOrdersStore)]) store.start();
    begun = true;
    return market()!;
  };
  const instrument = async (): Promise<Instrument> => {
    const all = container.resolve(MarketsQueries).instruments();
    await settle(all.refresh());
    const state = all.current;
    if (state.status !== 'ready') throw new Error('The markets could not be read.');
    return state.value.find(({ symbol }) => symbol === market())!;
  };
  const highest = (): PriceLine => lines.of(look())[0]!;
  return {
    async addIndicator(title) {
      setup.addIndicator(indicatorKinds.find((kind) => kind.title === title)!.name);
    },
    indicators: async () => setup.setup.indicators.map(({ name }) => indicatorKind(name)!.title),
    lines: async () => lines.shown(look()).map(({ price }) => ({ price: decimalText(price) })),
    async moveLine(price) {
      lines.propose(highest(), Number(price), await instrument());
    },
    isAsked: async () => lines.proposed !== undefined,
    confirm: () => settle(lines.confirm()),
    async bought() {
      const symbol = look();
      const stop = fills.follow(symbol);
      // Long enough for what the exchange remembers.
      await settle(Promise.resolve());
      const marked = fills.of(symbol).filter(({ side }) => side === 'BUY');
      if (marked.length === 0) return [];
      stop();
      return marked.map(({ quantity }) => decimalText(quantity));
    },
  };
}
