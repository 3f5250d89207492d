import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import type { AlgoOrder } from '../../../../../domain/trading/algo-order';
import type { Position } from '../../../../../domain/trading/position';
import { protectionOf, protectionUnits } from '../../../../../domain/trading/position-protection';
import { useFailureText } from '../../../../kit/formats/use-failure-text';
import { useFormat } from '../../../../kit/formats/use-format';
import { exact } from '../../account/order-cells';
import styles from '../portfolio-dialogs.module.css';
import { fieldOf } from '../field-problems';
import { FigureField } from '../figure-field';
import { Segmented } from '../../../../kit/controls/segmented';
import { usePositionForm } from '../use-form';
import { PositionDialog } from './position-dialog.view';
import type { PositionsStores } from './positions-stores';
import { protectionLegs } from './protection-form';
import { ProtectionLegField } from './protection-leg.view';

interface ProtectionDialogProps {
  readonly position: Position;
  readonly instrument: Instrument;
  /** All conditional orders that wait. */
  readonly orders: readonly AlgoOrder[];
  readonly stores: PositionsStores;
  readonly onClose: () => void;
}

/** Take profit and stop loss: of the whole position, however large it becomes, or of a part. */
export const ProtectionDialog = observer(function ProtectionDialog({
  position,
  instrument,
  orders,
  stores,
  onClose,
}: ProtectionDialogProps) {
  const { t } = useTranslation(['portfolio', 'trade', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const groups = protectionOf(position, orders);
  const whole = groups.find(({ algoType }) => algoType === 'POSITIONAL_TP_SL');
  const parts = groups.length - (whole ? 1 : 0);
  const form = usePositionForm(() => stores.forms.protect(position, instrument, whole, format.marks), position);
  const quantityError = form.tooMuch
    ? t('close.tooMuch', { amount: exact(format, position.holding.abs()), asset: instrument.base })
    : form.quantity.touched && !form.quantity.value?.gt(0)
      ? t('trade:problem.missing.size')
      : fieldOf(form.failure, ['quantity']) && form.failure
        ? failureText(form.failure)
        : undefined;
  const remove =
    whole && form.scope === 'whole' ? { name: t('protect.remove'), send: () => form.remove(whole) } : undefined;
  return (
    <PositionDialog
      title={t('protect.title', { market: marketDisplayName(position.symbol) })}
      position={position}
      stores={stores}
      form={form}
      submit={t('protect.submit')}
      other={remove}
      note={() => (form.stands ? { key: `portfolio:protect.stands.${form.stands}` } : undefined)}
      onClose={onClose}
    >
      <Segmented
        size="small"
        label={t('protect.scope')}
        options={[
          { value: 'whole', label: t('protect.whole') },
          { value: 'part', label: t('protect.part') },
        ]}
        value={form.scope}
        onChange={(scope: 'whole' | 'part') => form.choose(scope)}
      />
      {form.scope === 'part' ? (
        <FigureField
          label={t('protect.quantity')}
          unit={instrument.base}
          figure={form.quantity}
          error={quantityError}
        />
      ) : null}
      <Segmented
        size="small"
        label={t('protect.unit')}
        options={protectionUnits.map((unit) => ({ value: unit, label: t(`protect.${unit}`) }))}
        value={form.unit}
        onChange={(unit) => form.write(unit)}
      />
      {protectionLegs.map((leg) => (
        <ProtectionLegField key={leg} leg={leg} form={form} stores={stores} />
      ))}
      <Segmented
        size="small"
        label={t('protect.source')}
        titled
        options={(['MARK_PRICE', 'MARKET_PRICE'] as const).map((source) => ({
          value: source,
          label: t(`protect.${source}`),
        }))}
        value={form.source}
        onChange={(source) => form.setOffBy(source)}
      />
      {parts > 0 ? <p className={styles.note}>{t('protect.parts', { count: parts })}</p> : null}
      {form.failure && form.stands ? (
        <p role="alert" className={styles.problem}>
          {t(`protect.stands.${form.stands}`)}
        </p>
      ) : null}
      {form.failure && !fieldOf(form.failure, ['quantity', 'trigger']) ? (
        <p role="alert" className={styles.problem}>
          {failureText(form.failure)}
        </p>
      ) : form.lacking && form.isEmpty ? (
        <p role="alert" className={styles.problem}>
          {t('protect.nothing')}
        </p>
      ) : null}
    </PositionDialog>
  );
});
