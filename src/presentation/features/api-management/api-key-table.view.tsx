import { useTranslation } from 'react-i18next';
import type { ApiKey } from '../../../domain/security/api-key';
import { apiKeyWarnings, maskedKey } from '../../../domain/security/api-key-rules';
import type { Instant } from '../../../domain/shared/instant';
import { useFormat } from '../../kit/formats/use-format';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import styles from './credentials.module.css';

const statusTones: Readonly<Partial<Record<ApiKey['status'], MarkTone>>> = { ACTIVE: 'good', WAITING: 'warning' };

interface ApiKeyTableProps {
  readonly rows: readonly ApiKey[];
  readonly now: Instant;
  readonly stale: boolean;
  /** Absent where keys can only be looked at. */
  readonly onEdit?: (key: ApiKey) => void;
  readonly onRemove?: (key: ApiKey) => void;
}

export function ApiKeyTable({ rows, now, stale, onEdit, onRemove }: ApiKeyTableProps) {
  const { t } = useTranslation(['credentials', 'common']);
  const columns: readonly Column<ApiKey>[] = [
    { id: 'key', title: t('column.key'), cell: (key) => <KeyCell apiKey={key} now={now} /> },
    {
      id: 'permissions',
      title: t('column.permissions'),
      cell: ({ permissions }) => <Lines lines={permissions.map((permission) => t(`permission.${permission}`))} />,
    },
    {
      id: 'addresses',
      title: t('column.addresses'),
      cell: ({ ipList }) => (ipList.length === 0 ? t('addresses.any') : <Lines lines={ipList} code />),
    },
    { id: 'use', title: t('column.use'), cell: (key) => <UseCell apiKey={key} now={now} /> },
    ...(onEdit && onRemove
      ? [
          {
            id: 'actions',
            title: t('column.actions'),
            actions: true,
            cell: (key: ApiKey) => (
              <span className={styles.rowActions}>
                <Button size="small" aria-label={t('edit.open', { name: key.name })} onClick={() => onEdit(key)}>
                  {t('common:action.edit')}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('remove.open', { name: key.name })}
                  onClick={() => onRemove(key)}
                >
                  {t('common:action.remove')}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ];
  return (
    <RecordTable caption={t('list.title')} columns={columns} rows={rows} rowKey={({ id }) => id} stale={stale} roomy />
  );
}

function KeyCell({ apiKey, now }: { readonly apiKey: ApiKey; readonly now: Instant }) {
  const { t } = useTranslation('credentials');
  return (
    <span className={styles.cell}>
      <span className={styles.keyName}>{apiKey.name}</span>
      <span className={styles.masked}>
        <code>{maskedKey(apiKey.key)}</code>
        <CopyButton text={apiKey.key} label={t('copy.key', { name: apiKey.name })} />
      </span>
      <span className={styles.marks}>
        <Mark tone={statusTones[apiKey.status] ?? 'neutral'}>{t(`status.${apiKey.status}`)}</Mark>
        {apiKeyWarnings(apiKey, now).map((warning) => (
          <Mark key={warning} tone="warning">
            {t(`warning.${warning}.mark`)}
          </Mark>
        ))}
      </span>
    </span>
  );
}

function UseCell({ apiKey, now }: { readonly apiKey: ApiKey; readonly now: Instant }) {
  const { t } = useTranslation('credentials');
  const format = useFormat();
  const { createdAt, lastUsedAt, expiresAt, status } = apiKey;
  return (
    <span className={styles.cell}>
      <span>
        {lastUsedAt === undefined ? t('use.never') : t('use.last', { when: format.relative(lastUsedAt, now) })}
      </span>
      <span className={styles.note}>{t('use.created', { when: format.dateTime(createdAt) })}</span>
      {expiresAt === undefined ? null : (
        <span className={styles.note}>
          {t(status === 'EXPIRED' ? 'use.ended' : 'use.ends', { when: format.dateTime(expiresAt) })}
        </span>
      )}
    </span>
  );
}

function Lines({ lines, code = false }: { readonly lines: readonly string[]; readonly code?: boolean }) {
  return (
    <span className={styles.cell}>
      {lines.map((line) => (code ? <code key={line}>{line}</code> : <span key={line}>{line}</span>))}
    </span>
  );
}
