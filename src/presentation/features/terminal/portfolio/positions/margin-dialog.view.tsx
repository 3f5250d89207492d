import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { Decimal } from '../../../../../domain/shared/decimal';
import { marginAsset, type Position } from '../../../../../domain/trading/position';
import { liquidatesFalling } from '../../../../../domain/trading/position-figures';
import { liquidationRounding } from '../../../../../domain/trading/shown-liquidation';
import type { MarginPreview } from '../../../../../domain/trading/position-margin';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import styles from '../portfolio-dialogs.module.css';
import { FigureField } from '../figure-field';
import { Button } from '../../../../kit/controls/button';
import { Segmented } from '../../../../kit/controls/segmented';
import { usePositionForm } from '../use-form';
import type { MarginForm } from './margin-form';
import { usePriceText } from '../use-price-text';
import { PositionDialog } from './position-dialog.view';
import type { PositionsStores } from './positions-stores';

interface MarginDialogProps {
  readonly position: Position;
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

/** Adds margin to an isolated position or takes some out, and says what that would mean. */
export const MarginDialog = observer(function MarginDialog({ position, stores, onClose }: MarginDialogProps) {
  const { t } = useTranslation(['portfolio', 'trade', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const form = usePositionForm(() => stores.forms.margin(position, format.marks), position);
  useEffect(() => void form.read(), [form]);
  const asset = marginAsset(position);
  return (
    <PositionDialog
      title={t('margin.title', { market: marketDisplayName(position.symbol) })}
      position={position}
      stores={stores}
      form={form}
      submit={t('margin.submit')}
      onClose={onClose}
    >
      <Segmented
        size="small"
        label={t('margin.direction')}
        options={[
          { value: 'add', label: t('margin.add') },
          { value: 'take', label: t('margin.take') },
        ]}
        value={form.direction}
        onChange={(direction: 'add' | 'take') => form.turn(direction)}
      />
      <FigureField
        label={t('margin.amount')}
        unit={asset}
        figure={form.amount}
        error={form.failure ? failureText(form.failure) : amountError()}
        hint={hint()}
        autoFocus
      />
      <Preview form={form} stores={stores} />
    </PositionDialog>
  );

  function amountOf(amount: Decimal) {
    return { amount: format.decimal(amount, 2, 'down'), asset };
  }

  function hint(): string | undefined {
    const { direction, addable, removable } = form;
    if (direction === 'add') return addable && t('margin.addable', amountOf(addable));
    return removable && t('margin.removable', amountOf(removable));
  }

  function amountError(): string | undefined {
    const { amount } = form;
    if (form.tooMuch && form.direction === 'add')
      return [t('common:rejection.isolatedMarginBalance'), hint()].join(' ');
    if (form.tooMuch) return t('margin.tooMuch', amountOf(form.removable ?? form.position.isolatedMargin));
    if (!amount.touched || form.change) return undefined;
    return amount.input.ok || amount.input.problem === 'empty'
      ? t('margin.missing')
      : t(`trade:input.${amount.input.problem}`);
  }
});

const Preview = observer(function Preview({
  form,
  stores,
}: {
  readonly form: MarginForm;
  readonly stores: PositionsStores;
}) {
  const { t } = useTranslation(['portfolio', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const price = usePriceText(stores);
  const mark = stores.prices.mark(form.position);
  const both = [form.now(mark), form.after(mark)] as const;
  const row = (name: string, text: (preview: MarginPreview) => string) => (
    <>
      <dt>{name}</dt>
      {both.map((preview, index) => (
        <dd key={index}>{preview ? text(preview) : unknownFigure}</dd>
      ))}
    </>
  );
  const times = (value: Decimal | undefined): string =>
    value ? t('leverage', { leverage: format.decimal(value, 2, 'half-even') }) : unknownFigure;
  return (
    <>
      <dl className={styles.figures}>
        <dt />
        <dd>{t('margin.now')}</dd>
        <dd>{t('margin.then')}</dd>
        {row(t('margin.assigned'), ({ margin }) => format.decimal(margin, 2, 'half-even'))}
        {row(t('margin.leverage'), ({ leverage }) => times(leverage))}
        {row(t('margin.liquidation'), ({ liquidationPrice }) =>
          liquidationPrice
            ? price(form.position.symbol, liquidationPrice, liquidationRounding(liquidatesFalling(form.position)))
            : t('noLiquidation'),
        )}
      </dl>
      {form.unread ? (
        <div role="alert" className={styles.form}>
          <p className={styles.problem}>{failureText(form.unread)}</p>
          <Button size="small" onClick={() => void form.read()}>
            {t('common:action.retry')}
          </Button>
        </div>
      ) : null}
      {both[1]?.belowMaintenance ? (
        <p role="alert" className={styles.problem}>
          {t('margin.below')}
        </p>
      ) : null}
    </>
  );
});
