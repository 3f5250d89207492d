import { defineModule, provideClass } from '../kernel/provider';
import { Random } from '../kernel/random.port';
import { Scheduler } from '../kernel/scheduler.port';
import { LocalStoragePort } from '../platform/local-storage.port';
import { TrackingPort } from '../platform/tracking.port';
import { Session } from '../session/session';
import { AccountStreamPort } from './account-stream.port';
import { Balances } from './balances';
import { CancelAllOrders } from './cancel-all-orders.use-case';
import { CancelOrder } from './cancel-order.use-case';
import { OpenOrders } from './open-orders';
import { OrderGuards } from './order-guards';
import { PlaceOrder } from './place-order.use-case';
import { TradingAccount } from './trading-account';
import { TradingPort } from './trading.port';

export const tradingModule = defineModule('application/trading', [
  provideClass(OrderGuards, LocalStoragePort, Scheduler),
  provideClass(PlaceOrder, TradingPort, Random, Scheduler, TrackingPort, OrderGuards),
  provideClass(CancelOrder, TradingPort),
  provideClass(CancelAllOrders, TradingPort),
  provideClass(OpenOrders, TradingPort, AccountStreamPort),
  provideClass(Balances, TradingPort, AccountStreamPort),
  provideClass(TradingAccount, Session, AccountStreamPort, OpenOrders, Balances),
]);
