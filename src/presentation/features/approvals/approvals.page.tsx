import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { view } from '../../runtime/feature';
import { AccountFrame } from '../account-kit/account-frame.view';
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

export function ApprovalsPage({ stores }: { readonly stores: ApprovalsStores }) {
  const { t } = useTranslation('approvals');
  return (
    <AccountFrame title={t('title')} text={t('text')} mainOnly>
      <MainApprovals stores={stores} />
    </AccountFrame>
  );
}

function MainApprovals({ stores: { approvals, stepUp } }: { readonly stores: ApprovalsStores }) {
  useEffect(() => () => approvals.close(), [approvals]);
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
}

export default view(ApprovalsPage, { approvals: ApprovalsStore, stepUp: StepUpStore });
