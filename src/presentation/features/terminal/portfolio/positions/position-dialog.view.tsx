import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Position } from '../../../../../domain/trading/position';
import { Button } from '../../../../kit/controls/button';
import { Dialog } from '../../../../kit/controls/dialog';
import { DialogActions } from '../../../../kit/controls/dialog-parts';
import { PlainForm } from '../../../../kit/controls/plain-form';
import { baseOf, exact } from '../../account/order-cells';
import { useFormat } from '../../../../kit/formats/use-format';
import styles from '../portfolio-dialogs.module.css';
import { usePriceText } from '../use-price-text';
import { Kind } from './position-cells';
import type { PositionsStores } from './positions-stores';

interface PositionDialogProps {
  readonly title: string;
  readonly position: Position;
  readonly stores: PositionsStores;
  readonly busy: boolean;
  /** What the button says that does it. */
  readonly submit: string;
  /** Before the other buttons. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** @returns whether it was done */
  readonly send: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** A form about one position. When it is refused the focus goes to the first field that is wrong. */
export function PositionDialog({
  title,
  position,
  stores,
  busy,
  submit,
  action,
  children,
  send,
  onClose,
}: PositionDialogProps) {
  const { t } = useTranslation('common');
  const submitted = async (): Promise<void> => {
    if (await send()) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <PlainForm onSubmit={submitted}>
        <div className={styles.form}>
          <Subject position={position} stores={stores} />
          {children}
        </div>
        <DialogActions>
          {action}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {submit}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
}

/** Of a contract there can be a long and a short position: which one it is about, and its prices. */
const Subject = observer(function Subject({ position, stores }: Pick<PositionDialogProps, 'position' | 'stores'>) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const price = usePriceText(stores);
  return (
    <dl className={styles.subject}>
      <div>
        <dt>
          <Kind position={position} />
        </dt>
        <dd>
          {exact(format, position.holding.abs())} {baseOf(position.symbol)}
        </dd>
      </div>
      <div>
        <dt>{t('column.entry')}</dt>
        <dd>{price(position.symbol, position.averageOpenPrice)}</dd>
      </div>
      <div>
        <dt>{t('column.mark')}</dt>
        <dd>{price(position.symbol, stores.prices.mark(position), 'down')}</dd>
      </div>
    </dl>
  );
});
