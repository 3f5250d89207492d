import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Random } from '../../../application/kernel/random.port';
import { apiKeyPermissions } from '../../../domain/security/api-key';
import { keyNameProblem, longestKeyName, needsAddresses } from '../../../domain/security/api-key-rules';
import { ipEntries, plainIpList } from '../../../domain/security/ip-list';
import { Section } from '../account-kit/section';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { Steps } from '../../kit/antd/steps';
import { useFormSteps } from '../../kit/antd/use-form-steps';
import { CheckboxList } from '../../kit/antd/choice';
import { Form, FormField, useForm, useWatch } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import type { ApiKeysStore, KeyFields } from './api-keys.store';
import styles from './credentials.module.css';
import { IpListField } from './ip-list-field.view';
import { useAccountName, useKeys } from './use-account-name';

/** What each step asks for; all of them stay on the page, so that nothing typed is lost. */
const steps = ['name', 'permissions', 'ipList'] as const;
const stepFields = steps.map((name) => [name]);

export const NewApiKeyForm = observer(function NewApiKeyForm({
  store,
  random,
}: {
  readonly store: ApiKeysStore;
  readonly random: Random;
}) {
  const { t } = useTranslation(['credentials', 'common']);
  const failureText = useFailureText();
  const [form] = useForm<KeyFields>();
  const permissions = useWatch('permissions', form) ?? ['READ'];
  const [problem, setProblem] = useState<string>();
  const accountName = useAccountName(store);
  const known = useResource(useKeys(store));
  const { step, setStep, last, handlers } = useFormSteps(form, stepFields, 0, () => void create(), random);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.querySelector<HTMLElement>('input:not(:disabled), textarea')?.focus(), [step]);

  const create = async (): Promise<void> => {
    setProblem(undefined);
    const { name, permissions: wanted, ipList } = form.getFieldsValue(true) as KeyFields;
    const made = await store.create({ name, permissions: [...wanted], ipList: plainIpList(ipEntries(ipList)) });
    if (made.ok || made.error.kind === 'cancelled') return;
    if (made.error.kind !== 'duplicate') {
      setProblem(made.error.kind === 'cannotWithdraw' ? t('permissions.needsAuthenticator') : failureText(made.error));
      return;
    }
    setStep(0);
    form.setFields([{ name: 'name', errors: [t('name.taken')] }]);
  };

  const taken = (name: string): boolean =>
    known.status === 'ready' && known.value.rows.some((key) => key.name === name.trim());
  return (
    <Section title={t('create.title')} text={t('create.for', { account: accountName })}>
      <Steps label={t('create.steps')} names={steps.map((name) => t(`create.step.${name}`))} current={step} />
      <Form
        form={form}
        initialValues={{ name: '', permissions: ['READ'], ipList: '', ...store.draft }}
        onValuesChange={(_changed, all: KeyFields) => store.typed(all)}
        className={styles.form}
        scrollToFirstError={false}
        {...handlers}
      >
        <div ref={step === 0 ? shown : undefined} hidden={step !== 0}>
          <FormField
            name="name"
            label={t('name.label')}
            extra={t('name.hint')}
            rules={[
              {
                validator: async (_rule, name: string) => {
                  const wrong = keyNameProblem(name);
                  if (wrong) throw new Error(t(`name.${wrong}`, { limit: longestKeyName }));
                  if (taken(name)) throw new Error(t('name.taken'));
                },
              },
            ]}
          >
            <TextField autoComplete="off" maxLength={longestKeyName} />
          </FormField>
        </div>
        <div ref={step === 1 ? shown : undefined} hidden={step !== 1}>
          <FormField name="permissions" label={t('permissions.label')}>
            <CheckboxList
              options={apiKeyPermissions.map((permission) => ({
                value: permission,
                label: t(`permission.${permission}`),
                text: t(`permissions.means.${permission}`),
                disabled: permission === 'READ',
              }))}
            />
          </FormField>
        </div>
        <div ref={step === 2 ? shown : undefined} hidden={step !== 2}>
          <p className={styles.explanation}>
            {t(needsAddresses(permissions) ? 'addresses.whyWithdraw' : 'addresses.why')}
          </p>
          <IpListField name="ipList" store={store} required={needsAddresses(permissions)} />
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={store.busy}>
            {last ? t('create.submit') : t('common:action.continue')}
          </Button>
          {step > 0 ? <Button onClick={() => setStep(step - 1)}>{t('common:action.back')}</Button> : null}
          <Button variant="ghost" onClick={() => store.leave()}>
            {t('common:action.cancel')}
          </Button>
        </div>
      </Form>
    </Section>
  );
});
