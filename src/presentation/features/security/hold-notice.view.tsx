import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { SecurityQueries } from '../../../application/security/security.queries';
import type { Instant } from '../../../domain/shared/instant';
import { Alert } from '../../kit/antd/alert';
import { useHoldText } from '../account-kit/use-hold-text';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';

/** Withdrawals wait: until when and why. */
function HoldNotice({ stores: { queries } }: { readonly stores: { readonly queries: SecurityQueries } }) {
  const state = useResource(useMemo(() => queries.hold(), [queries]));
  const until = known(state)?.until;
  return until === undefined ? null : <Hold queries={queries} until={until} />;
}

function Hold({ queries, until }: { readonly queries: SecurityQueries; readonly until: Instant }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const text = useHoldText(queries, until);
  return <Alert title={t('hold.title', { time: format.dateTime(until) })} text={text} />;
}

export default view(HoldNotice, { queries: SecurityQueries });
