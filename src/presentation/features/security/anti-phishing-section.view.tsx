import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { antiPhishingLength, isAntiPhishingCode } from '../../../domain/security/anti-phishing-code';
import { Section } from '../account-kit/section';
import { SettingRow } from '../account-kit/setting-row';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { DataBlock } from '../../kit/data/data-block';
import { DialogActions } from '../../kit/controls/dialog-parts';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { ConfirmModal } from '../../kit/antd/confirm-modal';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { TextField } from '../../kit/antd/text-field';
import type { AntiPhishingStore } from './anti-phishing.store';
import { RequestProblem } from './request-problem.view';
import styles from './anti-phishing-section.module.css';

interface AntiPhishingSectionProps {
  readonly store: AntiPhishingStore;
  readonly queries: SecurityQueries;
}

/** A word of the person's own in every genuine mail. */
export const AntiPhishingSection = observer(function AntiPhishingSection({ store, queries }: AntiPhishingSectionProps) {
  const { t } = useTranslation(['security', 'common']);
  const code = useMemo(() => queries.antiPhishingCode(), [queries]);
  const state = useResource(code);
  useEffect(() => () => store.close(), [store]);
  return (
    <Section title={t('antiPhishing.title')} text={t('antiPhishing.text')} anchor="anti-phishing">
      <DataBlock state={state} onRetry={() => void code.refresh()} skeleton={<Skeleton height={64} />}>
        {({ masked }) =>
          masked === undefined ? (
            <SettingRow title={t('antiPhishing.row')} state={<Mark tone="warning">{t('state.notSet')}</Mark>}>
              <Button size="small" onClick={() => store.open('set')}>
                {t('antiPhishing.set')}
              </Button>
            </SettingRow>
          ) : (
            <SettingRow
              title={t('antiPhishing.row')}
              state={<Mark tone="good">{t('state.set')}</Mark>}
              text={<code className={styles.code}>{masked}</code>}
            >
              <Button size="small" aria-label={t('antiPhishing.changeTitle')} onClick={() => store.open('set')}>
                {t('antiPhishing.change')}
              </Button>
              <Button
                size="small"
                variant="ghost"
                aria-label={t('antiPhishing.removeTitle')}
                onClick={() => store.open('remove')}
              >
                {t('common:action.remove')}
              </Button>
            </SettingRow>
          )
        }
      </DataBlock>
      {store.dialog === 'set' ? <CodeDialog store={store} /> : null}
      {store.dialog === 'remove' ? (
        <ConfirmModal
          title={t('antiPhishing.removeTitle')}
          text={t('antiPhishing.removeText')}
          action={t('common:action.remove')}
          onConfirm={() => store.remove()}
          onClose={() => store.close()}
        />
      ) : null}
    </Section>
  );
});

const CodeDialog = observer(function CodeDialog({ store }: { readonly store: AntiPhishingStore }) {
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
