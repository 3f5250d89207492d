import { defineModule, provideClass } from '../../application/kernel/provider';
import { NoticesPort } from '../../application/platform/notices.port';
import { MarginPort } from '../../application/trading/margin.port';
import { MarginQueries } from '../../application/trading/margin.queries';
import { marginModule } from '../../application/trading/margin.wiring';
import { routeModule } from '../app/route';
import { SpotMarginPage } from './spot-margin.page';
import { SpotMarginStore } from './spot-margin.store';

export const spotMarginModule = defineModule('spot-margin', [provideClass(SpotMarginStore, MarginQueries, MarginPort, NoticesPort)]);

export const spotMarginPage = routeModule({ Page: SpotMarginPage, modules: [marginModule, spotMarginModule], stores: { margin: SpotMarginStore } });
