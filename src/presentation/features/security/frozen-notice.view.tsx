import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQueries } from '../../../application/security/security.queries';
import type { Instant } from '../../../domain/shared/instant';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { Alert } from '../../kit/antd/alert';

/** Since when the account is frozen, or that it is not; `unknown` until the exchange has said so. */
export function useFrozenSince(queries: SecurityQueries): Instant | undefined | 'unknown' {
  const standing = useResource(useMemo(() => queries.standing(), [queries]));
  if (standing.status === 'loading') return 'unknown';
  return standing.status === 'ready' ? standing.value.frozenAt : undefined;
}

export function FrozenNotice({ since, onUnfreeze }: { readonly since: Instant; readonly onUnfreeze: () => void }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  return (
    <Alert
      title={t('frozen.title', { time: format.dateTime(since) })}
      text={t('frozen.text')}
      action={
        <Button size="small" variant="primary" onClick={onUnfreeze}>
          {t('closure.unfreeze.start')}
        </Button>
      }
    />
  );
}
