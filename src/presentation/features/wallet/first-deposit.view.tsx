import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { ButtonLink } from '../../kit/controls/button-link';
import { useResource } from '../../kit/data/use-resource';
import { paths } from '../../runtime/paths';
import styles from './first-deposit.module.css';
import type { WalletStore } from './wallet.store';

/** The two ways to begin with, for an account that has nothing and into which nothing was ever paid. */
export const FirstDeposit = observer(function FirstDeposit({ wallet }: { readonly wallet: WalletStore }) {
  const { t } = useTranslation('wallet');
  const first = known(useResource(useMemo(() => wallet.queries.firstDeposit(), [wallet])));
  // What was given, bought or won is money to begin with too.
  const holdsNothing = wallet.holdings?.every(({ total }) => total.lte(0));
  if (!holdsNothing || !first || first.at !== undefined) return null;
  return (
    <section className={styles.card} aria-labelledby="first-deposit">
      <div>
        <h2 id="first-deposit" className={styles.title}>
          {t('first.title')}
        </h2>
        <p className={styles.text}>{t('first.text')}</p>
      </div>
      <div className={styles.ways}>
        <ButtonLink size="small" variant="primary" to={paths.inWallet('deposit')}>
          {t('first.deposit')}
        </ButtonLink>
        <ButtonLink size="small" to={paths.buyCrypto}>
          {t('action.buy')}
        </ButtonLink>
      </div>
    </section>
  );
});
