import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { isCancellable, type Movement } from '../../../domain/wallet/movement';
import { internalNetwork } from '../../../domain/wallet/withdrawal';
import { Button, type ButtonSize } from '../../kit/controls/button';
import type { WithdrawStore } from './withdraw.store';

interface CancelWithdrawalButtonProps {
  readonly store: WithdrawStore;
  readonly movement: Movement;
  readonly size?: ButtonSize;
  readonly onDone: () => void;
}

/** While it has not left. */
export const CancelWithdrawalButton = observer(function CancelWithdrawalButton({
  store,
  movement,
  size = 'small',
  onDone,
}: CancelWithdrawalButtonProps) {
  const { t } = useTranslation('withdraw');
  // One to somebody here has the number of a transfer, and is taken back where it waits.
  if (movement.network === internalNetwork || !isCancellable(movement)) return null;
  return (
    <Button size={size} busy={store.busy} onClick={() => void store.cancel(movement.id).then(onDone)}>
      {t('cancel.action')}
    </Button>
  );
});
