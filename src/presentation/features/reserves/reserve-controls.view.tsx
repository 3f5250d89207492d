import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { staleAfter } from '../../../domain/reserves/reserve-figures';
import { Segmented } from '../../kit/controls/segmented';
import { Switch } from '../../kit/controls/switch';
import { useFormat } from '../../kit/formats/use-format';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import styles from './reserves.module.css';
import type { ReservesStore } from './reserves.store';

const currencies = (['USD', 'BTC'] as const).map((value) => ({ value, label: value }));

/** In what the figures are shown, of which assets, and from when they are. */
export const ReserveControls = observer(function ReserveControls({ reserves }: { readonly reserves: ReservesStore }) {
  const { t } = useTranslation('reserves');
  return (
    <div className={styles.controls}>
      <Segmented
        size="small"
        label={t('currency')}
        value={reserves.currency}
        options={currencies}
        onChange={(currency) => reserves.show(currency)}
      />
      <Switch checked={!reserves.withoutProductToken} onChange={(on) => reserves.leaveProductTokenOut(!on)}>
        {t('productToken')}
      </Switch>
      <ReserveTime at={reserves.figures?.at} />
    </div>
  );
});

function ReserveTime({ at }: { readonly at: number | undefined }) {
  const { t } = useTranslation('reserves');
  const format = useFormat();
  const now = useExchangeNow(true);
  const old = at !== undefined && now - at > staleAfter;
  return (
    <p className={old ? styles.old : styles.time} role={old ? 'alert' : undefined}>
      {old
        ? t('stale', { time: format.dateTime(at), age: format.relative(at, now) })
        : t('updated', { time: format.dateTime(at) })}
    </p>
  );
}
