import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { approvalSumFault, endOfApprovalSums, isUserNumber } from '../../../domain/security/approval';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import type { ApprovalsStore } from './approvals.store';
import { DecisionProblem } from './decision-problem.view';

interface ApproverDialogProps {
  readonly store: ApprovalsStore;
  /** Somebody new, as opposed to another limit. */
  readonly inviting: boolean;
}

/** Who approves, above which sum. */
export const ApproverDialog = observer(function ApproverDialog({ store, inviting }: ApproverDialogProps) {
  const { t } = useTranslation(['approvals', 'common']);
  const { session } = useApp();
  const [form] = useForm<{ readonly uid: string; readonly sum: string }>();
  const { failure, busy } = store.request;
  const format = useFormat();
  const unknown = inviting && failure !== undefined && isAboutUid(failure);
  return (
    <Modal title={t(inviting ? 'rule.title' : 'rule.change')} onClose={() => store.close()}>
      <DialogText>{t(inviting ? 'rule.text' : 'form.raise')}</DialogText>
      <Form
        form={form}
        initialValues={{ uid: '', sum: '' }}
        onValuesChange={(changed) => {
          // It was said of another number.
          if (unknown && 'uid' in changed) store.request.forget();
        }}
        onFinish={({ uid, sum }) => void (inviting ? store.invite(uid.trim(), sumOf(sum)) : store.change(sumOf(sum)))}
      >
        {inviting ? (
          <FormField
            name="uid"
            label={t('form.uid')}
            extra={t('form.uidHint')}
            problem={unknown ? t('form.uidUnknown') : undefined}
            rules={[
              {
                validator: async (_rule, value: string) => {
                  if (!isUserNumber(value.trim())) throw new Error(t('form.uidMissing'));
                  if (value.trim() === session.account?.userId) throw new Error(t('form.uidOwn'));
                },
              },
            ]}
          >
            <TextField inputMode="numeric" autoComplete="off" maxLength={15} autoFocus />
          </FormField>
        ) : null}
        <FormField
          name="sum"
          label={t('form.sum')}
          extra={t('form.sumHint')}
          rules={[
            {
              validator: async (_rule, value: string) => {
                const fault = approvalSumFault(sumOf(value));
                const most = format.decimal(endOfApprovalSums, 0, 'down');
                if (fault) throw new Error(t(`form.sumFault.${fault}`, { most }));
              },
            },
          ]}
        >
          <TextField inputMode="decimal" autoComplete="off" maxLength={12} autoFocus={!inviting} />
        </FormField>
        {unknown ? null : <DecisionProblem failure={failure} />}
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t(inviting ? 'form.invite' : 'form.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

/** Whom the exchange takes for no approver. */
function isAboutUid(failure: Failure): boolean {
  if (failure.kind === 'notFound') return !failure.factorMissing;
  return failure.kind === 'invalid' && !failure.wrongProof;
}

/** Either decimal mark; groups are none, so that a sum is never read as a thousandth of itself. */
function sumOf(text: string): string {
  return text.trim().replace(',', '.');
}
