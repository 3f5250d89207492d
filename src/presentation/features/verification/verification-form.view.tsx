import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clock } from '../../../application/kernel/clock.port';
import type { Random } from '../../../application/kernel/random.port';
import type { ServedRegion } from '../../../domain/account/place';
import type { Verification, VerificationSubmission } from '../../../domain/verification/verification';
import type { VerificationDraft } from '../../../domain/verification/verification-rules';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { ProblemText } from '../../kit/controls/problem-text';
import { Steps } from '../../kit/antd/steps';
import { useFormSteps } from '../../kit/antd/use-form-steps';
import { Checkbox } from '../../kit/antd/choice';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { useUnloadGuard } from '../../kit/hooks/use-unload-guard';
import { AddressFields, CountryFields, DocumentFields, PersonFields } from './form-fields.view';
import { firstStep, stepFields, stepsOf } from './form-steps';
import { Review } from './review.view';
import styles from './verification.module.css';
import type { VerificationStore } from './verification.store';

interface VerificationFormProps {
  readonly store: VerificationStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly verification: Verification;
  readonly regions: readonly ServedRegion[];
  /** Code of the country that the person seems to be in. */
  readonly here: string | undefined;
}

/** All steps stay on the page, so that going back loses nothing; what is typed is kept by the store, in memory. */
export const VerificationForm = observer(function VerificationForm({
  store,
  clock,
  random,
  verification,
  regions,
  here,
}: VerificationFormProps) {
  const { t } = useTranslation(['verification', 'common']);
  const failureText = useFailureText();
  const [form] = useForm<VerificationDraft & { readonly agreed: boolean }>();
  const level = verification.level === 0 ? 1 : 2;
  const steps = stepsOf(level);
  const [first] = useState(() =>
    firstStep(steps, verification.status === 'REJECTED' ? verification.rejectReasons : [], store.draft),
  );
  const fields = steps.map((each): readonly string[] => (each === 'review' ? ['agreed'] : stepFields[each]));
  const { step, setStep, last, handlers } = useFormSteps(
    form,
    fields,
    first,
    () => void store.submit({ ...(store.draft as VerificationSubmission), level }),
    random,
  );
  const current = steps[step]!;
  const { country: _likely, ...typed } = store.draft;
  useUnloadGuard(Object.values(typed).some(Boolean));
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const initial = useMemo<VerificationDraft>(() => {
    const likely = regions.find(({ code, restricted }) => code === here && !restricted)?.code;
    return {
      country: likely,
      ...store.draft,
      ...(verification.country === undefined ? {} : { country: verification.country }),
    };
    // What was typed is read once; the form has it from then on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // What the form begins with counts as typed; where somebody seems to be may be known later than the form is shown.
  useEffect(() => {
    if (!form.getFieldValue('country') && regions.some(({ code, restricted }) => code === here && !restricted))
      form.setFieldValue('country', here);
    store.keep({ country: form.getFieldValue('country') as string | undefined });
  }, [form, here, regions, store]);
  const shown = useRef<HTMLDivElement>(null);
  const opened = useRef(step);
  useEffect(() => {
    if (opened.current !== step)
      shown.current?.querySelector<HTMLElement>('input:not(:disabled), textarea, [tabindex]')?.focus();
    opened.current = step;
  }, [step]);

  const parts = {
    country: <CountryFields regions={regions} fixed={verification.country !== undefined} />,
    document: <DocumentFields today={today} />,
    person: <PersonFields today={today} />,
    address: <AddressFields />,
    review: (
      <>
        <Review draft={store.draft} withAddress={level === 2} />
        <FormField
          name="agreed"
          valuePropName="checked"
          rules={[
            {
              validator: async (_rule, agreed?: boolean) =>
                agreed ? undefined : Promise.reject(new Error(t('review.agreeMissing'))),
            },
          ]}
        >
          <Checkbox>{t('review.agree')}</Checkbox>
        </FormField>
      </>
    ),
  };
  return (
    <>
      <Steps label={t('form.steps')} names={steps.map((each) => t(`step.${each}`))} current={step} />
      <Form
        form={form}
        initialValues={initial}
        autoComplete="off"
        className={styles.form}
        scrollToFirstError={false}
        onValuesChange={(_changed, values) => store.keep(withoutConsent(values))}
        {...handlers}
      >
        {steps.map((each) => (
          <div key={each} ref={each === current ? shown : undefined} hidden={each !== current}>
            {parts[each]}
          </div>
        ))}
        <ProblemText>{store.failure ? failureText(store.failure) : null}</ProblemText>
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={store.busy}>
            {last ? t('review.submit') : t('common:action.continue')}
          </Button>
          {step > 0 ? <Button onClick={() => setStep(step - 1)}>{t('common:action.back')}</Button> : null}
        </div>
      </Form>
    </>
  );
});

function withoutConsent({
  agreed: _agreed,
  ...draft
}: VerificationDraft & { readonly agreed?: boolean }): VerificationDraft {
  return draft;
}
