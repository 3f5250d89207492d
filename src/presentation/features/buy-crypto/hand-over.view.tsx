import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../domain/wallet/purchase';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ExternalButton } from '../../kit/controls/external-button';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark } from '../../kit/controls/mark';
import { useExact } from '../money-kit/use-exact';
import type { BuyCryptoStore } from './buy-crypto.store';
import { purchaseTones } from './purchase-list.view';
import type { PurchasesStore } from './purchases.store';

interface HandOverProps {
  readonly store: BuyCryptoStore;
  readonly purchases: PurchasesStore;
  /** As it was begun. */
  readonly purchase: Purchase;
}

/** Before somebody leaves for the provider: who takes the money, and for what; afterwards, what became of it. */
export const HandOver = observer(function HandOver({ store, purchases, purchase }: HandOverProps) {
  const { t } = useTranslation(['buyCrypto', 'common']);
  const exact = useExact();
  // Paid or refused on another page: what may be paid is told by the order as it is now, never by how it began.
  const order = purchases.orderOf(purchase);
  const { provider, pays, currency, receives, asset, payUrl, status } = order;
  const waits = status === 'WAITING';
  return (
    <Modal title={t(waits ? 'handOver.title' : 'handOver.order', { provider })} onClose={() => store.leave()}>
      <div role="status">
        {waits ? (
          <DialogText>{t('handOver.text', { provider })}</DialogText>
        ) : status === 'other' ? null : (
          <DialogText>{t(`handOver.now.${status}`)}</DialogText>
        )}
      </div>
      <Facts>
        <Fact name={t('pay')}>
          {exact(pays)} {currency}
        </Fact>
        <Fact name={t('receive')}>
          {exact(receives)} {asset}
        </Fact>
        <Fact name={t('orders.status')}>
          <Mark tone={purchaseTones[status]}>{t(`status.${status}`)}</Mark>
        </Fact>
      </Facts>
      <DialogActions>
        <Button onClick={() => store.leave()}>{t('common:action.close')}</Button>
        {!waits || payUrl === undefined ? null : (
          <ExternalButton variant="primary" href={payUrl}>
            {t('handOver.go')}
          </ExternalButton>
        )}
      </DialogActions>
    </Modal>
  );
});
