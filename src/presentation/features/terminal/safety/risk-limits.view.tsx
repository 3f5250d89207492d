import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../../application/kernel/resource';
import type { MarketsQueries } from '../../../../application/markets/markets.queries';
import type { LossBreak } from '../../../../application/trading/loss-break';
import { useResource } from '../../../kit/data/use-resource';
import { useFormat } from '../../../kit/formats/use-format';
import { Button } from '../../../kit/controls/button';
import { PlainForm } from '../../../kit/controls/plain-form';
import { LimitEvents } from './limit-events.view';
import { LimitsInForce } from './limits-in-force.view';
import { amountFields, draftOf, limitsOf, type DraftField, type LimitsDraft } from './risk-limits-draft';
import { CoolDownFields, HourFields, QuantityFields, LimitField } from './risk-limit-fields.view';
import type { RiskLimitsStore } from './risk-limits.store';
import styles from './safety.module.css';

export interface RiskLimitsStores {
  readonly limits: RiskLimitsStore;
  readonly lossBreak: Pick<LossBreak, 'end'>;
  readonly markets: Pick<MarketsQueries, 'instruments'>;
}

/** Somebody's own limits: what is in force, what waits, a form to change them and what they stopped. */
export const RiskLimitsView = observer(function RiskLimitsView({ limits, lossBreak, markets }: RiskLimitsStores) {
  const { t } = useTranslation('safety');
  return (
    <>
      <p className={styles.text}>{t('limits.text')}</p>
      <LimitsInForce limits={limits} lossBreak={lossBreak} />
      <LimitsForm limits={limits} markets={markets} />
      <LimitEvents events={limits.events} />
    </>
  );
});

const LimitsForm = observer(function LimitsForm({ limits, markets }: Pick<RiskLimitsStores, 'limits' | 'markets'>) {
  const { t } = useTranslation('safety');
  const { marks } = useFormat();
  const [draft, setDraft] = useState<LimitsDraft>(() => draftOf(limits.wanted, marks));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<readonly DraftField[]>([]);
  const now = JSON.stringify(limits.kept);
  const [kept, setKept] = useState(now);
  // What was saved, here or in another tab, stands in the fields; whoever saved it stays where they are.
  if (kept !== now) {
    setKept(now);
    setDraft(draftOf(limits.wanted, marks));
    setReason('');
    setWrong([]);
  }
  const instruments = known(useResource(useMemo(() => markets.instruments(), [markets])));
  const traded = useMemo(() => instruments && new Set(instruments.map(({ base }) => base)), [instruments]);
  const read = limitsOf(draft, marks, traded);
  const loosens = 'limits' in read && limits.loosens(read.limits);
  const change = (part: Partial<LimitsDraft>): void => {
    setDraft({ ...draft, ...part });
    // Either hour may be the one that is meant to change.
    const typed = 'from' in part || 'until' in part ? { ...part, from: '', until: '' } : part;
    setWrong(wrong.filter((name) => !(name in typed)));
  };
  const words = (name: DraftField): string => {
    if (name === 'from' || name === 'until') return t('limits.wrong.hours');
    return t(
      name === 'asset' || name === 'quantity' || name === 'losses' || name === 'pause'
        ? `limits.wrong.${name}`
        : 'limits.notANumber',
    );
  };
  const save = (): void => {
    if (!('wrong' in read)) return limits.change(read.limits, reason);
    setWrong(read.wrong);
  };
  const field = (name: DraftField) => ({
    value: draft[name],
    error: wrong.includes(name) ? words(name) : undefined,
    onType: (text: string): void => change({ [name]: text }),
  });

  return (
    <PlainForm className={styles.form} onSubmit={save} aria-label={t('limits.change')}>
      {amountFields.map((name) => (
        <LimitField
          key={name}
          label={t(`limits.${name}`)}
          unit="USDT"
          hint={name === 'dailyLoss' ? t('limits.dailyLossHint') : undefined}
          {...field(name)}
        />
      ))}
      <QuantityFields
        draft={draft}
        asset={field('asset')}
        quantity={field('quantity')}
        onRemove={(quantities) => change({ quantities })}
      />
      <CoolDownFields losses={field('losses')} pause={field('pause')} />
      <HourFields from={field('from')} until={field('until')} />
      {loosens ? (
        <>
          <p className={styles.text}>{t('limits.willWait')}</p>
          <LimitField label={t('limits.reason')} value={reason} onType={setReason} words />
        </>
      ) : null}
      <div className={styles.row}>
        <Button type="submit" size="small" variant="primary">
          {t('limits.save')}
        </Button>
      </div>
      <div role="status">{limits.notKept ? <p className={styles.warning}>{t('limits.notKept')}</p> : null}</div>
    </PlainForm>
  );
});
