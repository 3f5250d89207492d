import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Decimal, roundTo, smallerOf } from '../../../domain/shared/decimal';
import type { AmountBounds } from '../../../domain/wallet/amount-rules';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import type { TypedFigure } from '../../kit/data/typed-figure';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import styles from './amount-field.module.css';
import { OwnAmount } from './own-amount.view';
import { useAmountWords } from './use-amount-words';
import { amountText } from './amount-text';
import { useFollowedMaximum } from './use-followed-maximum';

interface AmountFieldProps {
  readonly label: string;
  readonly figure: TypedFigure;
  readonly asset: string;
  readonly bounds?: AmountBounds;
  /** What the exchange answered about this amount. */
  readonly problem?: ReactNode;
  /** What binds the amount and is better known before it is typed; beside what there is. */
  readonly terms?: string | undefined;
  readonly disabled?: boolean;
  /** What stands there is being sent: all there is does not become another amount meanwhile. */
  readonly held?: boolean;
  /** It may stay empty. */
  readonly optional?: boolean;
  /** The dialog begins with it. */
  readonly autoFocus?: boolean;
  /** Somebody has typed or taken all there is. */
  readonly onChange?: () => void;
}

/** An amount of an asset as people type it, what there is of it, and what is wrong with it. */
export const AmountField = observer(function AmountField({
  label,
  figure,
  asset,
  bounds = {},
  problem,
  terms,
  disabled = false,
  held = disabled,
  optional = false,
  autoFocus = false,
  onChange,
}: AmountFieldProps) {
  const { t } = useTranslation('moneyKit');
  const format = useFormat();
  const id = useId();
  useSpokenFigure(figure);
  const words = useAmountWords()(figure, asset, bounds);
  const wrong = (optional && figure.isEmpty ? undefined : words.problem) ?? problem;
  const { available, lent, inMargin, maximum, dayLimit, places = 12 } = bounds;
  const largest =
    available &&
    [maximum, dayLimit].reduce<Decimal>((least, most) => (most ? smallerOf(least, most) : least), available);
  const most = largest && roundTo(largest, places, 'down');
  const maximumTaken = useFollowedMaximum(figure, asset, most, held);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {available === undefined && terms === undefined ? null : (
          <span className={styles.available}>
            {terms}
            {terms !== undefined && available ? ' · ' : null}
            {available ? (
              <>
                {t('available')}{' '}
                <OwnAmount>
                  {amountText(format, available)} {asset}
                </OwnAmount>
              </>
            ) : null}
          </span>
        )}
      </div>
      <TextField
        id={id}
        inputMode="decimal"
        value={figure.text}
        disabled={disabled}
        autoFocus={autoFocus}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-words`}
        {...(wrong === undefined ? {} : { status: 'error' as const })}
        suffix={
          <span className={styles.suffix}>
            {asset}
            {most?.gt(0) ? (
              <Button
                size="tiny"
                variant="ghost"
                disabled={disabled}
                onClick={() => {
                  maximumTaken.take(most);
                  figure.leave();
                  onChange?.();
                }}
              >
                {t('max')}
              </Button>
            ) : null}
          </span>
        }
        onChange={({ target }) => {
          maximumTaken.forget();
          figure.type(target.value);
          onChange?.();
        }}
        onBlur={() => figure.leave()}
      />
      <p
        id={`${id}-words`}
        role={wrong === undefined ? undefined : 'alert'}
        className={wrong ? styles.problem : styles.hint}
      >
        {wrong ?? words.hint}
      </p>
      {lent ? (
        <p className={styles.hint}>{t('lent', { amount: format.decimal(lent, shownDecimals(lent), 'up') })}</p>
      ) : null}
      {inMargin ? (
        <p className={styles.hint}>
          {t('inMargin')}{' '}
          <OwnAmount>
            {amountText(format, inMargin)} {asset}
          </OwnAmount>
        </p>
      ) : null}
    </div>
  );
});
