import { defineModule, provideClass } from '../../application/kernel/provider';
import { Scheduler } from '../../application/kernel/scheduler.port';
import { ConfigurationPort } from '../../application/platform/configuration.port';
import { DeviceNotices } from '../../application/platform/device-notices';
import { LocalStoragePort } from '../../application/platform/local-storage.port';
import { PagePort } from '../../application/platform/page.port';
import { routeModule } from '../app/route';
import { RegionNoticeStore } from './region-notice.store';
import { RegionStore } from './region.store';
import { ServiceStateStore } from './service-state.store';
import { VisitorLayer, type VisitorLayerStores } from './visitor-layer.page';

const layer = defineModule('presentation/visitor-layer', [
  provideClass(DeviceNotices, LocalStoragePort),
  provideClass(RegionNoticeStore, RegionStore, DeviceNotices),
  provideClass(ServiceStateStore, ConfigurationPort, Scheduler, PagePort),
]);

export const visitorLayerModule = routeModule<VisitorLayerStores>({
  Page: VisitorLayer,
  modules: [layer],
  stores: { regionNotice: RegionNoticeStore, service: ServiceStateStore },
});
