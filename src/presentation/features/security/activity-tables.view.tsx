import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountActivity } from '../../../domain/security/security-overview';
import { securityChange } from '../../../domain/security/security-change';
import { useFormat } from '../../kit/formats/use-format';
import { useNow } from '../../kit/hooks/use-now';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { FailureState } from '../../kit/data/failure-state';
import { Mark } from '../../kit/controls/mark';
import { Pager } from '../../kit/controls/pager';
import { ProblemText } from '../../kit/controls/problem-text';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { DateField } from '../verification/date-field';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { type ActivityStore, LoginActivityStore, SecurityActivityStore } from './activity.store';
import { deviceNames } from './activity-words';
import { dayOf } from './day-bounds';
import { PlaceCell } from './place-cell.view';
import styles from './activity-tables.module.css';
import { view } from '../../runtime/feature';

interface ActivityStores {
  readonly logins: LoginActivityStore;
  readonly changes: SecurityActivityStore;
}

/** Log-ins, and changes of the account's security, by time. */
function ActivityTables({ stores: { logins, changes } }: { readonly stores: ActivityStores }) {
  const { t } = useTranslation('security');
  const [shown, setShown] = useState<'logins' | 'changes'>('logins');
  return (
    <>
      <Tabs
        name="activity"
        label={t('activity.title')}
        tabs={(['logins', 'changes'] as const).map((id) => ({ id, label: t(`activity.${id}`) }))}
        selected={shown}
        onSelect={setShown}
      />
      <div {...tabPanel('activity', shown)} className={styles.activity}>
        <Activity key={shown} store={shown === 'logins' ? logins : changes} logins={shown === 'logins'} />
      </div>
    </>
  );
}

const Activity = observer(function Activity({
  store,
  logins,
}: {
  readonly store: ActivityStore;
  readonly logins: boolean;
}) {
  const { t } = useTranslation('security');
  useEffect(() => store.start(), [store]);
  return (
    <>
      <Period store={store} />
      <Rows store={store} caption={t(logins ? 'activity.logins' : 'activity.changes')} logins={logins} />
    </>
  );
});

const Period = observer(function Period({ store }: { readonly store: ActivityStore }) {
  const { t } = useTranslation('security');
  const today = dayOf(useNow(false));
  const { from, to } = store;
  const id = useId();
  return (
    <div className={styles.period} role="group" aria-label={t('activity.period')}>
      <div className={styles.day}>
        <label htmlFor={`${id}-from`}>{t('activity.from')}</label>
        <DateField
          id={`${id}-from`}
          value={from === '' ? undefined : from}
          opensAt={today}
          placeholder={t('activity.anyDay')}
          onChange={(day) => store.between(day ?? '', to)}
        />
      </div>
      <div className={styles.day}>
        <label htmlFor={`${id}-to`}>{t('activity.to')}</label>
        <DateField
          id={`${id}-to`}
          value={to === '' ? undefined : to}
          opensAt={today}
          placeholder={t('activity.anyDay')}
          onChange={(day) => store.between(from, day ?? '')}
        />
      </div>
      {store.filtered ? (
        <Button size="small" variant="ghost" onClick={() => store.between('', '')}>
          {t('activity.all')}
        </Button>
      ) : null}
      <ProblemText>{store.wrongOrder ? t('activity.wrongOrder') : null}</ProblemText>
    </div>
  );
});

const Rows = observer(function Rows({
  store,
  caption,
  logins,
}: {
  readonly store: ActivityStore;
  readonly caption: string;
  readonly logins: boolean;
}) {
  const { t } = useTranslation('security');
  const columns = useColumns(logins);
  const { rows, failure, page, pages } = store;
  const retry = (): void => void store.show(page);
  if (rows === undefined)
    return failure ? <FailureState failure={failure} onRetry={retry} /> : <RowsSkeleton rows={4} roomy />;
  return (
    <>
      {failure ? <FailureState failure={failure} onRetry={retry} /> : null}
      {rows.length === 0 ? (
        <EmptyState
          title={t(store.filtered ? 'activity.nothingThen' : 'activity.nothing')}
          text={t(store.filtered ? 'activity.widen' : 'activity.nothingText')}
        />
      ) : (
        <RecordTable
          caption={caption}
          columns={columns}
          rows={rows}
          rowKey={({ at, action }) => `${at} ${action}`}
          stale={failure !== undefined}
          roomy
        />
      )}
      <Pager page={page} pages={pages} onPage={(next) => void store.show(next)} />
    </>
  );
});

function useColumns(logins: boolean): readonly Column<AccountActivity>[] {
  const { t } = useTranslation(['security', 'notifications']);
  const format = useFormat();
  const words = (action: string): string => t(`notifications:securityChange.${securityChange(action) ?? 'other'}`);
  return [
    { id: 'time', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
    ...(logins
      ? []
      : [
          {
            id: 'action',
            title: t('column.change'),
            cell: ({ action }: AccountActivity) => <span className={styles.change}>{words(action)}</span>,
          },
        ]),
    { id: 'device', title: t('column.device'), cell: ({ device }) => deviceNames(device) ?? t('devices.unknown') },
    { id: 'place', title: t('column.place'), cell: ({ location, ip }) => <PlaceCell location={location} ip={ip} /> },
    {
      id: 'result',
      title: t('column.result'),
      cell: ({ succeeded }) =>
        succeeded ? <Mark tone="good">{t('activity.succeeded')}</Mark> : <Mark tone="bad">{t('activity.failed')}</Mark>,
    },
  ];
}

export default view(ActivityTables, { logins: LoginActivityStore, changes: SecurityActivityStore });
