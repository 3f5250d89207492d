import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalRule, Approvals } from '../../../domain/security/approval';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Button } from '../../kit/controls/button';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals.store';
import { ApproverDialog } from './approver-dialog.view';
import { DecisionProblem } from './decision-problem.view';
import { ToSecurity } from './to-security.view';
import { useSumText } from './use-sum-text';

/** Whose approval the own account waits for. */
export const ApproverSection = observer(function ApproverSection({ store }: { readonly store: ApprovalsStore }) {
  const { t } = useTranslation('approvals');
  const resource = useMemo(() => store.state(), [store]);
  const state = useResource(resource);
  const narrow = useWidthBelow(768);
  const { dialog, request, deciding, answering } = store;
  const elsewhere = deciding ?? answering;
  return (
    <Section title={t('rule.title')} text={t('rule.text')}>
      <DataBlock
        state={state}
        onRetry={() => void resource.refresh()}
        skeleton={<Skeleton height={narrow ? 114 : 70} />}
      >
        {(approvals) =>
          approvals.rule ? <RuleRow store={store} rule={approvals.rule} /> : <NoRule store={store} state={approvals} />
        }
      </DataBlock>
      {dialog === undefined && elsewhere === undefined ? <DecisionProblem failure={request.failure} /> : null}
      {dialog?.kind === 'invite' || dialog?.kind === 'change' ? (
        <ApproverDialog store={store} inviting={dialog.kind === 'invite'} />
      ) : null}
      {dialog?.kind === 'end' ? (
        <ConfirmModal
          title={t('end.title')}
          text={t('end.text')}
          action={t('rule.end')}
          onConfirm={() => {
            store.close();
            return store.change(undefined);
          }}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

function NoRule({ store, state }: { readonly store: ApprovalsStore; readonly state: Approvals }) {
  const { t } = useTranslation('approvals');
  return (
    <SettingRow
      title={t('rule.none')}
      state={<Mark tone="neutral">{t('rule.off')}</Mark>}
      text={state.hasSecondFactor ? undefined : t('rule.needsFactor')}
    >
      {state.hasSecondFactor ? (
        <Button size="small" variant="primary" onClick={() => store.open({ kind: 'invite' })}>
          {t('rule.setUp')}
        </Button>
      ) : (
        <ToSecurity />
      )}
    </SettingRow>
  );
}

function RuleRow({ store, rule }: { readonly store: ApprovalsStore; readonly rule: ApprovalRule }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const sum = useSumText();
  const { approver, above, active, next } = rule;
  const lines = [
    t('rule.limit', { sum: sum(above) }),
    ...(active ? [] : [t('rule.pending')]),
    ...(next
      ? [
          next.above === 'off'
            ? t('rule.ends', { date: format.dateTime(next.at) })
            : t('rule.rises', { sum: sum(next.above), date: format.dateTime(next.at) }),
        ]
      : []),
  ];
  return (
    <SettingRow
      title={`${approver.name} · UID ${approver.userId}`}
      state={<Mark tone={active ? 'good' : 'warning'}>{t(active ? 'rule.active' : 'rule.invited')}</Mark>}
      text={lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    >
      <Button size="small" onClick={() => store.open({ kind: 'change' })}>
        {t('rule.change')}
      </Button>
      {next?.above === 'off' ? null : (
        <Button
          size="small"
          variant="ghost"
          onClick={() => (active ? store.open({ kind: 'end' }) : void store.change(undefined))}
        >
          {t(active ? 'rule.end' : 'rule.cancelInvitation')}
        </Button>
      )}
    </SettingRow>
  );
}
