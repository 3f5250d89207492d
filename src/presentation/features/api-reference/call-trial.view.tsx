import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall } from '../../../domain/reference/api-reference';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { TextField } from '../../kit/controls/text-field';
import { PlainForm } from '../../kit/controls/plain-form';
import { ProblemText } from '../../kit/controls/problem-text';
import { Button } from '../../kit/controls/button';
import type { ApiReferenceStore } from './api-reference.store';
import styles from './call-trial.module.css';
import { CodeBlock } from './code-block.view';

/** Longest answer that is shown; the whole of a large one would stall the page. */
const shown = 20_000;

/** A form for the call's values, and what the exchange answers. */
export const CallTrial = observer(function CallTrial({
  reference,
  call,
}: {
  readonly reference: ApiReferenceStore;
  readonly call: ApiCall;
}) {
  const { t } = useTranslation('reference');
  const id = useId();
  const [tried, setTried] = useState(false);
  const isMissing = (name: string, required: boolean): boolean => required && !reference.values[name]?.trim();
  const fields = [...call.parameters.map((field) => ({ ...field, required: true })), ...call.query];
  return (
    <PlainForm
      className={styles.trial}
      aria-label={t('trial.label')}
      onSubmit={() => {
        const missing = fields.some(({ name, required }) => isMissing(name, required));
        setTried(missing);
        if (!missing) void reference.try(call);
      }}
    >
      {fields.map(({ name, required, type }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`} className={styles.name}>
            <code>{name}</code>
            {required ? <span className={styles.required}>{t('fields.required')}</span> : null}
          </label>
          <TextField
            size="small"
            id={`${id}-${name}`}
            value={reference.values[name] ?? ''}
            aria-required={required}
            aria-invalid={(tried && isMissing(name, required)) || undefined}
            aria-describedby={`${id}-${name}-problem`}
            placeholder={type}
            onChange={(event) => reference.type(name, event.target.value)}
          />
          <div id={`${id}-${name}-problem`}>
            {tried && isMissing(name, required) ? <ProblemText>{t('trial.missing')}</ProblemText> : null}
          </div>
        </div>
      ))}
      <Button type="submit" variant="primary" size="small" busy={reference.trial.status === 'running'}>
        {t('trial.send')}
      </Button>
      <TrialAnswer reference={reference} />
    </PlainForm>
  );
});

const TrialAnswer = observer(function TrialAnswer({ reference }: { readonly reference: ApiReferenceStore }) {
  const { t } = useTranslation('reference');
  const failureText = useFailureText();
  const { trial } = reference;
  const cut = trial.status === 'answered' && trial.answer.body.length > shown;
  return (
    <div aria-live="polite">
      {trial.status === 'failed' ? <p className={styles.failure}>{failureText(trial.failure)}</p> : null}
      {trial.status === 'answered' ? (
        <>
          <p className={styles.status}>
            {t('trial.answer', { status: trial.answer.status, took: Math.round(trial.answer.took) })}
          </p>
          <CodeBlock
            text={cut ? `${trial.answer.body.slice(0, shown)}\n…` : trial.answer.body}
            label={t('trial.copy')}
          />
          {cut ? <p className={styles.status}>{t('trial.cut')}</p> : null}
        </>
      ) : null}
    </div>
  );
});
