import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { known } from '../../../application/kernel/resource';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useLostFocus } from '../../kit/hooks/use-kept-focus';
import { Button } from '../../kit/controls/button';
import { Form, FormField } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import type { ReferralStore } from './referral.store';
import styles from './accept-code.module.css';

interface AcceptCodeProps {
  readonly store: ReferralStore;
}

interface AcceptFormProps extends AcceptCodeProps {
  readonly onAccepted: (code: string) => void;
}

/** Somebody who was invited and came without the link can still say by whom, for a week; then the code they came by. */
export const AcceptCode = observer(function AcceptCode({ store }: AcceptCodeProps) {
  const { t } = useTranslation('referral');
  const [accepted, setAccepted] = useState<string>();
  const summary = useResource(useMemo(() => store.queries.summary(), [store]));
  const code = known(summary)?.acceptedCode ?? accepted;
  if (summary.status === 'loading') return null;
  if (code !== undefined)
    return (
      <Section title={t('accept.appliedTitle')}>
        <Applied code={code} justNow={accepted !== undefined} />
      </Section>
    );
  return (
    <Section title={t('accept.title')} text={t('accept.text')}>
      <AcceptForm store={store} onAccepted={setAccepted} />
    </Section>
  );
});

function Applied({ code, justNow }: { readonly code: string; readonly justNow: boolean }) {
  const { t } = useTranslation('referral');
  return justNow ? <AppliedNow text={t('accept.applied', { code })} /> : <p>{t('accept.applied', { code })}</p>;
}

/** Takes the keyboard from the form that it comes in place of. */
function AppliedNow({ text }: { readonly text: string }) {
  const place = useLostFocus<HTMLParagraphElement>();
  return (
    <p ref={place} tabIndex={-1}>
      {text}
    </p>
  );
}

function AcceptForm({ store, onAccepted }: AcceptFormProps) {
  const { t } = useTranslation('referral');
  const { notices } = useApp();
  const words = useProblemWords();
  const [failure, setFailure] = useState<Failure>();
  const codes = known(useResource(useMemo(() => store.queries.codes(), [store])));
  const isOwn = (code: string): boolean => codes?.some((own) => own.code.toUpperCase() === code.toUpperCase()) ?? false;
  const accept = async (code: string): Promise<void> => {
    setFailure(undefined);
    const accepted = await store.accept(code);
    if (!accepted.ok) return setFailure(accepted.error);
    onAccepted(code);
    notices.show('success', { key: 'referral:accept.done' });
  };
  return (
    <Form<{ readonly code: string }> className={styles.form ?? ''} onFinish={({ code }) => void accept(code.trim())}>
      <FormField
        name="code"
        label={t('accept.label')}
        problem={failure && failure.kind !== 'cancelled' ? words(failure) : undefined}
        rules={[
          { required: true, whitespace: true, message: t('accept.missing') },
          {
            validator: async (_rule, written: string | undefined) => {
              if (isOwn((written ?? '').trim())) throw new Error(t('accept.own'));
            },
          },
        ]}
      >
        <TextField autoComplete="off" spellCheck={false} />
      </FormField>
      <SendButton store={store} />
    </Form>
  );
}

const SendButton = observer(function SendButton({ store }: AcceptCodeProps) {
  const { t } = useTranslation('referral');
  return (
    <Button type="submit" busy={store.busy}>
      {t('accept.action')}
    </Button>
  );
});

function useProblemWords(): (problem: Failure) => string {
  const { t } = useTranslation('referral');
  const failureText = useFailureText();
  return (problem) => {
    switch (problem.kind) {
      case 'duplicate':
        return t('accept.known');
      case 'notFound':
        return t('accept.unknown');
      case 'invalid':
        return t('accept.late');
      default:
        return failureText(problem);
    }
  };
}
