import { routeModule } from '../../../../runtime/route';
import { PositionCalculator } from './position-calculator.view';

export const positionCalculator = routeModule<object>({ Page: PositionCalculator, modules: [], stores: {} });
