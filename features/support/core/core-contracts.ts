import { FundingPort } from '../../../src/application/markets/funding.port';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { decimal } from '../../../src/domain/shared/decimal';
import { marginRisk } from '../../../src/domain/trading/margin-risk';
import type { Composition } from '../../../src/main/composition';
import { ContractMarkets, type ContractMarket } from '../../../src/application/trading/contract-market';
import type { FakeScheduler } from '../../../tests/support/fake-scheduler';
import type { ContractsAbility } from '../abilities/contracts';
import type { Settle } from './core-actor';

export function coreContracts(
  container: Composition,
  time: Pick<FakeScheduler, 'now'>,
  settle: Settle,
): ContractsAbility {
  const markets = container.resolve(ContractMarkets);
  let symbol = '';
  let contract: ContractMarket;
  return {
    async look(market) {
      symbol = symbolOfSlug(market.replace('-', '_'))!;
      contract = markets.of(symbol);
      contract.start();
      await settle(contract.settings.read(true));
    },
    async figures() {
      const { markPrice: mark, indexPrice: index, funding } = contract.prices;
      return {
        mark,
        index,
        funding: funding && funding.rate * 100,
        settlesIn: funding && (funding.nextAt - time.now()) / 1000,
      };
    },
    async settledFunding() {
      const history = await settle(container.resolve(FundingPort).history({ symbol }));
      return history.ok ? history.value.rows.map(({ rate }) => rate.times(100).toNumber()) : [];
    },
    async margin() {
      const { marginMode, positionMode } = contract.settings;
      return { marginMode: marginMode!, leverage: contract.settings.leverageOf()!, positionMode: positionMode! };
    },
    chooseLeverage: (leverage) => settle(contract.settings.setLeverage(leverage)),
    chooseMarginMode: (mode) => settle(contract.settings.setMarginMode(mode)),
    choosePositionMode: (mode) => settle(contract.settings.setPositionMode(mode)),
    async isToldWhyNot(what) {
      const failure = contract.settings.failureOf(what);
      return (
        failure?.kind === 'rejected' && failure.reason === (what === 'leverage' ? 'leverageOutOfBounds' : 'modeInUse')
      );
    },
    async buy(quantity) {
      await settle(
        container.resolve(PlaceOrder).place({ symbol, side: 'BUY', type: 'MARKET', quantity: decimal(quantity) }),
      );
    },
    async risk() {
      const summary = contract.risk.value;
      const { level } = marginRisk(summary ?? {});
      return { level, ratio: level === 'none' ? undefined : summary!.marginRatio!.times(100).toNumber() };
    },
  };
}
