import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../domain/trading/position';
import { profitSinceOpened, returnPercent } from '../../../../../domain/trading/position-figures';
import { Dialog } from '../../../../kit/controls/dialog';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { ShareResult } from '../share/share-result.view';
import { CloseDialog } from './close-dialog.view';
import { MarginDialog } from './margin-dialog.view';
import type { PositionsStores } from './positions-stores';
import { ProtectionDialog } from './protection-dialog.view';
import { ReverseDialog } from './reverse-dialog.view';

export type DialogKind = 'close' | 'reverse' | 'margin' | 'protect' | 'share';

/** Which dialog is open, about which position: one that has turned around is another. */
export interface OpenDialog {
  readonly kind: DialogKind;
  readonly key: string;
  readonly long: boolean;
}

interface PositionDialogsProps {
  readonly kind: DialogKind;
  /** As it is now; when it is gone so is its dialog. */
  readonly position: Position;
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

export const PositionDialogs = observer(function PositionDialogs({ kind, ...rest }: PositionDialogsProps) {
  const { position, stores, onClose } = rest;
  const instrument = stores.instruments.of(position.symbol);
  if (kind === 'share') return <ShareOfPosition {...rest} />;
  if (kind === 'margin') return <MarginDialog {...rest} />;
  if (kind === 'reverse') return <ReverseDialog {...rest} />;
  if (!instrument) return <Waiting onClose={onClose} />;
  if (kind === 'close') return <CloseDialog {...rest} instrument={instrument} />;
  const { value: orders } = stores.algoOrders;
  if (!orders) return <Waiting onClose={onClose} />;
  return <ProtectionDialog {...rest} instrument={instrument} orders={orders} />;
});

function Waiting({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Dialog title={t('state.loading')} onClose={onClose}>
      <RowsSkeleton />
    </Dialog>
  );
}

const ShareOfPosition = observer(function ShareOfPosition({
  position,
  stores,
  onClose,
}: Omit<PositionDialogsProps, 'kind'>) {
  const price = stores.prices.at(stores.preferences.pnlBasis, position) ?? stores.prices.mark(position);
  const pnl = stores.profits.of(position) ?? profitSinceOpened(position, price);
  const result = {
    symbol: position.symbol,
    long: position.holding.gt(0),
    leverage: position.leverage,
    entry: position.averageOpenPrice,
    exit: price,
    isOpen: true,
    pnl,
    percent: returnPercent(position, pnl),
  };
  return <ShareResult result={result} onClose={onClose} waiting={<Waiting onClose={onClose} />} />;
});
