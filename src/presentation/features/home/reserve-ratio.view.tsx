import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { ReservesQueries } from '../../../application/reserves/reserves.queries';
import { reserveFigures } from '../../../domain/reserves/reserve-figures';
import type { Decimal } from '../../../domain/shared/decimal';
import { Fact, Facts } from '../../kit/controls/facts';
import { FailureState } from '../../kit/data/failure-state';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import styles from './later.module.css';

/** A circle of radius 52 whose whole way round stands for everything that is owed. */
const circumference = 2 * Math.PI * 52;

/** The reserve ratio as it is on its page, with what it is made of. */
function ReserveRatio({ stores: { reserves } }: { readonly stores: { readonly reserves: ReservesQueries } }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const coverage = useRatioFormat();
  const read = useMemo(() => reserves.sheet(false), [reserves]);
  const state = useResource(read);
  const sheet = known(state);
  if (state.status === 'failed' && !sheet)
    return <FailureState failure={state.failure} onRetry={() => void read.refresh()} />;
  const figures = sheet && reserveFigures(sheet);
  const value = (usdt: Decimal | undefined): string => (usdt ? `$${format.decimal(usdt, 2, 'down')}` : unknownFigure);
  const share = Math.min(1, figures?.ratio?.toNumber() ?? 0);
  return (
    <div className={styles.reserves}>
      <div className={styles.ring}>
        <svg viewBox="0 0 120 120" aria-hidden="true">
          <circle className={styles.track} cx="60" cy="60" r="52" />
          <circle
            className={styles.filled}
            cx="60"
            cy="60"
            r="52"
            strokeDasharray={`${share * circumference} ${circumference}`}
            transform="rotate(-90 60 60)"
          />
        </svg>
        <p className={styles.ratio}>
          <strong>{coverage(figures?.ratio)}</strong>
          <span>{t('reserves.ratio')}</span>
        </p>
      </div>
      <Facts figures>
        <Fact name={t('reserves.assets')}>{value(figures?.assets)}</Fact>
        <Fact name={t('reserves.owed')}>{value(figures?.liabilities)}</Fact>
        <Fact name={t('reserves.at')}>{format.dateTime(figures?.at)}</Fact>
      </Facts>
    </div>
  );
}

export default view(ReserveRatio, { reserves: ReservesQueries });
