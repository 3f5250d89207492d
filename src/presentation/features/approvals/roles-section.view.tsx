import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { known } from '../../../application/kernel/resource';
import type { ApproverRole } from '../../../domain/security/approval';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { useResource } from '../../kit/data/use-resource';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals.store';
import { DecisionProblem } from './decision-problem.view';
import { ToSecurity } from './to-security.view';
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
  const { dialog, request, answering } = store;
  // Of an invitation that was taken back the answer is all that is left.
  const failure = answering?.active === active && request.failure?.kind !== 'cancelled' ? request.failure : undefined;
  if (roles.length === 0 && !failure) return null;
  const able = state?.hasSecondFactor !== false;
  return (
    <Section title={t(active ? 'roles.title' : 'roles.invitation')}>
      {roles.map((role) => (
        <RoleRow key={role.owner.userId} store={store} role={role} able={able} />
      ))}
      {/* Without a factor the invitation itself says so. */}
      {failure && (able || active || !isFactorMissing(failure)) ? (
        <DecisionProblem failure={failure} gone={active ? undefined : t('roles.gone')} />
      ) : null}
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

interface RoleRowProps {
  readonly store: ApprovalsStore;
  readonly role: ApproverRole;
  /** Nobody approves without a second factor. */
  readonly able: boolean;
}

const RoleRow = observer(function RoleRow({ store, role, able }: RoleRowProps) {
  const { t } = useTranslation('approvals');
  const sum = useSumText();
  const { owner, above, active } = role;
  return (
    <SettingRow
      title={`${owner.name} · UID ${owner.userId}`}
      state={<Mark tone={active ? 'good' : 'warning'}>{t(active ? 'rule.active' : 'roles.invitation')}</Mark>}
      text={
        <>
          <span className={styles.line}>{t('roles.text', { sum: sum(above) })}</span>
          {active || able ? null : <span className={styles.line}>{t('rule.needsFactor')}</span>}
        </>
      }
    >
      {active ? (
        <Button size="small" onClick={() => store.open({ kind: 'leave', role })}>
          {t('roles.leave')}
        </Button>
      ) : (
        <>
          {able ? (
            <Button size="small" variant="primary" onClick={() => void store.accept(role)}>
              {t('roles.accept')}
            </Button>
          ) : (
            <ToSecurity />
          )}
          <Button size="small" onClick={() => void store.leave(role)}>
            {t('roles.decline')}
          </Button>
        </>
      )}
    </SettingRow>
  );
});

function isFactorMissing(failure: Failure): boolean {
  return failure.kind === 'notFound' && failure.factorMissing === true;
}
