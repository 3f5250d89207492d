import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { switchedPage } from '../switches/switched-page';
import { view } from '../../runtime/feature';
import { MoneyFrame } from '../money-kit/money-frame.view';
import { BuyCryptoStore } from './buy-crypto.store';
import { BuyCard } from './buy-card.view';
import { HandOver } from './hand-over.view';
import { OfferList } from './offer-list.view';
import { PurchaseList } from './purchase-list.view';
import { PurchasesStore } from './purchases.store';
import styles from './buy-crypto.module.css';

interface BuyCryptoStores {
  readonly buy: BuyCryptoStore;
  readonly purchases: PurchasesStore;
}

const BuyCryptoPage = observer(function BuyCryptoPage({ stores }: { readonly stores: BuyCryptoStores }) {
  const { buy, purchases } = stores;
  const { session } = useApp();
  const { t } = useTranslation('buyCrypto');
  const { marks } = useFormat();
  const start = useEffectEvent(() => buy.start(marks));
  useEffect(() => start(), [buy]);
  return (
    <MoneyFrame
      title={t('title')}
      text={t('text')}
      invitation={{ title: t('invitation.title'), text: t('invitation.text') }}
      open={
        <div className={styles.columns}>
          <BuyCard store={buy} />
          <OfferList store={buy} onTaken={() => void purchases.refresh()} />
        </div>
      }
    >
      <PurchaseList key={session.visit} store={purchases} />
      {buy.begun ? <HandOver store={buy} purchases={purchases} purchase={buy.begun} /> : null}
    </MoneyFrame>
  );
});

export default view(switchedPage(BuyCryptoPage), {
  buy: BuyCryptoStore,
  purchases: PurchasesStore,
  features: FeaturesQueries,
});
