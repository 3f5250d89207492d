import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { earnSums } from '../../../domain/earn/earn-summary';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import type { Decimal } from '../../../domain/shared/decimal';
import type { EarnStore } from './earn.store';
import styles from './earn.module.css';
import { OwnSum } from './own-sum.view';

const figures = ['total', 'yesterday', 'cumulative'] as const;

/** What the account has in products that earn, by asset: all of it, what may be forfeited, of yesterday, since the beginning. */
export function EarnSummary({ earn }: { readonly earn: EarnStore }) {
  const { t } = useTranslation('earn');
  const now = useExchangeNow(false);
  const book = known(useResource(useMemo(() => earn.queries.book(), [earn])));
  const history = known(useResource(useMemo(() => earn.queries.wholeHistory(), [earn])));
  const sums = book && history ? earnSums(book, history, now) : undefined;
  const line = (figure: (typeof figures)[number]) =>
    sums?.map((sum): readonly [string, Decimal] => [sum.asset, sum[figure]]);
  const forfeitable = sums?.filter((sum) => sum.forfeitable.gt(0)) ?? [];
  return (
    <section className={styles.summary} aria-label={t('summary.title')}>
      <Facts figures>
        {figures.map((figure) => (
          <Fact key={figure} name={t(`summary.${figure}`)}>
            <OwnSum amounts={line(figure)} />
          </Fact>
        ))}
        {forfeitable.length === 0 ? null : (
          <Fact name={t('summary.forfeitable')}>
            <OwnSum amounts={forfeitable.map((sum): readonly [string, Decimal] => [sum.asset, sum.forfeitable])} />
          </Fact>
        )}
      </Facts>
    </section>
  );
}
