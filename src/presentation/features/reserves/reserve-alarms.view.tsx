import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoverageAlarms } from '../../../application/reserves/coverage-alarms';
import { parseDecimalInput } from '../../../domain/platform/decimal-input';
import { Button } from '../../kit/controls/button';
import { Select } from '../../kit/controls/select';
import { NumberField } from '../../kit/controls/text-field';
import { useFormat } from '../../kit/formats/use-format';
import styles from './reserve-alarms.module.css';
import type { ReservesStore } from './reserves.store';
import page from './reserves.module.css';

interface ReserveAlarmsProps {
  readonly reserves: ReservesStore;
  readonly alarms: CoverageAlarms;
}

/** Warnings that somebody has asked for, and the place to ask for one. */
export const ReserveAlarms = observer(function ReserveAlarms({ reserves, alarms }: ReserveAlarmsProps) {
  const { t } = useTranslation('reserves');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const coverage = reserves.figures?.coverage ?? [];
  const [asset, setAsset] = useState('');
  const [typed, setTyped] = useState('100');
  const chosen = asset || (coverage[0]?.asset ?? '');
  const parsed = parseDecimalInput(typed, format.marks);
  const level = parsed.ok ? parsed.value.toNumber() : 0;
  const percent = (value: number): string => format.part(value / 100);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (level > 0) alarms.set({ asset: chosen, level });
  };
  return (
    <>
      {alarms.ringing(coverage).map((ringing) => (
        <p key={ringing.asset} role="alert" className={styles.ringing}>
          {t('alarm.rings', { asset: ringing.asset, percent: percent(ringing.percent), level: percent(ringing.level) })}
        </p>
      ))}
      <details className={page.details}>
        <summary>{t('alarm.title', { total: format.integer(alarms.alarms.current.length) })}</summary>
        <p>{t('alarm.text')}</p>
        <form className={styles.form} onSubmit={submit}>
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
            <NumberField size="small" letters={8} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </label>
          <Button type="submit" size="small" disabled={!(level > 0) || chosen === ''}>
            {t('alarm.add')}
          </Button>
        </form>
        <ul className={styles.list}>
          {alarms.alarms.current.map((alarm) => (
            <li key={alarm.asset} className={styles.alarm}>
              <span>{t('alarm.below', { asset: alarm.asset, level: percent(alarm.level) })}</span>
              <Button size="tiny" variant="ghost" onClick={() => alarms.remove(alarm.asset)}>
                {common('action.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
});
