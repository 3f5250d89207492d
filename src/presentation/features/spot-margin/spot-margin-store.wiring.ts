import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { MarginPort } from '../../../application/trading/margin.port';
import { MarginQueries } from '../../../application/trading/margin.queries';
import { SpotMarginStore } from './spot-margin.store';

export const spotMarginModule = defineModule('spot-margin', [
  provideClass(SpotMarginStore, MarginQueries, MarginPort, NoticesPort),
]);
