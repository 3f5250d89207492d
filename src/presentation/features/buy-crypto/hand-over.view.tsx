import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Purchase } from '../../../domain/wallet/purchase';
import { Modal } from '../../kit/antd/modal';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ExternalButton } from '../../kit/controls/external-button';
import { Fact, Facts } from '../../kit/controls/facts';
import { useExact } from '../money-kit/use-exact';
import type { BuyCryptoStore } from './buy-crypto.store';

interface HandOverProps {
  readonly store: BuyCryptoStore;
  readonly purchase: Purchase;
}

/** Before somebody leaves for the provider: who takes the money, and for what. */
export const HandOver = observer(function HandOver({ store, purchase }: HandOverProps) {
  const { t } = useTranslation(['buyCrypto', 'common']);
  const exact = useExact();
  const { provider, pays, currency, receives, asset, payUrl } = purchase;
  return (
    <Modal title={t('handOver.title', { provider })} onClose={() => store.leave()}>
      <DialogText>{t('handOver.text', { provider })}</DialogText>
      <Facts>
        <Fact name={t('pay')}>
          {exact(pays)} {currency}
        </Fact>
        <Fact name={t('receive')}>
          {exact(receives)} {asset}
        </Fact>
      </Facts>
      <DialogActions>
        <Button onClick={() => store.leave()}>{t('common:action.close')}</Button>
        {payUrl === undefined ? null : (
          <ExternalButton variant="primary" href={payUrl}>
            {t('handOver.go')}
          </ExternalButton>
        )}
      </DialogActions>
    </Modal>
  );
});
