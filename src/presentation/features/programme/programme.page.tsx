import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgrammeQueries } from '../../../application/earn/programme.queries';
import { known } from '../../../application/kernel/resource';
import type { Programme } from '../../../domain/earn/programme';
import { ButtonLink } from '../../kit/controls/button-link';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { HideAmounts } from '../money-kit/hide-amounts.view';
import { MoneyFrame } from '../money-kit/money-frame.view';
import { OwnTier } from './own-tier.view';
import { ProgrammeHistory } from './programme-history.view';
import { ProgrammeTiers } from './programme-tiers.view';

interface ProgrammeStores {
  readonly programme: ProgrammeQueries;
}

/** /my-woo: what the product's token gives, and where the account stands. */
export const ProgrammePage = observer(function ProgrammePage({
  stores: { programme },
}: {
  readonly stores: ProgrammeStores;
}) {
  const { t } = useTranslation('programme');
  const { session, paths } = useApp();
  const tiers = useMemo(() => programme.programme(), [programme]);
  const state = useResource(tiers);
  return (
    <MoneyFrame
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="small" variant="primary" to={paths.staking}>
            {t('action.stake')}
          </ButtonLink>
          <ButtonLink size="small" to={paths.buyCrypto}>
            {t('action.buy')}
          </ButtonLink>
          {session.account === undefined ? null : <HideAmounts />}
        </>
      }
      invitation={{ title: t('invitation.title'), text: t('invitation.text') }}
      open={
        <DataBlock state={state} onRetry={() => void tiers.refresh()} skeleton={<Skeleton height={420} />}>
          {(value, stale) =>
            session.account === undefined ? (
              <ProgrammeTiers programme={value} own={undefined} stale={stale} />
            ) : (
              <TiersOfMember programme={value} queries={programme} stale={stale} />
            )
          }
        </DataBlock>
      }
    >
      <Member queries={programme} programme={known(state)} />
    </MoneyFrame>
  );
});

function TiersOfMember({
  programme,
  queries,
  stale,
}: {
  readonly programme: Programme;
  readonly queries: ProgrammeQueries;
  readonly stale: boolean;
}) {
  const member = known(useResource(useMemo(() => queries.member(), [queries])));
  return <ProgrammeTiers programme={programme} own={member?.tier} stale={stale} />;
}

/** Nothing where the tiers are not known: why is said where they stand. */
function Member({
  queries,
  programme,
}: {
  readonly queries: ProgrammeQueries;
  readonly programme: Programme | undefined;
}) {
  const member = useMemo(() => queries.member(), [queries]);
  const state = useResource(member);
  if (programme === undefined) return null;
  return (
    <DataBlock state={state} onRetry={() => void member.refresh()} skeleton={<Skeleton height={560} />}>
      {(value, stale) => (
        <>
          <OwnTier programme={programme} member={value} stale={stale} />
          <ProgrammeHistory asset={programme.asset} member={value} stale={stale} />
        </>
      )}
    </DataBlock>
  );
}

export default view(ProgrammePage, { programme: ProgrammeQueries });
