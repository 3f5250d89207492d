import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ComeBack } from '../../../application/platform/come-back';
import { DeviceRoomPort } from '../../../application/platform/device-room.port';
import { useApp } from '../../runtime/app-context';
import { InstalledAppStore } from '../offline/installed-app.store';
import { KeptAnswersNote } from '../offline/kept-answers.view';
import { KeptFiguresStore } from '../offline/kept-figures.store';
import { NewVersion } from '../offline/new-version.view';
import { FullDeviceNotice } from './full-device-notice.view';
import { RegionNotice } from './region-notice.view';
import { RegionNoticeStore } from './region-notice.store';
import { ReleaseNews } from './release-news.view';
import { ReleaseNewsStore } from './release-news.store';
import { ServiceNotice } from './service-notice.view';
import { ServiceStateStore } from './service-state.store';
import { HostSwitches } from '../switches/host-switches';
import { view } from '../../runtime/feature';

interface VisitorLayerStores {
  readonly regionNotice: RegionNoticeStore;
  readonly service: ServiceStateStore;
  readonly releases: ReleaseNewsStore;
  readonly app: InstalledAppStore;
  readonly figures: KeptFiguresStore;
  readonly room: DeviceRoomPort;
}

/** What any visitor is told or asked, the most pressing first. */
const VisitorLayer = observer(function VisitorLayer({ stores }: { readonly stores: VisitorLayerStores }) {
  const { region, language } = useApp();
  const { regionNotice, service, releases, app, figures, room } = stores;
  const { code } = language.language;
  useEffect(() => region.start(), [region]);
  useEffect(() => service.start(), [service]);
  useEffect(() => app.start(), [app]);
  useEffect(() => figures.start(), [figures]);
  useEffect(() => void releases.read(code), [releases, code]);
  return (
    <>
      {service.down ? <ServiceNotice service={service} /> : null}
      <KeptAnswersNote figures={figures} />
      <FullDeviceNotice room={room} />
      <NewVersion app={app} />
      {regionNotice.country === undefined ? null : (
        <RegionNotice country={regionNotice.country} onClose={() => regionNotice.putAway()} />
      )}
      <ReleaseNews releases={releases} />
    </>
  );
});

export default view(
  VisitorLayer,
  {
    regionNotice: RegionNoticeStore,
    service: ServiceStateStore,
    releases: ReleaseNewsStore,
    app: InstalledAppStore,
    figures: KeptFiguresStore,
    room: DeviceRoomPort,
  },
  [ComeBack, HostSwitches],
);
