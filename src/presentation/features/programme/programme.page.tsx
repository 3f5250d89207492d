import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgrammeQueries } from '../../../application/earn/programme.queries';
import { known } from '../../../application/kernel/resource';
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
import styles from './programme.module.css';
import { ProgrammeTiers } from './programme-tiers.view';

interface ProgrammeStores {
  readonly programme: ProgrammeQueries;
}

/** /my-woo: what the product's token gives, and where the account stands. */
const ProgrammePage = observer(function ProgrammePage({ stores: { programme } }: { readonly stores: ProgrammeStores }) {
  const { t } = useTranslation('programme');
  const { session, paths } = useApp();
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
      open={session.status === 'loggedOut' ? <Tiers queries={programme} own={undefined} /> : undefined}
    >
      <Member queries={programme} />
    </MoneyFrame>
  );
});

function Tiers({ queries, own }: { readonly queries: ProgrammeQueries; readonly own: number | undefined }) {
  const tiers = useMemo(() => queries.programme(), [queries]);
  return (
    <DataBlock
      state={useResource(tiers)}
      onRetry={() => void tiers.refresh()}
      skeleton={
        <div className={styles.tiersPlace}>
          <Skeleton height="100%" />
        </div>
      }
    >
      {(programme, stale) => <ProgrammeTiers programme={programme} own={own} stale={stale} />}
    </DataBlock>
  );
}

function Member({ queries }: { readonly queries: ProgrammeQueries }) {
  const member = useMemo(() => queries.member(), [queries]);
  const state = useResource(member);
  const tiers = useResource(useMemo(() => queries.programme(), [queries]));
  const programme = known(tiers);
  const own = known(state);
  return (
    <>
      <DataBlock
        state={tiers.status === 'loading' ? tiers : state}
        onRetry={() => void member.refresh()}
        skeleton={
          <div className={styles.ownPlace}>
            <Skeleton height="100%" />
          </div>
        }
      >
        {(value, stale) => (programme ? <OwnTier programme={programme} member={value} stale={stale} /> : null)}
      </DataBlock>
      <Tiers queries={queries} own={own?.tier} />
      {programme && own ? (
        <ProgrammeHistory asset={programme.asset} member={own} stale={state.status !== 'ready'} />
      ) : null}
    </>
  );
}

export default view(ProgrammePage, { programme: ProgrammeQueries });
