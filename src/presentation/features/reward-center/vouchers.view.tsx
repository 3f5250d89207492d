import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher, VoucherStatus } from '../../../domain/rewards/voucher';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { Segmented } from '../../kit/controls/segmented';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import { VoucherCard } from './voucher-card.view';
import type { VouchersStore } from './vouchers.store';
import styles from './reward-center.module.css';

const kinds = ['AVAILABLE', 'IN_USE', 'OVER'] as const;
type Kind = (typeof kinds)[number];

/** Vouchers to use, in use and over. */
export function Vouchers({ store }: { readonly store: VouchersStore }) {
  const { t } = useTranslation('rewardCenter');
  const [chosen, setChosen] = useState<Kind>();
  const resource = useMemo(() => store.queries.vouchers(), [store]);
  return (
    <Section title={t('vouchers.title')} text={t('vouchers.text')} anchor="vouchers">
      <DataBlock
        state={useResource(resource)}
        onRetry={() => void resource.refresh()}
        skeleton={<RowsSkeleton roomy headed rows={2} />}
        isEmpty={(all) => all.length === 0}
        empty={<EmptyState title={t('vouchers.none.title')} text={t('vouchers.none.text')} />}
      >
        {(all) => {
          const kind = chosen ?? kinds.find((each) => all.some(({ status }) => kindOf(status) === each)) ?? 'AVAILABLE';
          return (
            <div className={styles.vouchers}>
              <Segmented
                label={t('vouchers.status')}
                size="small"
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`vouchers.kind.${value}`) }))}
                onChange={setChosen}
              />
              <Cards all={all} kind={kind} store={store} />
            </div>
          );
        }}
      </DataBlock>
    </Section>
  );
}

interface CardsProps {
  readonly all: readonly Voucher[];
  readonly kind: Kind;
  readonly store: VouchersStore;
}

/** What was put to use here stays where it was pressed, with what has become of it. */
const Cards = observer(function Cards({ all, kind, store }: CardsProps) {
  const { t } = useTranslation('rewardCenter');
  const shown = all.filter(
    ({ id, status }) => kindOf(status) === kind || (kind === 'AVAILABLE' && store.useOf(id) !== undefined),
  );
  if (shown.length === 0) return <p className={styles.text}>{t('vouchers.noneOf')}</p>;
  return (
    <ul className={styles.events}>
      {shown.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} all={all} store={store} />
      ))}
    </ul>
  );
});

function kindOf(status: VoucherStatus): Kind {
  return status === 'AVAILABLE' || status === 'IN_USE' ? status : 'OVER';
}
