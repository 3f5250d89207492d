import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { AccountFrame } from '../account-kit/account-frame.view';
import { MainOnlyPanel } from '../account-kit/main-only-panel.view';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { ApprovalsStore } from './approvals.store';
import { ApproverSection } from './approver-section.view';
import { RequestsSection } from './requests-section.view';
import { RolesSection } from './roles-section.view';

export interface ApprovalsStores {
  readonly approvals: ApprovalsStore;
  readonly stepUp: StepUpStore;
}

export const ApprovalsPage = observer(function ApprovalsPage({ stores }: { readonly stores: ApprovalsStores }) {
  const { t } = useTranslation('approvals');
  const { session } = useApp();
  return (
    <AccountFrame title={t('title')} text={t('text')}>
      {session.account?.main ? <MainApprovals stores={stores} /> : <MainOnlyPanel />}
    </AccountFrame>
  );
});

function MainApprovals({ stores: { approvals, stepUp } }: { readonly stores: ApprovalsStores }) {
  useEffect(() => () => approvals.close(), [approvals]);
  return (
    <>
      <RequestsSection store={approvals} role="approver" />
      <ApproverSection store={approvals} />
      <RequestsSection store={approvals} role="owner" />
      <RolesSection store={approvals} />
      <StepUpDialog store={stepUp} />
    </>
  );
}

export default view(ApprovalsPage, { approvals: ApprovalsStore, stepUp: StepUpStore });
