import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQueries } from '../../application/security/security.queries';
import type { Instant } from '../../domain/shared/instant';
import { useFormat } from '../kernel/use-format';
import { useResource } from '../kernel/use-resource';
import { Button } from '../ui/button';
import { Notice } from './notice.view';

/** `undefined` as long as nothing is known. */
export function useFrozenSince(queries: SecurityQueries): Instant | undefined {
  const standing = useResource(useMemo(() => queries.standing(), [queries]));
  return standing.status === 'ready' ? standing.value.frozenAt : undefined;
}

export function FrozenNotice({ since, onUnfreeze }: { readonly since: Instant | undefined; readonly onUnfreeze: () => void }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  if (since === undefined) return null;
  return (
    <Notice
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
