import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useReserveValue } from './use-reserve-value';
import { RatioCard } from './ratio-card.view';
import styles from './reserves.module.css';
import type { ReservesStore } from './reserves.store';

/** How much is there for what is owed, and how much of it in the exchange's own custody. */
export const ReserveRatios = observer(function ReserveRatios({ reserves }: { readonly reserves: ReservesStore }) {
  const { t } = useTranslation('reserves');
  const value = useReserveValue(reserves);
  const { figures } = reserves;
  const owed = { name: t('ratio.liabilities'), value: value(figures?.liabilities) };
  return (
    <div className={styles.ratios}>
      <RatioCard
        name={t('ratio.reserve')}
        ratio={figures?.ratio}
        parts={[{ name: t('ratio.assets'), value: value(figures?.assets) }, owed]}
        sentence="ratio.reserveText"
      />
      <RatioCard
        informal
        name={t('ratio.custody')}
        ratio={figures?.custodyRatio}
        parts={[{ name: t('ratio.inCustody'), value: value(figures?.custody) }, owed]}
        sentence="ratio.custodyText"
      />
    </div>
  );
});
