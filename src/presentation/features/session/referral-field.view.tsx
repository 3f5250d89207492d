import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/controls/button';
import { FormField } from '../../kit/antd/form';
import { TextField } from '../../kit/antd/text-field';
import styles from './session-frame.module.css';

/** The form's field `referralCode`; out of the way of those who have none. */
export function ReferralField({ prefilled }: { readonly prefilled: boolean }) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(prefilled);
  if (!shown) {
    return (
      <p className={styles.referral}>
        <Button variant="link" onClick={() => setShown(true)}>
          {t('referral.open')}
        </Button>
      </p>
    );
  }
  return (
    <FormField
      name="referralCode"
      label={t('referral.label')}
      rules={[{ pattern: /^\s*[A-Za-z0-9]{4,16}\s*$/, message: t('referral.wrong') }]}
    >
      <TextField
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus={!prefilled}
      />
    </FormField>
  );
}
