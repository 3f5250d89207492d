import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceRoomPort } from '../../../application/platform/device-room.port';
import { LayerCard } from '../../kit/controls/layer-card';

/** What is kept on the device alone would otherwise be gone with the next visit, and nobody had been told. */
export const FullDeviceNotice = observer(function FullDeviceNotice({ room }: { readonly room: DeviceRoomPort }) {
  const { t } = useTranslation('layers');
  const [away, setAway] = useState(false);
  if (!room.full.current || away) return null;
  return (
    <LayerCard title={t('deviceFull.title')} onClose={() => setAway(true)}>
      <p>{t('deviceFull.text')}</p>
    </LayerCard>
  );
});
