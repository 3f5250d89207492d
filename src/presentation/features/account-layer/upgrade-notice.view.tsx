import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { countdown } from './countdown';
import { LayerCard } from '../../kit/controls/layer-card';
import type { AnnouncedUpgrade } from './upgrade.store';

/** When the exchange will be worked on, and what becomes of open orders. */
export function UpgradeNotice({
  upgrade,
  onClose,
}: {
  readonly upgrade: AnnouncedUpgrade;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('layers');
  const format = useFormat();
  const left = countdown(upgrade.start, useExchangeNow(true));
  if (left === undefined) return null;
  return (
    <LayerCard title={t('upgrade.title', { left })} onClose={onClose}>
      <p>
        {t('upgrade.from', { start: format.dateTime(upgrade.start) })}{' '}
        {upgrade.end === undefined ? null : `${t('upgrade.until', { end: format.dateTime(upgrade.end) })} `}
        {t(upgrade.cancelsOrders ? 'upgrade.cancels' : 'upgrade.keeps')}
      </p>
    </LayerCard>
  );
}
