import { observer } from 'mobx-react-lite';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { apiKeyPermissions } from '../../../domain/security/api-key';
import type { ApprovalRequest } from '../../../domain/security/approval';
import { parseDecimal } from '../../../domain/shared/decimal';
import { arriving } from '../../../domain/wallet/withdrawal';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { Mark, type MarkTone } from '../../kit/controls/mark';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { FullAddress } from '../money-kit/full-address.view';
import { useExact } from '../money-kit/use-exact';
import styles from './approvals.module.css';
import type { ApprovalsStore } from './approvals.store';
import { DecisionProblem } from './decision-problem.view';
import { useSumText } from './use-sum-text';

interface RequestCardProps {
  readonly store: ApprovalsStore;
  readonly request: ApprovalRequest;
  readonly role: 'owner' | 'approver';
}

const tones: Readonly<Partial<Record<ApprovalRequest['state'], MarkTone>>> = {
  WAITING: 'warning',
  APPROVED: 'good',
};

/** One request with all that the approval will be for. */
export const RequestCard = observer(function RequestCard({ store, request, role }: RequestCardProps) {
  const { t } = useTranslation(['approvals', 'common']);
  const format = useFormat();
  const { id, owner, account, subject, state, createdAt, expiresAt, decidedAt } = request;
  const waits = state === 'WAITING';
  const from = [...(role === 'approver' ? [`${owner.name} · UID ${owner.userId}`] : []), account].filter(Boolean);
  // What weakens the rule comes by itself when nobody refuses it; everything else is off then.
  const end = subject.kind === 'rule' ? t(`takesEffect.${role}`, { date: format.dateTime(expiresAt) }) : undefined;
  const at = waits
    ? (end ?? t('expires', { date: format.dateTime(expiresAt) }))
    : format.dateTime(decidedAt ?? createdAt);
  const deciding = store.deciding === id;
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h3 className={styles.kind}>{t(`kind.${subject.kind}`)}</h3>
        <Mark tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Mark>
        <span className={styles.note}>{at}</span>
      </div>
      <Facts>
        {from.length > 0 ? <Fact name={t('field.from')}>{from.join(' · ')}</Fact> : null}
        {useFacts(request, store).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {role === 'owner' && waits ? (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => void store.takeBack(request)}>
            {t('common:action.cancel')}
          </Button>
        </div>
      ) : null}
      {role === 'approver' && waits ? (
        <div className={styles.buttons}>
          {subject.kind === 'other' ? null : (
            <Button
              size="small"
              variant="primary"
              busy={deciding && store.request.busy}
              onClick={() => void store.approve(request)}
            >
              {t('approve')}
            </Button>
          )}
          <Button size="small" onClick={() => store.open({ kind: 'refuse', request })}>
            {t('refuse')}
          </Button>
        </div>
      ) : null}
      {deciding ? <DecisionProblem failure={store.request.failure} /> : null}
    </li>
  );
});

function useFacts(
  { subject, state, figures }: ApprovalRequest,
  store: ApprovalsStore,
): readonly (readonly [string, ReactNode])[] {
  const { t } = useTranslation('approvals');
  const exact = useExact();
  const format = useFormat();
  const sum = useSumText();
  const names = known(useResource(useMemo(() => store.networkNames(), [store])));
  const amount = (text: string) => {
    const value = parseDecimal(text);
    return value ? exact(value) : text;
  };
  /** What the network takes of it, and what is left to arrive. */
  const arrivals = (withdrawal: { readonly amount: string }) => {
    const whole = parseDecimal(withdrawal.amount);
    return whole && figures
      ? ([
          ['fee', figures.fee],
          ['arrives', arriving(whole, figures.fee)],
        ] as const)
      : [];
  };
  /** What the rule counts, which is in USDT; once it is decided nothing counts any more. */
  const worth = (asset: string): string =>
    figures && asset !== 'USDT' && state === 'WAITING' ? ` ≈ ${format.decimal(figures.worth, 2, 'down')} USDT` : '';
  switch (subject.kind) {
    case 'withdrawal':
      return [
        [t('field.amount'), `${amount(subject.amount)} ${subject.asset}${worth(subject.asset)}`],
        ...arrivals(subject).map(([name, value]) => [t(`field.${name}`), `${exact(value)} ${subject.asset}`] as const),
        [t('field.network'), names?.get(subject.network) ?? subject.network],
        [t('field.address'), <FullAddress key="address" address={subject.address} />],
        ...(subject.memo === '' ? [] : [[t('field.memo'), <code key="memo">{subject.memo}</code>] as const]),
      ];
    case 'transfer':
      return [
        [t('field.amount'), `${amount(subject.amount)} ${subject.asset}${worth(subject.asset)}`],
        [t('field.recipient'), subject.userId],
      ];
    case 'apiKey':
      return [
        [t('field.name'), subject.name],
        [
          t('field.permissions'),
          apiKeyPermissions
            .filter((each) => subject.permissions.split(',').includes(each))
            .map((each) => t(`permission.${each}`))
            .join(', '),
        ],
        [t('field.ipList'), subject.ipList === '' ? t('field.anywhere') : subject.ipList.split(',').join(', ')],
      ];
    case 'rule': {
      const above = parseDecimal(subject.above);
      return [[t('field.limit'), above ? `${sum(above)} USDT` : t('field.off')]];
    }
    default:
      return [];
  }
}
