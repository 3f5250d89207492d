import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../runtime/app-context';
import { ConsentBanner } from './consent-banner.view';
import { RegionNotice } from './region-notice.view';
import { RegionNoticeStore } from './region-notice.store';
import { ServiceNotice } from './service-notice.view';
import { ServiceStateStore } from './service-state.store';
import { view } from '../../runtime/feature';

export interface VisitorLayerStores {
  readonly regionNotice: RegionNoticeStore;
  readonly service: ServiceStateStore;
}

/** What any visitor is told or asked, the most pressing first. */
export const VisitorLayer = observer(function VisitorLayer({ stores }: { readonly stores: VisitorLayerStores }) {
  const { region, tracking } = useApp();
  const { regionNotice, service } = stores;
  useEffect(() => region.start(), [region]);
  useEffect(() => service.start(), [service]);
  return (
    <>
      {service.down ? <ServiceNotice service={service} /> : null}
      {tracking.unasked ? (
        <ConsentBanner explicit={region.eu !== false} onAnswer={(answer) => tracking.choose(answer)} />
      ) : null}
      {regionNotice.country === undefined ? null : (
        <RegionNotice country={regionNotice.country} onClose={() => regionNotice.putAway()} />
      )}
    </>
  );
});

export default view(VisitorLayer, { regionNotice: RegionNoticeStore, service: ServiceStateStore });
