import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EarnQueries } from '../../../application/earn/earn.queries';
import { known } from '../../../application/kernel/resource';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { Figure } from './figure';
import styles from './later.module.css';

/** What somebody who subscribes now earns at most in a year, and with which coin. */
function BestRate({ stores: { earn } }: { readonly stores: { readonly earn: EarnQueries } }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const products = useMemo(() => earn.products(), [earn]);
  const best = bestOf(known(useResource(products)) ?? []);
  return (
    <Figure name={t('products.earn.best')}>
      {format.share(best?.apr)} {best ? <span className={styles.unit}>{best.asset}</span> : null}
    </Figure>
  );
}

/** Of those that take money now. */
export function bestOf(products: readonly EarnProduct[]): EarnProduct | undefined {
  return products
    .filter(({ soldOut, paused }) => !soldOut && !paused)
    .reduce<EarnProduct | undefined>((best, each) => (best?.apr.gte(each.apr) ? best : each), undefined);
}

export default view(BestRate, { earn: EarnQueries });
