import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { ApproverRole } from '../../../domain/security/approval';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import type { ApprovalsStore } from './approvals.store';
import { useSumText } from './use-sum-text';

interface Props {
  readonly store: ApprovalsStore;
  /** Whether these are agreed to, or wait for an answer. */
  readonly active: boolean;
}

/** Whose second approver the person is, or is asked to be; not there for most. */
export const RolesSection = observer(function RolesSection({ store, active }: Props) {
  const { t } = useTranslation('approvals');
  const state = known(useResource(useMemo(() => store.state(), [store])));
  const roles = (state?.roles ?? []).filter((role) => role.active === active);
  const { dialog } = store;
  if (roles.length === 0) return null;
  return (
    <Section title={t(active ? 'roles.title' : 'roles.invitation')}>
      {roles.map((role) => (
        <RoleRow key={role.owner.userId} store={store} role={role} />
      ))}
      {active && dialog?.kind === 'leave' ? (
        <ConfirmModal
          title={t('leave.title')}
          text={t('leave.text', { name: dialog.role.owner.name })}
          action={t('roles.leave')}
          onConfirm={() => store.leave(dialog.role)}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

function RoleRow({ store, role }: { readonly store: ApprovalsStore; readonly role: ApproverRole }) {
  const { t } = useTranslation('approvals');
  const sum = useSumText();
  const { owner, above, active } = role;
  return (
    <SettingRow
      title={`${owner.name} · UID ${owner.userId}`}
      state={<Mark tone={active ? 'good' : 'warning'}>{t(active ? 'rule.active' : 'roles.invitation')}</Mark>}
      text={t('roles.text', { sum: sum(above) })}
    >
      {active ? (
        <Button size="small" onClick={() => store.open({ kind: 'leave', role })}>
          {t('roles.leave')}
        </Button>
      ) : (
        <>
          <Button size="small" variant="primary" onClick={() => void store.accept(role)}>
            {t('roles.accept')}
          </Button>
          <Button size="small" onClick={() => void store.leave(role)}>
            {t('roles.decline')}
          </Button>
        </>
      )}
    </SettingRow>
  );
}
