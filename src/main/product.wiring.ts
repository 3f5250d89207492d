import { defineModule, provide, provideValue } from '../application/kernel/provider';
import { NoticesPort } from '../presentation/kit/notices.port';
import { Tracking } from '../application/platform/tracking';
import { TrackingPort } from '../application/platform/tracking.port';
import { ProductPages } from '../presentation/runtime/feature';
import { NoticesStore } from '../presentation/runtime/stores/notices.store';
import { pages } from '../presentation/shell/pages';

/** What the product itself stands behind, whatever the adapters are. */
export const productModule = defineModule('product', [
  provide(NoticesPort, NoticesStore),
  provide(TrackingPort, Tracking),
  provideValue(ProductPages, pages),
]);
