import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/antd/choice';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { saveFile } from '../../kit/hooks/save-file';
import { useProofProblem } from '../account-kit/use-proof-problem';
import styles from './recovery-dialogs.module.css';
import type { RecoveryStore } from './recovery.store';
import { RequestProblem, wrongFactor } from './request-problem.view';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The one time that the codes are seen. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useTranslation('security');
  const [kept, setKept] = useState(false);
  const [asked, setAsked] = useState(false);
  const text = codes.join('\n');
  // A key pressed by mistake would lose them for good.
  const leave = (): void => (kept ? onClose() : setAsked(true));
  return (
    <Modal title={t('recovery.codes')} onClose={leave}>
      <DialogText>{t('recovery.once')}</DialogText>
      <div className={styles.sheet}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={text} label={t('recovery.copy')} />
      </div>
      <p className={styles.save}>
        <Button variant="link" autoFocus onClick={() => saveFile('recovery-codes.txt', 'text/plain', `${text}\n`)}>
          {t('recovery.save')}
        </Button>
      </p>
      <Checkbox checked={kept} onChange={(event) => setKept(event.target.checked)}>
        {t('recovery.kept')}
      </Checkbox>
      <ProblemText>{asked && !kept ? t('recovery.notKept') : null}</ProblemText>
      <DialogActions>
        <Button variant="primary" onClick={leave}>
          {t('recovery.done')}
        </Button>
      </DialogActions>
    </Modal>
  );
}

/** Whether what stands on paper can be read, without using it up. */
export const TryCodeDialog = observer(function TryCodeDialog({ store }: { readonly store: RecoveryStore }) {
  const { t } = useTranslation(['security', 'common', 'accountKit']);
  const [form] = useForm<{ readonly code: string }>();
  const problemText = useProofProblem();
  const { failure, busy } = store.request;
  const wrong = wrongFactor(failure) === 'RECOVERY' ? failure : undefined;
  return (
    <Modal title={t('recovery.tryTitle')} onClose={store.close}>
      <DialogText>{t('recovery.tryText')}</DialogText>
      <Form form={form} initialValues={{ code: '' }} onFinish={({ code }) => void store.try(code)}>
        <FormField
          name="code"
          label={t('accountKit:proof.factor.RECOVERY')}
          rules={[{ required: true, whitespace: true, message: t('accountKit:proof.recoveryMissing') }]}
          problem={wrong ? problemText(wrong) : undefined}
        >
          <TextField maxLength={32} autoFocus />
        </FormField>
        <RequestProblem failure={failure} atField="RECOVERY" />
        <DialogActions>
          <Button onClick={store.close}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('recovery.try')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});
