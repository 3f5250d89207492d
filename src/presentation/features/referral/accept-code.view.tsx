import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import type { ReferralStore } from './referral.store';
import styles from './accept-code.module.css';

/** Somebody who was invited and came without the link can still say by whom, for a week. */
export const AcceptCode = observer(function AcceptCode({ store }: { readonly store: ReferralStore }) {
  const { t } = useTranslation('referral');
  const { notices } = useApp();
  const failureText = useFailureText();
  const [form] = useForm<{ readonly code: string }>();
  const [failure, setFailure] = useState<Failure>();
  const accept = async (code: string): Promise<void> => {
    setFailure(undefined);
    const accepted = await store.accept(code);
    if (!accepted.ok) return setFailure(accepted.error);
    form.resetFields();
    notices.show('success', { key: 'referral:accept.done' });
  };
  const words = (problem: Failure): string =>
    problem.kind === 'duplicate'
      ? t('accept.known')
      : problem.kind === 'invalid'
        ? t('accept.refused')
        : failureText(problem);
  const problem = failure && failure.kind !== 'cancelled' ? words(failure) : undefined;
  return (
    <Section title={t('accept.title')} text={t('accept.text')}>
      <Form form={form} className={styles.form ?? ''} onFinish={({ code }) => void accept(code.trim())}>
        <FormField
          name="code"
          label={t('accept.label')}
          problem={problem}
          rules={[{ required: true, whitespace: true, message: t('accept.missing') }]}
        >
          <TextField autoComplete="off" spellCheck={false} />
        </FormField>
        <Button type="submit" busy={store.busy}>
          {t('accept.action')}
        </Button>
      </Form>
    </Section>
  );
});
