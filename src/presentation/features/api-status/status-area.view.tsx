import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callSlug } from '../../../domain/reference/api-reference';
import type { HostAnswerState, HostCheck } from '../../../domain/reference/host-check';
import { Icon } from '../../kit/controls/icon';
import { PlainButton } from '../../kit/controls/plain-button';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { AnswerState } from './answer-state.view';
import styles from './api-status.module.css';
import type { HostStatusStore } from './host-status.store';
import { areaTitle } from '../api-reference/area-title';
import type { StatusArea } from './status-sections';

/** Worst first. */
const bySeverity: readonly HostAnswerState[] = ['unreachable', 'malformed', 'refused', 'operational'];

interface StatusAreaProps {
  readonly area: StatusArea;
  readonly status: HostStatusStore;
}

/** An area in one line, and its calls under it once it is opened. */
export const StatusAreaRows = observer(function StatusAreaRows({ area, status }: StatusAreaProps) {
  const { t } = useTranslation('status');
  const [chosen, setChosen] = useState<boolean>();
  const id = useId();
  const states = area.checks.flatMap((check) => status.answers.get(check.id)?.state ?? []);
  const worst = bySeverity.find((state) => states.includes(state));
  const open = chosen ?? (status.problemsOnly || (worst !== undefined && worst !== 'operational'));
  const answered = states.filter((state) => state === 'operational').length;
  return (
    <div className={styles.area}>
      <h3>
        <PlainButton className={styles.line} aria-expanded={open} aria-controls={id} onClick={() => setChosen(!open)}>
          <span className={styles.chevron} aria-hidden="true">
            <Icon name="chevron" size={16} />
          </span>
          <span className={styles.name} lang="en">
            {areaTitle(area.name)}
          </span>
          <span className={styles.count}>{t('ofAll', { answered, made: area.checks.length })}</span>
          <AnswerState state={worst} />
        </PlainButton>
      </h3>
      <div id={id} hidden={!open}>
        {open ? <AreaCalls area={area} status={status} /> : null}
      </div>
    </div>
  );
});

const AreaCalls = observer(function AreaCalls({ area, status }: StatusAreaProps) {
  const { t } = useTranslation('status');
  const { paths } = useApp();
  const format = useFormat();
  // Copied here, so that the table is drawn again for each answer.
  const rows = area.checks.map((check) => ({ ...check, answer: status.answers.get(check.id) }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { id: 'call', title: t('call'), cell: (row) => <CallLink check={row} to={paths.apiReference(callSlug(row))} /> },
    { id: 'state', title: t('stateName'), cell: ({ answer }) => <AnswerState state={answer?.state} /> },
    {
      id: 'time',
      title: t('time'),
      numeric: true,
      cell: ({ answer }) => (answer ? t('milliseconds', { time: format.integer(answer.took) }) : '—'),
    },
    {
      id: 'code',
      title: t('code'),
      cell: ({ answer }) => <span title={answer?.detail}>{answer?.code ?? answer?.detail ?? '—'}</span>,
    },
  ];
  return <RecordTable caption={areaTitle(area.name)} columns={columns} rows={rows} rowKey={({ id }) => id} />;
});

function CallLink({ check, to }: { readonly check: HostCheck; readonly to: string }) {
  return (
    <Link className={styles.path} to={to}>
      {check.path}
    </Link>
  );
}
