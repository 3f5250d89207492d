import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { Amounts } from './amounts.view';
import styles from './referral-summary.module.css';

/** What came of all codes so far. */
export function ReferralSummaryView({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const format = useFormat();
  const resource = useMemo(() => queries.summary(), [queries]);
  const state = useResource(resource);
  const narrow = useWidthBelow(768);
  return (
    <DataBlock
      state={state}
      onRetry={() => void resource.refresh()}
      skeleton={<Skeleton height={narrow ? 227 : 127} />}
    >
      {({ invited, traded, tier, rate, commission, pending }) => (
        <dl className={styles.figures}>
          <Figure name={t('summary.earned')} value={<Amounts amounts={commission} />} />
          <Figure name={t('summary.pending')} value={<Amounts amounts={pending} />} note={t('summary.pendingNote')} />
          <Figure
            name={t('summary.invited')}
            value={format.integer(invited)}
            note={t('summary.traded', { count: traded })}
          />
          <Figure name={t('summary.rate')} value={format.part(rate)} note={t('summary.tier', { tier })} />
        </dl>
      )}
    </DataBlock>
  );
}

function Figure({ name, value, note }: { readonly name: string; readonly value: ReactNode; readonly note?: string }) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {note === undefined ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
