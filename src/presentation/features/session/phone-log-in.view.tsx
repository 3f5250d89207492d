import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServedRegion } from '../../../domain/account/place';
import { internationalNumber } from '../../../domain/session/phone-number';
import { useApp } from '../../runtime/app-context';
import { Button } from '../../kit/controls/button';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Select } from '../../kit/antd/select';
import { TextField } from '../../kit/antd/text-field';
import { CodeForm } from './code-form.view';
import { FormProblem } from './form-problem.view';
import type { PhoneLogInStore } from './phone-log-in.store';
import { ResendCode } from './resend-code.view';
import styles from './session-frame.module.css';

/** A number, then the code that was sent there. */
export const PhoneLogIn = observer(function PhoneLogIn({
  store,
  onBack,
}: {
  readonly store: PhoneLogInStore;
  readonly onBack: () => void;
}) {
  const { t } = useTranslation('session');
  const { sentTo } = store;
  useEffect(() => void store.readRegions(), [store]);
  return (
    <>
      {sentTo === undefined ? (
        <NumberForm store={store} />
      ) : (
        <>
          <p className={styles.sent} role="status">
            {t('code.sent', { number: sentTo })}
          </p>
          <CodeForm request={store.entering} onSubmit={(code) => void store.finish(code)} />
          <div className={styles.after}>
            <ResendCode resendAt={store.resendAt} busy={store.sending.busy} onSend={() => void store.sendAgain()} />
            <FormProblem failure={store.sending.failure} />
          </div>
        </>
      )}
      <p className={styles.below}>
        <Button variant="link" onClick={onBack}>
          {t('ways.back')}
        </Button>
        {sentTo === undefined ? null : (
          <Button variant="link" onClick={() => store.changeNumber()}>
            {t('phone.change')}
          </Button>
        )}
      </p>
    </>
  );
});

interface NumberFields {
  readonly region: string | undefined;
  readonly number: string;
}

const NumberForm = observer(function NumberForm({ store }: { readonly store: PhoneLogInStore }) {
  const { t } = useTranslation('session');
  const [form] = useForm<NumberFields>();
  const { dialRegions, here, sending } = store;
  const regionNames = useRegionNames(dialRegions);
  const dialCodeOf = (code: string | undefined): string =>
    dialRegions.find((region) => region.code === code)?.dialCode ?? '';

  // The visitor's own region, unless they were quicker.
  useEffect(() => {
    if (form.getFieldValue('region') === undefined && dialRegions.some(({ code }) => code === here))
      form.setFieldValue('region', here);
  }, [form, here, dialRegions]);

  return (
    <Form
      form={form}
      initialValues={{ number: '' }}
      onFinish={({ region, number }) => void store.send(internationalNumber(number, dialCodeOf(region))!)}
    >
      <div className={styles.phone}>
        <FormField name="region" label={t('phone.region')}>
          <Select
            size="large"
            searchable
            popupMatchSelectWidth={280}
            placeholder="+"
            loading={dialRegions.length === 0}
            options={regionNames.map(({ code, name, dialCode }) => ({ value: code, label: `${name} ${dialCode}` }))}
            labelRender={({ value }) => dialCodeOf(String(value))}
          />
        </FormField>
        <FormField
          name="number"
          label={t('phone.number')}
          dependencies={['region']}
          rules={[
            ({ getFieldValue }) => ({
              validator: async (_rule, value: string | undefined) => {
                if (
                  internationalNumber(value ?? '', dialCodeOf(getFieldValue('region') as string | undefined)) ===
                  undefined
                )
                  throw new Error(t('phone.wrong'));
              },
            }),
          ]}
        >
          <TextField type="tel" autoComplete="tel-national" inputMode="tel" autoFocus />
        </FormField>
      </div>
      <FormProblem failure={sending.failure} />
      <Button type="submit" variant="primary" size="large" className={styles.submit} busy={sending.busy}>
        {t('code.send')}
      </Button>
    </Form>
  );
});

/** By name, in the language of the page. */
function useRegionNames(regions: readonly ServedRegion[]): readonly ServedRegion[] {
  const { language } = useApp();
  const tag = language.language.regionalTag;
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' });
    const collator = new Intl.Collator(tag);
    return regions
      .map((region) => ({
        ...region,
        name: /^[A-Z]{2}$/.test(region.code) ? (names.of(region.code) ?? region.name) : region.name,
      }))
      .sort((left, right) => collator.compare(left.name, right.name));
  }, [regions, tag]);
}
