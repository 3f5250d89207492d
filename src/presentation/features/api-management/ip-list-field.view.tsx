import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ipEntries, ipListProblems, longestIpList, namesOwnNetwork } from '../../../domain/security/ip-list';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { FormField, useFormInstance } from '../../kit/antd/form';
import { TextArea } from '../../kit/antd/text-field';
import type { ApiKeysStore } from './api-keys.store';
import styles from './credentials.module.css';

interface IpListFieldProps {
  readonly store: ApiKeysStore;
  /** Of the form: a text, one entry a line. */
  readonly name: string;
  /** A key that withdraws takes no empty list. */
  readonly required: boolean;
}

/** Addresses and ranges a key may be used from; what is wrong is named at the field. */
export function IpListField({ name, store, required }: IpListFieldProps) {
  const { t } = useTranslation('credentials');
  const form = useFormInstance<Record<string, string | undefined>>();
  const failureText = useFailureText();
  const [looking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string>();

  const addMine = async (): Promise<void> => {
    setLooking(true);
    const here = await store.here();
    setLooking(false);
    const ip = here.ok ? here.value.ip : undefined;
    setProblem(here.ok ? (ip === undefined ? t('addresses.mineUnknown') : undefined) : failureText(here.error));
    if (ip === undefined) return;
    const known = ipEntries(form.getFieldValue(name) ?? '');
    if (!known.includes(ip)) form.setFieldValue(name, [...known, ip].join('\n'));
    form.validateFields([name]).catch(() => undefined);
  };

  return (
    <div className={styles.field}>
      <FormField
        name={name}
        label={t('addresses.label')}
        extra={t('addresses.hint', { limit: longestIpList })}
        className={styles.item}
        validateTrigger={['onBlur', 'onSubmit']}
        rules={[
          {
            validator: async (_rule, typed: string | undefined) => {
              const entries = ipEntries(typed ?? '');
              const here = namesOwnNetwork(entries) ? await store.here() : undefined;
              const use = { withdraws: required, here: here?.ok ? here.value.ip : undefined };
              const wrong = ipListProblems(entries, use).map(({ fault, entry }) =>
                t(`addresses.problem.${fault}`, { entry, limit: longestIpList }),
              );
              if (wrong.length > 0) throw new Error(wrong.join(' '));
              if (required && entries.length === 0) throw new Error(t('addresses.problem.needed'));
            },
          },
        ]}
      >
        <TextArea
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          placeholder={'203.0.113.7\n198.51.100.0/24\n2001:db8::/64'}
          className={classNames(styles.code)}
        />
      </FormField>
      <div className={styles.beside}>
        <Button size="small" busy={looking} onClick={() => void addMine()}>
          {t('addresses.mine')}
        </Button>
        <span role="status" className={styles.note}>
          {problem}
        </span>
      </div>
    </div>
  );
}
