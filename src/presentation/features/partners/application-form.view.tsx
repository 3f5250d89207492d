import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import {
  type ApplicationField,
  applicationFields,
  applicationProblem,
  type BusinessApplication,
  longestApplication,
  plainVolume,
  volumeProblem,
} from '../../../domain/platform/business-application';
import AntdRoot from '../../kit/antd/antd-root';
import { Form, FormField } from '../../kit/antd/form';
import { TextArea, TextField } from '../../kit/antd/text-field';
import { Button } from '../../kit/controls/button';
import { ProblemText } from '../../kit/controls/problem-text';
import { useUnloadGuard } from '../../kit/hooks/use-unload-guard';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { ApplicationFiled } from './application-filed.view';
import type { ApplicationStore } from './applications.store';
import styles from './partners.module.css';

const autoComplete: Readonly<Partial<Record<ApplicationField, string>>> = {
  company: 'organization',
  contact: 'name',
  email: 'email',
  website: 'url',
};

const inputModes = { email: 'email', website: 'url', volume: 'decimal' } as Readonly<
  Partial<Record<ApplicationField, 'email' | 'url' | 'decimal'>>
>;

/** What traders are asked in other words than companies. */
function isOfTraders(field: ApplicationField): field is 'company' | 'email' | 'website' {
  return field === 'company' || field === 'email' || field === 'website';
}

/** Somebody applies. What was written stays until the exchange has it. */
export const ApplicationForm = observer(function ApplicationForm({ store }: { readonly store: ApplicationStore }) {
  const { t } = useTranslation('partners');
  const { session } = useApp();
  const format = useFormat();
  const problemText = useApplicationProblem();
  const { state, programme, draft } = store;
  useUnloadGuard(Object.values(draft).some(Boolean));
  if (state.status === 'filed') return <ApplicationFiled {...state} />;
  const empty = Object.fromEntries(applicationFields.map((field) => [field, '']));
  return (
    <AntdRoot>
      <Form<BusinessApplication>
        // What was written, and the address, are filled in once it is known whose account it is.
        key={session.account?.userId}
        className={styles.form}
        initialValues={{ ...empty, email: session.account?.email ?? '', ...draft }}
        onValuesChange={(_changed, written) => store.keep(written)}
        onFinish={(application) =>
          void store.send({ ...application, volume: plainVolume(application.volume, format.marks) ?? '' })
        }
      >
        {applicationFields.map((field) => (
          <FormField<BusinessApplication>
            key={field}
            name={field}
            label={programme === 'leadTrader' && isOfTraders(field) ? t(`form.trader.${field}`) : t(`form.${field}`)}
            className={field === 'message' ? styles.whole : undefined}
            extra={field === 'message' ? t(`form.messageHint.${programme}`) : undefined}
            rules={[
              {
                validator: async (_rule, written: string) => {
                  const ofVolume = field === 'volume' ? volumeProblem(written, format.marks) : undefined;
                  const problem = ofVolume ?? applicationProblem(field, written);
                  if (problem !== undefined)
                    throw new Error(t(`form.problem.${problem}`, { limit: format.integer(longestApplication[field]) }));
                },
              },
            ]}
          >
            {field === 'message' ? (
              <TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
            ) : (
              <TextField autoComplete={autoComplete[field] ?? 'off'} inputMode={inputModes[field] ?? 'text'} />
            )}
          </FormField>
        ))}
        <div className={styles.whole}>
          <ProblemText>{state.status === 'writing' && state.failure ? problemText(state.failure) : null}</ProblemText>
          <Button type="submit" variant="primary" size="large" busy={state.status === 'sending'}>
            {t('form.send')}
          </Button>
        </div>
      </Form>
    </AntdRoot>
  );
});

/** Why an application was not taken, in words that lead on. */
function useApplicationProblem(): (failure: Failure) => string {
  const { t } = useTranslation('partners');
  const failureText = useFailureText();
  return (failure) => {
    switch (failure.kind) {
      case 'duplicate':
        return t('form.duplicate');
      case 'invalid':
        return t('form.invalid');
      case 'unanswered':
        return t('form.unanswered');
      default:
        return failureText(failure);
    }
  };
}
