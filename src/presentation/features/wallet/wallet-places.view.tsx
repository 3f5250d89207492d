import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MovableBalances } from '../../../application/wallet/movable-balances';
import { Modal } from '../../kit/antd/modal';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useApp } from '../../runtime/app-context';
import type { Feature } from '../../runtime/feature';
import { Part } from '../../runtime/part';
import { addressBookFeature } from '../address-book/address-book.feature';
import { depositFeature } from '../deposit/deposit.feature';
import { withdrawFeature } from '../withdraw/withdraw.feature';
import { AssetDetails } from './asset-details.view';
import { convertFeature } from '../convert/convert.feature';
import { recordsFeature } from '../money-records/records.feature';
import { transferFeature } from '../transfer/transfer.feature';
import type { WalletPart } from '../../runtime/paths';
import { usePlaceFocus } from './use-place-focus';
import styles from './wallet.module.css';
import type { WalletStore } from './wallet.store';

/** What takes the place of the wallet, and what opens over it. */
type LaterPlace = Exclude<WalletPart, 'asset'>;
const pages: Partial<Record<LaterPlace, Feature>> = {
  deposit: depositFeature,
  withdraw: withdrawFeature,
  movements: recordsFeature,
  addresses: addressBookFeature,
};
const dialogs: Partial<Record<LaterPlace, Feature>> = { transfer: transferFeature, convert: convertFeature };

interface WalletPlacesProps {
  readonly place: WalletPart | undefined;
  readonly asset: string;
  readonly close: () => void;
  readonly wallet: WalletStore;
  readonly movable: Pick<MovableBalances, 'kept'>;
  readonly children: ReactNode;
}

/** The wallet, or what the address opens of it. */
export function WalletPlaces({ place, asset, close, wallet, movable, children }: WalletPlacesProps) {
  const { paths } = useApp();
  const { t } = useTranslation('wallet');
  const later = place === 'asset' ? undefined : place;
  const page = later && pages[later];
  const dialog = later && dialogs[later];
  const heading = usePlaceFocus(page && later);
  if (later && page)
    return (
      <>
        <div className={styles.placeHead}>
          <ButtonLink to={paths.wallet} size="small" variant="ghost">
            {t('back')}
          </ButtonLink>
          <h2 ref={heading} tabIndex={-1} className={styles.heading}>
            {t(`action.${later}`)}
          </h2>
        </div>
        <LaterPart key={later} feature={page} />
      </>
    );
  return (
    <>
      {children}
      {later && dialog ? (
        <Modal title={t(`action.${later}`)} onClose={close}>
          <LaterPart key={later} feature={dialog} />
        </Modal>
      ) : null}
      {place === 'asset' && asset !== '' ? (
        <Modal title={asset} onClose={close} wide>
          <AssetDetails asset={asset} wallet={wallet} movable={movable} />
        </Modal>
      ) : null}
    </>
  );
}

function LaterPart({ feature }: { readonly feature: Feature }) {
  return (
    <Part
      feature={feature}
      waiting={<Skeleton height={320} />}
      failed={<FailureState failure={{ kind: 'offline' }} onRetry={() => location.reload()} />}
    />
  );
}
