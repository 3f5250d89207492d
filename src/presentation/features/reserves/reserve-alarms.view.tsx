import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoverageAlarms } from '../../../application/reserves/coverage-alarms';
import { type Decimal, decimal, decimalPlaces } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/controls/select';
import { NumberField } from '../../kit/controls/text-field';
import { PlainForm } from '../../kit/controls/plain-form';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useSpokenFigure } from '../../kit/data/use-spoken-figure';
import { useFormat } from '../../kit/formats/use-format';
import { useRatioFormat } from '../../kit/formats/use-ratio-format';
import styles from './reserve-alarms.module.css';
import type { ReservesStore } from './reserves.store';
import page from './reserves.module.css';

interface ReserveAlarmsProps {
  readonly reserves: ReservesStore;
  readonly alarms: CoverageAlarms;
}

/** Percent. */
const most = 1_000;
const places = 2;

/** Warnings that somebody has asked for, and the place to ask for one. */
export const ReserveAlarms = observer(function ReserveAlarms({ reserves, alarms }: ReserveAlarmsProps) {
  const { t } = useTranslation('reserves');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const ratioText = useRatioFormat();
  const id = useId();
  const title = useRef<HTMLElement>(null);
  const coverage = reserves.figures?.coverage ?? [];
  const [asset, setAsset] = useState('');
  const [figure] = useState(() => {
    const typed = new TypedFigure(format.marks);
    typed.fill(decimal(100));
    return typed;
  });
  useSpokenFigure(figure);
  const chosen = asset || (coverage[0]?.asset ?? '');
  const level = levelOf(figure.value);
  const wrong = figure.touched && level === undefined;
  const percent = (value: number): string => format.part(value / 100);
  const submit = (): void => {
    figure.leave();
    if (level !== undefined) alarms.set({ asset: chosen, level });
  };
  return (
    <>
      {alarms.ringing(coverage).map((ringing) => (
        <p key={ringing.asset} role="alert" className={styles.ringing}>
          {t('alarm.rings', {
            asset: ringing.asset,
            percent: ratioText(ringing.ratio),
            level: percent(ringing.level),
          })}
        </p>
      ))}
      <details className={page.details}>
        <summary ref={title}>{t('alarm.title', { total: format.integer(alarms.alarms.current.length) })}</summary>
        <p>{t('alarm.text')}</p>
        <PlainForm className={styles.form} onSubmit={submit}>
          <label className={styles.field}>
            <span>{t('column.asset')}</span>
            <Select
              size="small"
              value={chosen}
              options={coverage.map((row) => ({ value: row.asset, label: row.asset }))}
              onChange={setAsset}
            />
          </label>
          <label className={styles.field}>
            <span>{t('alarm.level')}</span>
            <NumberField
              size="small"
              letters={8}
              value={figure.text}
              aria-invalid={wrong || undefined}
              aria-describedby={id}
              onChange={(event) => figure.type(event.target.value)}
              onBlur={() => figure.leave()}
            />
          </label>
          <Button type="submit" size="small" disabled={chosen === ''}>
            {t('alarm.add')}
          </Button>
          <p id={id} role={wrong ? 'alert' : undefined} className={styles.problem}>
            {wrong ? t('alarm.wrong', { most: percent(most) }) : null}
          </p>
        </PlainForm>
        <ul className={styles.list}>
          {alarms.alarms.current.map((alarm) => {
            const name = t('alarm.below', { asset: alarm.asset, level: percent(alarm.level) });
            return (
              <li key={alarm.asset} className={styles.alarm}>
                <span>{name}</span>
                <Button
                  size="tiny"
                  variant="ghost"
                  aria-label={`${common('action.remove')}: ${name}`}
                  onClick={() => {
                    alarms.remove(alarm.asset);
                    title.current?.focus();
                  }}
                >
                  {common('action.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
});

/** `undefined` for what is no level. */
function levelOf(value: Decimal | undefined): number | undefined {
  return value?.gt(0) && value.lte(most) && decimalPlaces(value) <= places ? value.toNumber() : undefined;
}
