import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAccountQueries } from '../../../application/account/sub-account.queries';
import type { SubAccount } from '../../../domain/account/sub-account';
import { Section } from '../account-kit/section';
import { SwitchAccountButton } from '../account-kit/switch-account-button.view';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import type { AccountNamesStore } from './account-names.store';
import styles from './sub-accounts.module.css';

interface SubAccountsProps {
  readonly queries: SubAccountQueries;
  readonly names: AccountNamesStore;
}

/** Accounts of their own beside the main one: what is in them, and a way into each. */
export const SubAccounts = observer(function SubAccounts({ queries, names }: SubAccountsProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const list = useMemo(() => queries.list(), [queries]);
  const state = useResource(list);
  const open = (
    <Button size="small" onClick={() => names.ask({ kind: 'open' })}>
      {t('subs.open')}
    </Button>
  );
  const columns: readonly Column<SubAccount>[] = [
    { id: 'alias', title: t('subs.alias'), cell: ({ alias }) => alias },
    {
      id: 'uid',
      title: t('identity.uid'),
      cell: ({ userId }) => (
        <span className={styles.uid}>
          {userId} <CopyButton text={userId} label={t('subs.copyUid', { id: userId })} />
        </span>
      ),
    },
    {
      id: 'value',
      title: t('subs.value'),
      numeric: true,
      cell: ({ totalValue }) => format.decimal(totalValue, 2, 'down'),
    },
    { id: 'created', title: t('subs.created'), cell: ({ createdAt }) => format.date(createdAt) },
    { id: 'actions', title: t('subs.actions'), actions: true, cell: (row) => <Actions account={row} names={names} /> },
  ];
  return (
    <Section anchor="sub-accounts" title={t('subs.title')} text={t('subs.text')} actions={open}>
      <DataBlock
        state={state}
        onRetry={() => void list.refresh()}
        skeleton={<RowsSkeleton rows={2} roomy />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('subs.emptyTitle')} text={t('subs.emptyText')} />}
      >
        {(rows, stale) => (
          <RecordTable
            roomy
            caption={t('subs.title')}
            columns={columns}
            rows={rows}
            rowKey={({ userId }) => userId}
            stale={stale}
          />
        )}
      </DataBlock>
    </Section>
  );
});

const Actions = observer(function Actions({
  account,
  names,
}: {
  readonly account: SubAccount;
  readonly names: AccountNamesStore;
}) {
  const { t } = useTranslation('account');
  const { userId, alias } = account;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        variant="ghost"
        aria-label={t('subs.renameLabel', { name: alias })}
        onClick={() => names.ask({ kind: 'rename', userId, name: alias })}
      >
        {t('subs.rename')}
      </Button>
      <SwitchAccountButton userId={userId} size="small" aria-label={t('subs.switchLabel', { name: alias })}>
        {t('subs.switch')}
      </SwitchAccountButton>
    </span>
  );
});
