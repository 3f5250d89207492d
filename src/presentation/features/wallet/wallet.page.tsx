import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TradingAccount } from '../../../application/trading/trading-account';
import { MovableBalances } from '../../../application/wallet/movable-balances';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { MoneyFrame } from '../money-kit/money-frame.view';
import { useWalletPlace } from '../money-kit/wallet-address';
import { WalletHome } from './wallet-home.view';
import { WalletPlaces } from './wallet-places.view';
import { WalletStore } from './wallet.store';

export interface WalletStores {
  readonly wallet: WalletStore;
  readonly movable: MovableBalances;
}

const actions = ['deposit', 'withdraw', 'transfer', 'convert'] as const;

export const WalletPage = observer(function WalletPage({ stores }: { readonly stores: WalletStores }) {
  const { session, paths } = useApp();
  const { t } = useTranslation('wallet');
  const { place, asset } = useWalletPlace();
  const loggedIn = session.status === 'loggedIn';
  return (
    <MoneyFrame
      title={t('title')}
      opened={place && place !== 'asset' ? t(`action.${place}`) : asset}
      text={t('text')}
      invitation={{ title: t('invitation.title'), text: t('invitation.text') }}
      actions={
        loggedIn ? (
          <>
            {actions.map((action) => (
              <ButtonLink
                key={action}
                size="small"
                variant={action === 'deposit' ? 'primary' : 'secondary'}
                to={paths.inWallet(action)}
              >
                {t(`action.${action}`)}
              </ButtonLink>
            ))}
            <ButtonLink size="small" to={paths.buyCrypto}>
              {t('action.buy')}
            </ButtonLink>
          </>
        ) : undefined
      }
    >
      <WalletOfAccount key={session.visit} {...stores} />
    </MoneyFrame>
  );
});

function WalletOfAccount({ wallet, movable }: WalletStores) {
  const { place, asset, close } = useWalletPlace();
  useEffect(() => wallet.start(), [wallet]);
  useEffect(() => movable.start(), [movable]);
  return (
    <WalletPlaces place={place} asset={asset} close={close} wallet={wallet} movable={movable}>
      <WalletHome wallet={wallet} movable={movable} />
    </WalletPlaces>
  );
}

export default view(WalletPage, { wallet: WalletStore, movable: MovableBalances }, [TickersStore, TradingAccount]);
