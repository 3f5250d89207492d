import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalPlaces } from '../../../../domain/shared/decimal';
import { clockHour } from '../../../kit/formats/hours-text';
import { useFormat } from '../../../kit/formats/use-format';
import { Select } from '../../../kit/controls/select';
import { TextField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import type { HourField, LimitsDraft } from './risk-limits-draft';
import styles from './safety.module.css';

interface TypedText {
  readonly value: string;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
}

interface LimitFieldProps extends TypedText {
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string | undefined;
  /** Words rather than a number. */
  readonly words?: boolean;
}

/** A text to type, with its unit and what is wrong with it. */
export function LimitField({ label, value, error, onType, unit, hint, words = false }: LimitFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {unit === undefined ? null : <span className={styles.unit}> ({unit})</span>}
      </label>
      <TextField
        size="small"
        id={id}
        inputMode={words ? 'text' : 'decimal'}
        maxLength={words ? 200 : 40}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error !== undefined ? `${id}-error` : hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onType(event.target.value)}
      />
      {error === undefined && hint !== undefined ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface QuantityFieldsProps {
  readonly draft: LimitsDraft;
  readonly asset: TypedText;
  readonly quantity: TypedText;
  readonly onRemove: (quantities: LimitsDraft['quantities']) => void;
}

/** Largest quantities of one order, asset by asset, and a line to add one. */
export function QuantityFields({ draft, asset, quantity, onRemove }: QuantityFieldsProps) {
  const { t } = useTranslation('safety');
  const format = useFormat();
  const group = useRef<HTMLFieldSetElement>(null);
  const entries = Object.entries(draft.quantities);
  const remove = (asset: string): void => {
    // Its button goes with it: the focus goes to where another asset is typed.
    group.current?.querySelector('input')?.focus();
    onRemove(Object.fromEntries(entries.filter(([other]) => other !== asset)));
  };
  return (
    <fieldset ref={group} className={styles.group}>
      <legend>{t('limits.orderQuantity')}</legend>
      {entries.map(([name, most]) => (
        <div key={name} className={styles.row}>
          <span>
            {format.decimal(most, decimalPlaces(most), 'down')} {name}
          </span>
          <Button
            size="small"
            variant="ghost"
            aria-label={t('limits.removeAsset', { asset: name })}
            onClick={() => remove(name)}
          >
            {t('limits.remove')}
          </Button>
        </div>
      ))}
      <div className={styles.pair}>
        <LimitField label={t('limits.asset')} {...asset} words />
        <LimitField label={t('limits.quantity')} {...quantity} />
      </div>
    </fieldset>
  );
}

/** After how many losses in a row, and how long. */
export function CoolDownFields({ losses, pause }: { readonly losses: TypedText; readonly pause: TypedText }) {
  const { t } = useTranslation('safety');
  return (
    <fieldset className={styles.group}>
      <legend>{t('limits.coolDown')}</legend>
      <div className={styles.pair}>
        <LimitField label={t('limits.losses')} {...losses} />
        <LimitField label={t('limits.pause')} {...pause} />
      </div>
    </fieldset>
  );
}

const everyHour = Array.from({ length: 24 }, (_each, hour) => hour);

/** Between which hours something may be opened. */
export function HourFields({ from, until }: Readonly<Record<HourField, TypedText>>) {
  const { t } = useTranslation('safety');
  return (
    <fieldset className={styles.group}>
      <legend>{t('limits.hours')}</legend>
      <div className={styles.pair}>
        <HourChoice label={t('limits.from')} {...from} />
        <HourChoice label={t('limits.until')} {...until} />
      </div>
    </fieldset>
  );
}

function HourChoice({ label, value, error, onType }: TypedText & { readonly label: string }) {
  const { t } = useTranslation('safety');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        size="small"
        id={id}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={onType}
        options={[
          { value: '', label: t('limits.anyHour') },
          ...everyHour.map((hour) => ({ value: String(hour), label: clockHour(hour) })),
        ]}
      />
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  return error === undefined ? null : (
    <p id={id} className={styles.error}>
      {error}
    </p>
  );
}
