import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServedRegion } from '../../../domain/account/place';
import { type DocumentType, documentTypes } from '../../../domain/verification/verification';
import {
  adultAge,
  endsSoon,
  isDocumentNumber,
  isOfAge,
  isPast,
  isWholeAddress,
  longestName,
  nameProblem,
} from '../../../domain/verification/verification-rules';
import { useApp } from '../../runtime/app-context';
import { FormField, useFormInstance, useWatch } from '../../kit/antd/form';
import { RadioList } from '../../kit/antd/choice';
import { Select } from '../../kit/antd/select';
import { TextArea, TextField } from '../../kit/antd/text-field';
import { DateField } from './date-field';
import { useRegionName } from './region-names';
import styles from './verification.module.css';

interface CountryFieldsProps {
  readonly regions: readonly ServedRegion[];
  /** The person was verified there. */
  readonly fixed: boolean;
}

/** The country that issued the document, and the kind of document: only what is accepted there. */
export const CountryFields = observer(function CountryFields({ regions, fixed }: CountryFieldsProps) {
  const { language } = useApp();
  const { t } = useTranslation('verification');
  const form = useFormInstance();
  const regionName = useRegionName();
  const country = useWatch<string | undefined>('country', form);
  const region = regions.find(({ code }) => code === country);
  const accepted = documentTypes.filter((type) => !region || region.documents.includes(type));
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(language.language.regionalTag);
    return regions
      .map(({ code, name, restricted }) => ({
        value: code,
        label: restricted ? t('country.notServed', { name: regionName(code, name) }) : regionName(code, name),
        disabled: restricted,
      }))
      .sort((a, b) => Number(a.disabled) - Number(b.disabled) || compare(a.label, b.label));
  }, [regions, regionName, language.language.regionalTag, t]);

  return (
    <>
      <FormField
        name="country"
        label={t('country.label')}
        extra={t(fixed ? 'country.fixed' : 'country.hint')}
        rules={[{ required: true, message: t('country.missing') }]}
      >
        <Select
          size="large"
          searchable
          disabled={fixed}
          options={options}
          onChange={(code: string) => {
            const chosen = form.getFieldValue('documentType') as DocumentType | undefined;
            const fits = regions.find((each) => each.code === code)?.documents.includes(chosen ?? '');
            if (chosen && !fits) form.setFieldValue('documentType', undefined);
          }}
        />
      </FormField>
      <FormField
        name="documentType"
        label={t('document.type')}
        rules={[{ required: true, message: t('document.typeMissing') }]}
      >
        <RadioList options={accepted.map((type) => ({ value: type, label: t(`document.${type}`) }))} />
      </FormField>
    </>
  );
});

export function DocumentFields({ today }: { readonly today: string }) {
  const { t } = useTranslation('verification');
  const expiry = useWatch<string | undefined>('documentExpiry', useFormInstance());
  return (
    <>
      <FormField
        name="documentNumber"
        label={t('document.number')}
        extra={t('document.numberHint')}
        rules={[
          {
            validator: async (_rule, typed?: string) =>
              isDocumentNumber(typed ?? '') ? undefined : Promise.reject(new Error(t('document.numberWrong'))),
          },
        ]}
      >
        <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
      </FormField>
      <FormField
        name="documentExpiry"
        label={t('document.expiry')}
        {...(expiry !== undefined && endsSoon(expiry, today) ? { extra: t('document.expirySoon') } : {})}
        rules={[
          {
            validator: async (_rule, day?: string) => {
              if (day === undefined) throw new Error(t('date.missing'));
              if (isPast(day, today)) throw new Error(t('document.expired'));
            },
          },
        ]}
      >
        {/* Documents are good for years: a day of this one might be past. */}
        <DateField opensAt={today} placeholder={{ example: `${Number(today.slice(0, 4)) + 5}-11-28` }} />
      </FormField>
    </>
  );
}

export function PersonFields({ today }: { readonly today: string }) {
  const { t } = useTranslation('verification');
  return (
    <>
      <p className={styles.note}>{t('person.hint')}</p>
      {(['firstName', 'lastName'] as const).map((name) => (
        <FormField
          key={name}
          name={name}
          label={t(`person.${name}`)}
          rules={[
            {
              validator: async (_rule, typed?: string) => {
                const problem = nameProblem(typed ?? '');
                if (problem) throw new Error(t(`person.${problem}`));
              },
            },
          ]}
        >
          <TextField autoComplete={name === 'firstName' ? 'given-name' : 'family-name'} maxLength={longestName} />
        </FormField>
      ))}
      <FormField
        name="birthDate"
        label={t('person.birthDate')}
        rules={[
          {
            validator: async (_rule, day?: string) => {
              if (day === undefined) throw new Error(t('date.missing'));
              if (!isOfAge(day, today)) throw new Error(t('person.underAge', { age: adultAge }));
            },
          },
        ]}
      >
        <DateField opensAt="1990-01-01" />
      </FormField>
    </>
  );
}

export function AddressFields() {
  const { t } = useTranslation('verification');
  return (
    <FormField
      name="address"
      label={t('address.label')}
      extra={t('address.hint')}
      rules={[
        {
          validator: async (_rule, typed?: string) =>
            isWholeAddress(typed ?? '') ? undefined : Promise.reject(new Error(t('address.wrong'))),
        },
      ]}
    >
      <TextArea autoSize={{ minRows: 3, maxRows: 6 }} autoComplete="street-address" maxLength={300} />
    </FormField>
  );
}
