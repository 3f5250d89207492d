import { defineModule, provideClass } from '../../../../application/kernel/provider';
import { OpenOrders } from '../../../../application/trading/open-orders';
import { tradingModule } from '../../../../application/trading/trading.wiring';
import { routeModule } from '../../../runtime/route';
import { TradePreferencesStore } from '../trade-preferences.store';
import { tradePreferencesModule } from '../trade-preferences.wiring';
import { BookOrdersStore } from './book-orders.store';
import { ContractTicket, type ContractTicketStores } from './contract-ticket.view';

const ticket = defineModule('presentation/contract-ticket', [provideClass(BookOrdersStore, OpenOrders)]);

export const contractTicket = routeModule<ContractTicketStores>({
  Page: ContractTicket,
  modules: [tradingModule, tradePreferencesModule, ticket],
  stores: { orders: BookOrdersStore, preferences: TradePreferencesStore },
});
