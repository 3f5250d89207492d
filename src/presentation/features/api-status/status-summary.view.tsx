import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callSlug } from '../../../domain/reference/api-reference';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { Icon } from '../../kit/controls/icon';
import { Switch } from '../../kit/controls/switch';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { conditionIcons } from './answer-state.view';
import styles from './api-status.module.css';
import type { HostStatusStore } from './host-status.store';

/** The host in a word, how many calls it answers, and the slowest of them. */
export const StatusSummary = observer(function StatusSummary({
  status,
  onRun,
}: {
  readonly status: HostStatusStore;
  readonly onRun: () => void;
}) {
  const { t } = useTranslation('status');
  const format = useFormat();
  const { paths } = useApp();
  const { checks = [], answers, finishedAt, slowest } = status;
  const running = finishedAt === undefined;
  const condition = running ? 'unknown' : status.condition;
  return (
    <section className={styles.summary} aria-label={t('summary')}>
      <div className={styles.banner} data-condition={condition}>
        <p className={styles.condition} role="status">
          <Icon name={conditionIcons[condition]} />
          {t(`condition.${condition}`)}
        </p>
        <Button size="small" idle={running} onClick={onRun}>
          {t('runAgain')}
        </Button>
      </div>
      <progress className={styles.progress} value={answers.size} max={checks.length} aria-label={t('progress')} />
      <Facts>
        <Fact name={t('host')}>
          <code className={styles.path}>{status.host}</code>
        </Fact>
        <Fact name={t('answering')}>{t('ofAll', { answered: status.answered, made: checks.length })}</Fact>
        <Fact name={t('slowest')}>
          <span className={styles.slowest}>
            {slowest === undefined ? '—' : t('milliseconds', { time: format.integer(slowest.answer.took) })}
            {slowest === undefined ? null : (
              <Link className={styles.path} to={paths.apiReference(callSlug(slowest.check))} title={slowest.check.path}>
                {slowest.check.path}
              </Link>
            )}
          </span>
        </Fact>
        <Fact name={t('checkedAt')}>{running ? '—' : format.time(finishedAt)}</Fact>
      </Facts>
      <Switch checked={status.problemsOnly} onChange={status.showProblemsOnly}>
        {t('problemsOnly')}
      </Switch>
    </section>
  );
});
