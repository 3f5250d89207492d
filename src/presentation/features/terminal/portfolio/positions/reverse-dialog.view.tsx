import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../../application/kernel/failure';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { Stopped } from '../../../../../domain/trading/own-limit';
import type { Position } from '../../../../../domain/trading/position';
import { isLong } from '../../../../../domain/trading/position-figures';
import { protectionOf } from '../../../../../domain/trading/position-protection';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions, DialogText } from '../../../../kit/controls/dialog-parts';
import { baseOf, exact } from '../../account/order-cells';
import styles from '../portfolio-dialogs.module.css';
import { ClosingFigures, priceInBook } from './closing-figures';
import type { PositionsStores } from './positions-stores';
import { useSubmission } from './use-submission';

interface ReverseDialogProps {
  readonly position: Position;
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

/** Explains what turning a position round takes, and does it. */
export const ReverseDialog = observer(function ReverseDialog({ position, stores, onClose }: ReverseDialogProps) {
  const { t } = useTranslation(['portfolio', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<Failure>();
  const [stopped, setStopped] = useState<Stopped>();
  const { closePositions } = stores.forms;
  const [asked] = useState(position);
  useEffect(() => void closePositions.againstReversal(asked).then(setStopped), [closePositions, asked]);
  const problem: Failure | undefined = failure ?? (stopped && { kind: 'ownLimit', ...stopped });
  const asset = baseOf(position.symbol);
  const size = `${exact(format, position.holding.abs())} ${asset}`;
  const [now, then] = isLong(position) ? (['long', 'short'] as const) : (['short', 'long'] as const);
  const { value: conditional } = stores.algoOrders;
  const { value: orders } = stores.openOrders;
  // Of what is not known there may be some.
  const cancels =
    !conditional ||
    !orders ||
    protectionOf(position, conditional).some(({ algoType }) => algoType === 'POSITIONAL_TP_SL') ||
    orders.some(({ symbol, reduceOnly }) => reduceOnly && symbol === position.symbol);
  const { busy, send } = useSubmission(stores.forms.submissions, [position], onClose);
  const reverse = async () => {
    const placement = await closePositions.reverse(position);
    if (placement.status === 'placed') return { done: true };
    setFailure(placement.failure);
    return { done: false, failures: [placement.failure] };
  };
  return (
    <Dialog title={t('reverse.title', { market: marketDisplayName(position.symbol) })} onClose={onClose}>
      <DialogText>{t('reverse.text', { amount: exact(format, position.holding.abs().times(2)), asset })}</DialogText>
      <dl className={styles.figures} data-columns="2">
        <dt>{t('reverse.now')}</dt>
        <dd>
          {t(`direction.${now}`)} {size}
        </dd>
        <dt>{t('reverse.then')}</dt>
        <dd>
          {t(`direction.${then}`)} {size}
        </dd>
        <ClosingFigures
          position={position}
          part={position.holding}
          price={priceInBook(stores, position)}
          traded={position.holding.times(2)}
          stores={stores}
        />
      </dl>
      {cancels ? <p className={styles.note}>{t('reverse.cancels')}</p> : null}
      {problem ? (
        <p role="alert" className={styles.problem}>
          {failureText(problem)}
        </p>
      ) : null}
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button variant="primary" busy={busy} idle={stopped !== undefined} onClick={() => void send(reverse)}>
          {t('reverse.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
});
