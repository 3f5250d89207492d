import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './session-frame.module.css';

/** The form's field `referralCode`; out of the way of those who have none. */
export function ReferralField({ prefilled }: { readonly prefilled: boolean }) {
  const { t } = useTranslation('session');
  const [shown, setShown] = useState(prefilled);
  if (!shown) {
    return (
      <p className={styles.referral}>
        <button type="button" className={styles.textButton} onClick={() => setShown(true)}>
          {t('referral.open')}
        </button>
      </p>
    );
  }
  return (
    <Form.Item
      name="referralCode"
      label={t('referral.label')}
      rules={[{ pattern: /^\s*[A-Za-z0-9]{4,16}\s*$/, message: t('referral.wrong') }]}
    >
      <Input
        size="large"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus={!prefilled}
      />
    </Form.Item>
  );
}
