import { observer } from 'mobx-react-lite';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../../../application/kernel/failure';
import type { NoticeText } from '../../../../kit/notices.port';
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
import { useSubmission } from './use-submission';

interface PositionDialogProps {
  readonly title: string;
  readonly position: Position;
  readonly stores: PositionsStores;
  readonly form: SentForm;
  /** What the button says that does it. */
  readonly submit: string;
  /** Another thing that can be sent, before the other buttons. */
  readonly other?: { readonly name: string; readonly send: () => Promise<boolean> } | undefined;
  /** What is to be said of a failure beside its reason, where the dialog has gone. */
  readonly note?: () => NoticeText | undefined;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

interface SentForm {
  readonly failure: Failure | undefined;
  /** @returns whether it was done */
  send(): Promise<boolean>;
}

/** A form about one position. When it is refused the focus goes to the first field that is wrong. */
export const PositionDialog = observer(function PositionDialog({
  title,
  position,
  stores,
  form,
  submit,
  other,
  note,
  children,
  onClose,
}: PositionDialogProps) {
  const { t } = useTranslation('common');
  const submission = useSubmission(stores.forms.submissions, [position], onClose);
  const send = (act: () => Promise<boolean>): Promise<void> =>
    submission.send(async () => ({ done: await act(), failures: [form.failure], note: note?.() }));
  return (
    <Dialog title={title} onClose={onClose}>
      <PlainForm onSubmit={() => send(() => form.send())}>
        <div className={styles.form}>
          <Subject position={position} stores={stores} />
          {children}
        </div>
        <DialogActions>
          {other ? (
            <Button busy={submission.busy} onClick={() => void send(other.send)}>
              {other.name}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={submission.busy}>
            {submit}
          </Button>
        </DialogActions>
      </PlainForm>
    </Dialog>
  );
});

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
