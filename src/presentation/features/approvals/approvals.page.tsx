import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { SecurityQueries } from '../../../application/security/security.queries';
import { second } from '../../../domain/shared/instant';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { view } from '../../runtime/feature';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { AccountFrame } from '../account-kit/account-frame.view';
import { FrozenNotice } from '../account-kit/frozen-notice.view';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { ApprovalsStore } from './approvals.store';
import { ApproverSection } from './approver-section.view';
import { RequestsSection } from './requests-section.view';
import { RolesSection } from './roles-section.view';

/** The other person decides elsewhere, and no stream tells of it. */
const rhythm = 10 * second;

interface ApprovalsStores {
  readonly approvals: ApprovalsStore;
  readonly security: SecurityQueries;
  readonly stepUp: StepUpStore;
  readonly refresh: RefreshStore;
}

function ApprovalsPage({ stores }: { readonly stores: ApprovalsStores }) {
  const { t } = useTranslation('approvals');
  return (
    <AccountFrame title={t('title')} text={t('text')} mainOnly>
      <MainApprovals stores={stores} />
    </AccountFrame>
  );
}

const MainApprovals = observer(function MainApprovals({ stores }: { readonly stores: ApprovalsStores }) {
  const { approvals, security, stepUp, refresh } = stores;
  const standing = useResource(useMemo(() => security.standing(), [security]));
  useEffect(() => () => approvals.close(), [approvals]);
  const account = known(standing);
  const frozenSince = account?.frozenAt;
  const answers = account !== undefined && frozenSince === undefined;
  useEffect(() => (answers ? refresh.follow(approvals, rhythm) : undefined), [answers, refresh, approvals]);
  if (standing.status === 'loading') return <Skeleton height={400} />;
  // A frozen account answers nothing else.
  if (frozenSince !== undefined) return <FrozenNotice since={frozenSince} />;
  return (
    <>
      <RolesSection store={approvals} active={false} />
      <RequestsSection store={approvals} role="approver" />
      <ApproverSection store={approvals} />
      <RequestsSection store={approvals} role="owner" />
      <RolesSection store={approvals} active />
      <StepUpDialog store={stepUp} />
    </>
  );
});

export default view(ApprovalsPage, {
  approvals: ApprovalsStore,
  security: SecurityQueries,
  stepUp: StepUpStore,
  refresh: RefreshStore,
});
