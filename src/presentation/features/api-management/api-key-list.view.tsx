import { known } from '../../../application/kernel/resource';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiKeys } from '../../../application/security/credentials.queries';
import type { ApiKey } from '../../../domain/security/api-key';
import { type ApiKeyWarning, apiKeyWarnings } from '../../../domain/security/api-key-rules';
import { ToMainAccount } from '../account-kit/main-only-panel.view';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { DataBlock } from '../../kit/data/data-block';
import { EmptyState } from '../../kit/controls/empty-state';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { AccountChoice } from './account-choice.view';
import { ApiKeyTable } from './api-key-table.view';
import type { ApiKeysStore } from './api-keys.store';
import styles from './credentials.module.css';
import { EditAddressesDialog } from './edit-addresses-dialog.view';
import { useKeys } from './use-account-name';

interface ApiKeyListProps {
  readonly store: ApiKeysStore;
}

export const ApiKeyList = observer(function ApiKeyList({ store }: ApiKeyListProps) {
  const { session, paths } = useApp();
  const { t } = useTranslation(['credentials', 'common']);
  const keys = useKeys(store);
  const state = useResource(keys);
  const list = known(state);
  const main = session.account?.main ?? false;
  const full = list !== undefined && list.total >= list.limit;
  const create = main ? (
    <Button variant="primary" size="small" disabled={list === undefined || full} onClick={store.openForm}>
      {t('create.open')}
    </Button>
  ) : undefined;
  return (
    <Section
      title={t('list.title')}
      text={list ? <Used keys={list} /> : t('list.text')}
      actions={list && list.total > 0 ? create : undefined}
    >
      {main ? <AccountChoice store={store} /> : null}
      {!main && list && list.total > 0 ? (
        <div className={styles.notice}>
          <p>{t('sub.text')}</p>
          <ToMainAccount />
        </div>
      ) : null}
      {full ? <p className={styles.notice}>{t('list.full')}</p> : null}
      <DataBlock
        state={state}
        onRetry={() => void keys.refresh()}
        skeleton={<RowsSkeleton roomy rows={3} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            title={t('empty.title')}
            text={t(main ? 'empty.text' : 'sub.text')}
            action={
              <div className={styles.buttons}>
                {main ? create : <ToMainAccount />}
                <ButtonLink to={paths.apiReference()} size="small">
                  {t('empty.reference')}
                </ButtonLink>
              </div>
            }
          />
        }
      >
        {({ rows }, stale) => <KeysWithWarnings store={store} rows={rows} stale={stale} />}
      </DataBlock>
    </Section>
  );
});

function Used({ keys: { total, limit } }: { readonly keys: ApiKeys }) {
  const { t } = useTranslation('credentials');
  const format = useFormat();
  // Those that wait or have expired take a place too.
  return t('list.used', { used: format.integer(total), limit: format.integer(limit) });
}

interface KeysProps extends ApiKeyListProps {
  readonly rows: readonly ApiKey[];
  readonly stale: boolean;
}

const KeysWithWarnings = observer(function KeysWithWarnings({ store, rows, stale }: KeysProps) {
  const { session } = useApp();
  const { t } = useTranslation(['credentials', 'common']);
  const failureText = useFailureText();
  const [edited, setEdited] = useState<ApiKey>();
  const [removed, setRemoved] = useState<ApiKey>();
  const [problem, setProblem] = useState<string>();
  const warned = rows.map((key) => ({ name: key.name, warnings: apiKeyWarnings(key, store.now()) }));
  const warnings = new Set(warned.flatMap((key) => key.warnings));
  const namesOf = (warning: ApiKeyWarning): string =>
    warned.flatMap((key) => (key.warnings.includes(warning) ? [key.name] : [])).join(', ');

  const remove = async (key: ApiKey): Promise<void> => {
    setRemoved(undefined);
    setProblem(undefined);
    const done = await store.remove(key);
    if (!done.ok && done.error.kind !== 'cancelled') setProblem(failureText(done.error));
  };
  return (
    <>
      {[...warnings].map((warning) => (
        <p key={warning} className={styles.notice}>
          {t(`warning.${warning}.text`, { keys: namesOf(warning) })}
        </p>
      ))}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <ApiKeyTable
        rows={rows}
        now={store.now()}
        stale={stale}
        {...(session.account?.main ? { onEdit: setEdited, onRemove: setRemoved } : {})}
      />
      {edited ? <EditAddressesDialog store={store} edited={edited} onClose={() => setEdited(undefined)} /> : null}
      {removed ? (
        <ConfirmModal
          title={t('remove.title', { name: removed.name })}
          text={t('remove.text')}
          action={t('common:action.remove')}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(undefined)}
        />
      ) : null}
    </>
  );
});
