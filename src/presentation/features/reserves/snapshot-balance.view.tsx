import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ReservesQueries } from '../../../application/reserves/reserves.queries';
import type { OwnAudit } from '../../../domain/reserves/audit';
import { parseDecimal } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';

interface SnapshotBalanceProps {
  readonly queries: ReservesQueries;
  readonly own: OwnAudit;
}

/** What the account was owed at a snapshot, read once it is asked for. */
export function SnapshotBalance({ queries, own }: SnapshotBalanceProps) {
  const { t } = useTranslation('reserves');
  const [open, setOpen] = useState(false);
  return open ? (
    <Balances queries={queries} own={own} />
  ) : (
    <Button size="tiny" onClick={() => setOpen(true)}>
      {t('own.show')}
    </Button>
  );
}

function Balances({ queries, own }: SnapshotBalanceProps) {
  const format = useFormat();
  const failureText = useFailureText();
  const balances = useMemo(() => queries.ownBalances(own), [queries, own]);
  const state = useResource(balances);
  if (state.status === 'failed') return <span role="alert">{failureText(state.failure)}</span>;
  return (
    <span aria-live="polite">
      {known(state)
        ?.balances.map(({ asset, amount }) => `${format.quantity(parseDecimal(amount), 8)} ${asset}`)
        .join(' · ') ?? '—'}
    </span>
  );
}
