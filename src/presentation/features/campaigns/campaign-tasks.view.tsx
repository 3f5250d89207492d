import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CampaignsQueries } from '../../../application/campaigns/campaigns.queries';
import type { CampaignTask } from '../../../domain/campaigns/campaign';
import { Mark } from '../../kit/controls/mark';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import styles from './campaigns.module.css';

/** Tasks of the exchange that the product has in every language. */
const translated = ['trade', 'trade-more', 'maker', 'markets', 'profit', 'follow', 'verify'] as const;

interface CampaignTasksProps {
  readonly queries: CampaignsQueries;
  /** Where the page is not the campaign's own. */
  readonly title?: string;
  /** Below the tasks. */
  readonly children?: ReactNode;
}

/** What brings points, and how far the account has come with each. */
export function CampaignTasks({ queries, title, children }: CampaignTasksProps) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const resource = useMemo(() => queries.tasks(), [queries]);
  const words = ({ id, title }: CampaignTask): string => {
    const own = translated.find((each) => each === id);
    return own ? t(`task.${own}`) : title;
  };
  return (
    <section className={styles.panel} aria-labelledby="campaign-tasks">
      <h2 id="campaign-tasks" className={styles.heading}>
        {title ?? t('tasks.title')}
      </h2>
      <DataBlock
        state={useResource(resource)}
        onRetry={() => void resource.refresh()}
        skeleton={<RowsSkeleton roomy rows={7} />}
      >
        {({ tasks }, stale) => (
          <ul className={styles.tasks} data-stale={stale || undefined}>
            {tasks.map((task) => (
              <li key={task.id}>
                <span id={`task-${task.id}`}>{words(task)}</span>
                <span className={styles.label}>{t('tasks.points', { count: task.points })}</span>
                {task.done ? (
                  <span className={styles.done}>
                    <Mark tone="good">{t('tasks.done')}</Mark>
                  </span>
                ) : (
                  <span className={styles.progress}>
                    <progress value={task.progress} max={task.target} aria-labelledby={`task-${task.id}`} />
                    {format.integer(Math.floor(task.progress))} / {format.integer(task.target)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </DataBlock>
      {children === undefined ? null : <div>{children}</div>}
    </section>
  );
}
