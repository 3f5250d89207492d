import { defineModule, provide } from '../application/kernel/provider';
import { NoticesPort } from '../application/platform/notices.port';
import { Tracking } from '../application/platform/tracking';
import { TrackingPort } from '../application/platform/tracking.port';
import { NoticesStore } from '../presentation/runtime/stores/notices.store';

/** Ports behind which stands the product itself, whatever the adapters are. */
export const productModule = defineModule('product', [
  provide(NoticesPort, NoticesStore),
  provide(TrackingPort, Tracking),
]);
