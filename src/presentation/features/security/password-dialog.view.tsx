import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSecurityPassword, securityPasswordLength } from '../../../domain/security/security-password';
import type { SecurityPasswordKind } from '../../../domain/security/security-overview';
import { useProofProblem } from '../account-kit/use-proof-problem';
import { Button } from '../../kit/controls/button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { PasswordField } from '../../kit/antd/password-field';
import { RequestProblem, wrongFactor } from './request-problem.view';
import type { PasswordAct, PasswordFields, SecurityPasswordsStore } from './security-passwords.store';

interface PasswordDialogProps {
  readonly store: SecurityPasswordsStore;
  readonly kind: SecurityPasswordKind;
  readonly act: PasswordAct;
}

/** One act with one of the two passwords. A wrong one is told at its field with the tries that are left. */
export const PasswordDialog = observer(function PasswordDialog({ store, kind, act }: PasswordDialogProps) {
  const { t } = useTranslation(['security', 'common', 'accountKit']);
  const [form] = useForm<PasswordFields>();
  const problemText = useProofProblem();
  const { failure, busy } = store.request;
  const factor = kind === 'trade' ? 'TRADE_PWD' : 'WITHDRAW_PWD';
  const wrong = wrongFactor(failure) === factor ? failure : undefined;
  // The form has checked everything else that the exchange refuses a new password for.
  const inUse = act !== 'check' && failure?.kind === 'invalid' && failure.wrongProof === undefined;
  // Of another device: what was typed here has not become the password.
  const alreadySet = act === 'create' && failure?.kind === 'duplicate' ? t('password.alreadySet') : undefined;
  const asksNew = act === 'create' || act === 'change';
  const asksOld = act === 'change' || act === 'check' || act === 'remove';

  useEffect(() => {
    if (!wrong) return;
    form.setFieldValue('password', '');
    (form.getFieldInstance('password') as { focus?: () => void } | undefined)?.focus?.();
  }, [wrong, form]);

  return (
    <Modal title={t(`password.${kind}.title.${act}`)} onClose={() => store.close()}>
      <DialogText>{t(act === 'create' ? `password.${kind}.explained` : `password.consequence.${act}`)}</DialogText>
      <Form
        form={form}
        initialValues={{ password: '', newPassword: '' }}
        onFinish={() => void store.submit(form.getFieldsValue(true) as PasswordFields)}
      >
        {asksOld ? (
          <FormField
            name="password"
            label={t(act === 'change' ? 'password.current' : `password.${kind}.name`)}
            rules={[{ required: true, message: t('accountKit:proof.passwordMissing') }]}
            problem={wrong ? problemText(wrong) : undefined}
          >
            <PasswordField autoComplete="off" autoFocus />
          </FormField>
        ) : null}
        {asksNew ? (
          <FormField
            name="newPassword"
            label={t('password.new')}
            extra={t('password.rule', { count: securityPasswordLength.minimum })}
            rules={[
              {
                validator: async (_rule, value: string | undefined) => {
                  if (!isSecurityPassword(value ?? ''))
                    throw new Error(
                      t('password.length', {
                        from: securityPasswordLength.minimum,
                        to: securityPasswordLength.maximum,
                      }),
                    );
                },
              },
            ]}
            problem={inUse ? t('password.inUse') : undefined}
          >
            <PasswordField autoComplete="off" autoFocus={!asksOld} />
          </FormField>
        ) : null}
        {wrong || (inUse && asksNew) ? null : <RequestProblem failure={failure} words={alreadySet} />}
        <DialogActions>
          <Button autoFocus={act === 'forgotten'} onClick={() => store.close()}>
            {t('common:action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t(`password.submit.${act}`)}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
