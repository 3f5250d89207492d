import { defineModule, provideClass } from '../kernel/provider';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { TrackingPort } from '../platform/tracking.port';
import { Session } from '../session/session';
import { AccountStanding } from './account-standing';
import { AccountStreamPort } from './account-stream.port';
import { AlgoOrdersPort } from './algo-orders.port';
import { ContractAccount } from './contract-account';
import { EditOrder } from './edit-order.use-case';
import { MarginPort } from './margin.port';
import { OpenAlgoOrders } from './open-algo-orders';
import { OrderGuards } from './order-guards';
import { PlaceAlgoOrder } from './place-algo-order.use-case';
import { Positions } from './positions';
import { PositionsPort } from './positions.port';
import { TradingPort } from './trading.port';

/** What an account has beside balances and orders of the book; comes with the first part of the page that shows it. */
export const contractAccountModule = defineModule('application/contract-account', [
  provideClass(Positions, PositionsPort, AccountStreamPort),
  provideClass(OpenAlgoOrders, AlgoOrdersPort, AccountStreamPort),
  provideClass(AccountStanding, MarginPort, AccountStreamPort),
  provideClass(PlaceAlgoOrder, AlgoOrdersPort, Random, Scheduler, TrackingPort, OrderGuards),
  provideClass(EditOrder, TradingPort, AlgoOrdersPort, Scheduler, OrderGuards),
  provideClass(ContractAccount, Session, Positions, OpenAlgoOrders, AccountStanding),
]);
