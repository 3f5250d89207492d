import { FundingPort } from '../../../src/application/markets/funding.port';
import { ContractAccount } from '../../../src/application/trading/contract-account';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { decimal } from '../../../src/domain/shared/decimal';
import { marginRisk } from '../../../src/domain/trading/margin-risk';
import type { Container } from '../../../src/infrastructure/container/container';
import type { ContractDesk } from '../../../src/presentation/features/terminal/desk/contract-desk';
import { ContractDesks } from '../../../src/presentation/features/terminal/desk/contract-desks';
import { PositionsStore } from '../../../src/presentation/features/terminal/desk/positions.store';
import { StandingStore } from '../../../src/presentation/features/terminal/desk/standing.store';
import type { FakeScheduler } from '../../../tests/support/fake-scheduler';
import type { ContractsAbility } from '../abilities/contracts';
import type { Settle } from './core-actor';

export function coreContracts(
  container: Container,
  time: Pick<FakeScheduler, 'now'>,
  settle: Settle,
): ContractsAbility {
  const desks = container.resolve(ContractDesks);
  let symbol = '';
  let desk: ContractDesk;
  return {
    async look(market) {
      symbol = symbolOfSlug(market.replace('-', '_'))!;
      desk = desks.make(symbol);
      desks.open(symbol, desk);
      for (const store of [
        container.resolve(ContractAccount),
        container.resolve(PositionsStore),
        container.resolve(StandingStore),
      ])
        store.start();
      await settle(desk.settings.read(true));
    },
    async figures() {
      const { markPrice: mark, indexPrice: index, funding } = desk.contract;
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
      const { marginMode, positionMode } = desk.settings;
      return { marginMode: marginMode!, leverage: desk.settings.leverageOf()!, positionMode: positionMode! };
    },
    chooseLeverage: (leverage) => settle(desk.settings.setLeverage(leverage)),
    chooseMarginMode: (mode) => settle(desk.settings.setMarginMode(mode)),
    choosePositionMode: (mode) => settle(desk.settings.setPositionMode(mode)),
    async isToldWhyNot(what) {
      const failure = desk.settings.failureOf(what);
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
      const summary = desk.standing.value;
      const { level } = marginRisk(summary ?? {});
      return { level, ratio: level === 'none' ? undefined : summary!.marginRatio!.times(100).toNumber() };
    },
  };
}
