import { routeModule } from '../../../app/route';
import { PositionCalculator } from './position-calculator.view';

export const positionCalculator = routeModule<object>({ Page: PositionCalculator, modules: [], stores: {} });
