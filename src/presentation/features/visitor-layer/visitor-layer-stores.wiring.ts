import { defineModule, provideClass } from '../../../application/kernel/provider';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import { ConfigurationPort } from '../../../application/platform/configuration.port';
import { DeviceNotices } from '../../../application/platform/device-notices';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import { PagePort } from '../../../application/platform/page.port';
import { RegionNoticeStore } from './region-notice.store';
import { RegionStore } from '../../runtime/stores/region.store';
import { ServiceStateStore } from './service-state.store';

/** The stores of the visitors' layer, apart from its views. */
export const visitorLayerStores = defineModule('presentation/visitor-layer', [
  provideClass(DeviceNotices, LocalStoragePort),
  provideClass(RegionNoticeStore, RegionStore, DeviceNotices),
  provideClass(ServiceStateStore, ConfigurationPort, Scheduler, PagePort),
]);
