import { observer } from 'mobx-react-lite';
import { runInAction } from 'mobx';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../../kit/controls/checkbox';
import type { Instrument } from '../../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { roundToStep } from '../../../../../domain/shared/decimal';
import type { Position } from '../../../../../domain/trading/position';
import { protectionOf } from '../../../../../domain/trading/position-protection';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact } from '../../account/order-cells';
import styles from '../portfolio-dialogs.module.css';
import { fieldOf } from '../field-problems';
import { FigureField } from '../figure-field';
import { Segmented } from '../../../../kit/controls/segmented';
import { usePositionForm } from '../use-form';
import { usePriceText } from '../use-price-text';
import { useFigureError } from '../use-problem-text';
import { closingShares, type CloseForm } from './close-form';
import { ClosingFigures, priceInBook } from './closing-figures';
import { PositionDialog } from './position-dialog.view';
import type { PositionsStores } from './positions-stores';

interface CloseDialogProps {
  readonly position: Position;
  readonly instrument: Instrument;
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

const fields = ['price', 'quantity'] as const;

/** Closes a position or a part of it. */
export const CloseDialog = observer(function CloseDialog({ position, instrument, stores, onClose }: CloseDialogProps) {
  const { t } = useTranslation(['portfolio', 'common']);
  const format = useFormat();
  const form = usePositionForm(() => stores.forms.close(position, instrument, format.marks), position);
  const errorOf = useFigureError(form, position.symbol, fields);
  const failureText = useFailureText();
  const { base, quote } = instrument;
  const tooMuch = form.tooMuch
    ? t('close.tooMuch', { amount: exact(format, position.holding.abs()), asset: base })
    : undefined;
  return (
    <PositionDialog
      title={t('close.title', { market: marketDisplayName(position.symbol) })}
      position={position}
      stores={stores}
      form={form}
      submit={
        form.placed
          ? t('orders.confirm')
          : form.amount
            ? t('close.submit', { amount: exact(format, form.amount), asset: base })
            : t('positions.close')
      }
      note={() => (form.placed ? { key: 'portfolio:close.ordersLeft' } : undefined)}
      onClose={onClose}
    >
      <Segmented
        size="small"
        label={t('close.type')}
        options={[
          { value: 'MARKET', label: t('close.market') },
          { value: 'LIMIT', label: t('close.limit') },
        ]}
        value={form.type}
        onChange={(type: 'MARKET' | 'LIMIT') =>
          form.choose(type, roundToStep(stores.prices.mark(position), instrument.tick, 'half-even'))
        }
      />
      {form.type === 'LIMIT' ? (
        <FigureField label={t('close.price')} unit={quote} figure={form.price} error={errorOf('price', form.price)} />
      ) : null}
      <Segmented
        size="small"
        label={t('close.share')}
        options={closingShares.map((percent) => ({ value: percent, label: format.part(percent / 100) }))}
        value={form.percent}
        onChange={(percent) => form.take(percent)}
      />
      <FigureField
        label={t('close.quantity')}
        unit={base}
        figure={form.quantity}
        error={tooMuch ?? errorOf('quantity', form.quantity)}
        onType={(text) => form.typeQuantity(text)}
        autoFocus
      />
      <Expectation form={form} stores={stores} />
      <LeftProtection form={form} stores={stores} />
      {form.type === 'MARKET' ? (
        <Checkbox
          className={styles.check}
          checked={form.cancelOrders}
          onChange={(checked) => runInAction(() => (form.cancelOrders = checked))}
        >
          {t(position.positionSide === 'BOTH' ? 'close.cancelOrders' : 'close.cancelOwnOrders')}
        </Checkbox>
      ) : null}
      {form.failure && (form.placed || !fieldOf(form.failure, fields)) ? (
        <p role="alert" className={styles.problem}>
          {form.placed ? `${t('close.ordersLeft')} ${failureText(form.failure)}` : failureText(form.failure)}
        </p>
      ) : null}
    </PositionDialog>
  );
});

/** What protects a part outlives the whole, and acts on the next position of the market. */
const LeftProtection = observer(function LeftProtection({
  form,
  stores,
}: {
  readonly form: CloseForm;
  readonly stores: PositionsStores;
}) {
  const { t } = useTranslation('portfolio');
  const { value: orders } = stores.algoOrders;
  const { position, type, cancelOrders, amount } = form;
  if (!orders || (type === 'MARKET' && cancelOrders) || !amount?.eq(position.holding.abs())) return null;
  const count = protectionOf(position, orders).filter(({ algoType }) => algoType === 'TP_SL').length;
  return count > 0 ? <p className={styles.note}>{t('close.partsStay', { count })}</p> : null;
});

/** What it would bring, and what would be left. */
const Expectation = observer(function Expectation({
  form,
  stores,
}: {
  readonly form: CloseForm;
  readonly stores: PositionsStores;
}) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const { position, amount } = form;
  const priceText = usePriceText(stores);
  const best = priceInBook(stores, position);
  // A price that crosses is met by the book, not by what was typed.
  const met = form.fillsAt(best);
  const limit = form.type === 'LIMIT';
  const price = limit ? (met ?? form.price.value) : best;
  const part = amount && !form.tooMuch ? amount.times(position.holding.gt(0) ? 1 : -1) : undefined;
  return (
    <>
      <dl className={styles.figures} data-columns="2">
        <ClosingFigures
          position={position}
          part={limit && !price ? undefined : part}
          price={price}
          rests={limit && !met}
          stores={stores}
        />
        <dt>{t('close.left')}</dt>
        <dd>
          {exact(format, part && position.holding.minus(part).abs())} {form.instrument.base}
        </dd>
      </dl>
      <p className={styles.note}>
        {form.type === 'MARKET'
          ? t('close.marketNote')
          : met
            ? t('close.fillsNow', { price: priceText(position.symbol, met) })
            : t('close.limitNote')}
      </p>
    </>
  );
});
