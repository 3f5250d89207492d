import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoucherTask } from '../../../domain/rewards/voucher';
import { ButtonLink } from '../../kit/controls/button-link';
import { Mark } from '../../kit/controls/mark';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { useVoucherWords } from './use-voucher-words';
import type { VouchersStore } from './vouchers.store';
import styles from './reward-center.module.css';

/** Tasks of the exchange that the product has words and a way for. */
const known = ['verify', 'trade', 'save'] as const;

/** What brings a voucher, and how far the account has come. */
export function VoucherTasks({ store }: { readonly store: VouchersStore }) {
  const { t } = useTranslation('rewardCenter');
  const resource = useMemo(() => store.queries.tasks(), [store]);
  const narrow = useWidthBelow(768);
  return (
    <Section title={t('earnVouchers.title')} text={t('earnVouchers.text')}>
      <DataBlock
        state={useResource(resource)}
        onRetry={() => void resource.refresh()}
        skeleton={<RowsSkeleton roomy rows={narrow ? 4 : 3} />}
      >
        {(tasks, stale) => (
          <ul className={styles.tasks} data-stale={stale || undefined}>
            {tasks.map((task) => (
              <Task key={task.id} task={task} />
            ))}
          </ul>
        )}
      </DataBlock>
    </Section>
  );
}

function Task({ task: { id, progress, target, done, terms } }: { readonly task: VoucherTask }) {
  const { t } = useTranslation('rewardCenter');
  const { paths } = useApp();
  const format = useFormat();
  const { name } = useVoucherWords()(terms);
  const own = known.find((each) => each === id);
  const ways = { verify: paths.identityVerification, trade: paths.trade, save: paths.earn };
  return (
    <li className={styles.task}>
      <div className={styles.goal}>
        <span id={`voucher-task-${id}`}>
          {own ? t(`earnVouchers.task.${own}`, { target: format.integer(target) }) : id}
        </span>
        <span className={styles.until}>{name}</span>
      </div>
      {done ? (
        <Mark tone="good">{t('earnVouchers.done')}</Mark>
      ) : (
        <span className={styles.progress}>
          <progress value={progress} max={target} aria-labelledby={`voucher-task-${id}`} />
          {format.integer(Math.floor(progress))} / {format.integer(target)}
        </span>
      )}
      {done || !own ? null : (
        <ButtonLink size="small" to={ways[own]}>
          {t(`earnVouchers.action.${own}`)}
        </ButtonLink>
      )}
    </li>
  );
}
