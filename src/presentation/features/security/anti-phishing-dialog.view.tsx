import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { antiPhishingLength, isAntiPhishingCode } from '../../../domain/security/anti-phishing-code';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import type { AntiPhishingStore } from './anti-phishing.store';
import { RequestProblem } from './request-problem.view';
import styles from './anti-phishing-section.module.css';

/** The word, and a mail as it will arrive with it. */
export const AntiPhishingDialog = observer(function AntiPhishingDialog({
  store,
}: {
  readonly store: AntiPhishingStore;
}) {
  const { t } = useTranslation(['security', 'common']);
  const [form] = useForm<{ readonly word: string }>();
  const typed = (useWatch('word', form) as string | undefined)?.trim() ?? '';
  const { failure, busy } = store.request;
  return (
    <Modal title={t('antiPhishing.title')} onClose={() => store.close()}>
      <Form form={form} initialValues={{ word: '' }} onFinish={({ word }) => void store.set(word.trim())}>
        <FormField
          name="word"
          label={t('antiPhishing.label')}
          extra={t('antiPhishing.rule', { from: antiPhishingLength.minimum, to: antiPhishingLength.maximum })}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (!isAntiPhishingCode((value ?? '').trim()))
                  throw new Error(
                    t('antiPhishing.wrong', { from: antiPhishingLength.minimum, to: antiPhishingLength.maximum }),
                  );
              },
            },
          ]}
        >
          <TextField
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
        </FormField>
        <MailPreview word={isAntiPhishingCode(typed) ? typed : undefined} />
        <RequestProblem failure={failure} />
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {t('common:action.save')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

/** A mail as it will arrive. */
function MailPreview({ word }: { readonly word: string | undefined }) {
  const { t } = useTranslation('security');
  const { environment } = useApp();
  return (
    <figure className={styles.mail}>
      <figcaption className={styles.caption}>{t('antiPhishing.preview')}</figcaption>
      <div className={styles.body}>
        <p className={styles.from}>{environment.brand.name}</p>
        <p className={styles.word}>
          {t('antiPhishing.inMail')} <DialogWord word={word} />
        </p>
        <p>{t('antiPhishing.mailText')}</p>
      </div>
    </figure>
  );
}

function DialogWord({ word }: { readonly word: string | undefined }) {
  return <strong className={styles.code}>{word ?? '••••••'}</strong>;
}
