import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { countdown } from '../account-layer/countdown';
import { LayerCard } from '../../kit/controls/layer-card';
import type { ServiceStateStore } from './service-state.store';

/** The exchange is being worked on, and for how long still. */
export const ServiceNotice = observer(function ServiceNotice({ service }: { readonly service: ServiceStateStore }) {
  const { t } = useTranslation('consent');
  const { state, endsAt } = service.state;
  const now = useExchangeNow(endsAt !== undefined);
  const left = endsAt === undefined ? undefined : countdown(endsAt, now);
  return (
    <LayerCard title={t(state === 'tradingMaintenance' ? 'service.trading' : 'service.all')}>
      <p>
        {left === undefined ? null : `${t('service.left', { time: left })} `}
        {t('service.unknown')}
      </p>
    </LayerCard>
  );
});
