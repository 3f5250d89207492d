import { marginModule } from '../../../application/trading/margin.wiring';
import { routeModule } from '../../runtime/route';
import { spotMarginModule } from './spot-margin-store.wiring';
import { SpotMarginPage } from './spot-margin.page';
import { SpotMarginStore } from './spot-margin.store';

export const spotMarginPage = routeModule({
  Page: SpotMarginPage,
  modules: [marginModule, spotMarginModule],
  stores: { margin: SpotMarginStore },
});
