import { routeModule } from '../../runtime/route';
import { RegionNoticeStore } from './region-notice.store';
import { ServiceStateStore } from './service-state.store';
import { visitorLayerStores } from './visitor-layer-stores.wiring';
import { VisitorLayer, type VisitorLayerStores } from './visitor-layer.page';

export const visitorLayerModule = routeModule<VisitorLayerStores>({
  Page: VisitorLayer,
  modules: [visitorLayerStores],
  stores: { regionNotice: RegionNoticeStore, service: ServiceStateStore },
});
