import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { runInAction } from 'mobx';
import type { Startable } from '../../../../application/kernel/observable-value';
import { useApp } from '../../../runtime/app-context';
import { ContractDesks } from './contract-desks';
import { useDesk } from './desk-context';
import { view } from '../../../runtime/feature';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { PositionsStore } from './positions.store';
import { StandingStore } from './standing.store';
import { AlgoOrdersStore } from './algo-orders.store';

export interface ContractDeskStores {
  readonly desks: ContractDesks;
  readonly account: Startable;
  readonly positions: Startable;
  readonly standing: Startable;
  readonly algoOrders: Startable;
}

/** Shows nothing: gives the desk it stands in what its contract needs. */
export const ContractDeskOpener = observer(function ContractDeskOpener({
  stores,
}: {
  readonly stores: ContractDeskStores;
}) {
  const desk = useDesk();
  const { session } = useApp();
  const loggedIn = session.status === 'loggedIn';

  useEffect(() => {
    const stops = [stores.positions, stores.standing, stores.algoOrders, stores.account].map((store) => store.start());
    return () => stops.forEach((stop) => stop());
  }, [stores]);
  useEffect(() => {
    const contract = stores.desks.make(desk.instrument.symbol);
    runInAction(() => (desk.contract = contract));
    const stop = stores.desks.open(desk.instrument.symbol, contract);
    return () => {
      stop();
      runInAction(() => (desk.contract = undefined));
    };
  }, [stores, desk]);
  useEffect(() => {
    void desk.contract?.settings.read(loggedIn);
  }, [desk.contract, loggedIn]);
  return null;
});

export default view(ContractDeskOpener, {
  desks: ContractDesks,
  account: ContractAccount,
  positions: PositionsStore,
  standing: StandingStore,
  algoOrders: AlgoOrdersStore,
});
