import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canReplay } from '../../../domain/alerts/alert-replay';
import { alertKinds, type AlertCondition, type AlertKind } from '../../../domain/alerts/alert-rule';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { Milliseconds } from '../../../domain/shared/instant';
import { useFormat } from '../../kit/formats/use-format';
import { marketFigures } from '../../kit/formats/market-figures';
import { NumberField } from '../../kit/controls/text-field';
import { Button } from '../../kit/controls/button';
import { PlainForm } from '../../kit/controls/plain-form';
import styles from './alerts.module.css';
import { conditionOf, coolDowns, figureProblem, isPercent, withins, type AlertDraft } from './alert-draft';
import type { AlertsStore } from './alerts.store';
import { Choice } from './choice.view';
import { useAlertWords } from './use-alert-words';

interface AlertFormProps {
  readonly alerts: AlertsStore;
  readonly instruments: readonly Instrument[];
  readonly start: AlertDraft;
  readonly onSave: (symbol: string, condition: AlertCondition, coolDown: Milliseconds | undefined) => void;
  readonly onCancel: () => void;
}

/** Which conditions there are for a market. */
function kindsFor(perpetual: boolean): readonly AlertKind[] {
  return alertKinds.filter((kind) => perpetual || kind !== 'funding');
}

/** An alert in fields. */
export const AlertForm = observer(function AlertForm({ alerts, instruments, start, onSave, onCancel }: AlertFormProps) {
  const { t } = useTranslation('commands');
  const format = useFormat();
  const { marks } = format;
  const words = useAlertWords();
  const [draft, setDraft] = useState(start);
  const [asked, setAsked] = useState(false);
  const [week, setWeek] = useState<number | 'unknown'>();
  const figureId = useId();
  const set = (change: Partial<AlertDraft>): void => {
    setDraft({ ...draft, ...change });
    setWeek(undefined);
  };
  const { kind } = draft;
  const instrument = instruments.find(({ symbol }) => symbol === draft.symbol);
  const problem = figureProblem(draft, marks, instrument);
  const condition = problem ? undefined : conditionOf(draft, marks);
  const coolDown = draft.coolDown === 0 ? undefined : draft.coolDown;
  const unit = kind === 'price' ? (instrument?.quote ?? '') : isPercent(kind) ? '%' : '×';
  const last = kind === 'price' && instrument ? alerts.last(instrument.symbol) : undefined;
  const step = instrument && {
    value: format.decimal(instrument.tick, decimalPlaces(instrument.tick), 'down'),
    asset: instrument.quote,
  };
  const save = (): void => {
    setAsked(true);
    if (condition) onSave(draft.symbol, condition, coolDown);
  };
  const check = async (): Promise<void> => {
    setAsked(true);
    if (condition) setWeek((await alerts.firingsLastWeek(draft.symbol, condition, coolDown)) ?? 'unknown');
  };

  return (
    <PlainForm className={styles.form} onSubmit={save}>
      {kind === 'margin' ? null : (
        <Choice
          label={t('alert.market')}
          value={draft.symbol}
          choices={instruments.map(({ symbol }) => [symbol, marketDisplayName(symbol)])}
          onChoose={(symbol) => set({ symbol })}
        />
      )}
      <Choice
        label={t('alert.kind')}
        value={kind}
        choices={kindsFor(instrument?.type === 'PERP').map((each) => [each, t(`alert.kinds.${each}`)])}
        onChoose={(each) => set({ kind: each, figure: '' })}
      />
      {kind === 'price' ? (
        <Choice
          label={t('alert.when')}
          value={draft.when}
          choices={(['crosses', 'above', 'below'] as const).map((each) => [each, t(`alert.whens.${each}`)])}
          onChoose={(when) => set({ when })}
        />
      ) : null}
      {kind === 'funding' || kind === 'imbalance' || kind === 'margin' ? (
        <Choice
          label={t('alert.when')}
          value={draft.when === 'below' ? 'below' : 'above'}
          choices={(['above', 'below'] as const).map((each) => [each, t(`alert.whens.${each}`)])}
          onChoose={(when) => set({ when })}
        />
      ) : null}
      {kind === 'move' ? (
        <>
          <Choice
            label={t('alert.direction')}
            value={draft.direction}
            choices={(['either', 'up', 'down'] as const).map((each) => [each, t(`alert.directions.${each}`)])}
            onChoose={(direction) => set({ direction })}
          />
          <Choice
            label={t('alert.within')}
            value={String(draft.within)}
            choices={withins.map((each) => [String(each), words.time(each)])}
            onChoose={(within) => set({ within: Number(within) })}
          />
        </>
      ) : null}
      <div className={styles.field}>
        <label htmlFor={figureId}>
          {t(`alert.figure.${kind}`)} ({unit})
        </label>
        <NumberField
          id={figureId}
          autoFocus
          value={draft.figure}
          aria-invalid={(asked && problem !== undefined) || undefined}
          aria-describedby={asked && problem ? `${figureId}-problem` : undefined}
          onChange={(event) => set({ figure: event.target.value })}
        />
        {asked && problem ? (
          <p id={`${figureId}-problem`} role="alert" className={styles.problem}>
            {t(`alert.${problem}`, step)}
          </p>
        ) : null}
        {last === undefined || !instrument ? null : (
          <p className={styles.small}>{t('alert.now', { price: marketFigures(format, instrument).price(last) })}</p>
        )}
      </div>
      <Choice
        label={t('alert.repeat')}
        value={String(draft.coolDown)}
        choices={coolDowns.map((each) => [
          String(each),
          each === 0 ? t('alert.once') : t('alert.every', { time: words.time(each) }),
        ])}
        onChoose={(value) => set({ coolDown: Number(value) })}
      />
      {canReplay({ condition: condition ?? { kind: 'volume', times: 1 } }) ? (
        <div className={styles.week}>
          <Button size="small" onClick={() => void check()}>
            {t('alert.checkWeek')}
          </Button>
          <span role="status">
            {week === undefined ? '' : week === 'unknown' ? t('alert.weekUnknown') : t('alert.week', { times: week })}
          </span>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t('alert.cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('alert.save')}
        </Button>
      </div>
    </PlainForm>
  );
});
