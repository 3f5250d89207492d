import { routeModule } from '../../../runtime/route';
import { OrderSentence } from './order-sentence.view';

export const orderSentence = routeModule<object>({ Page: OrderSentence, modules: [], stores: {} });
