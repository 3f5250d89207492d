import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './password-input.module.css';

/** A password with a switch to see it; the switch is a real button, reachable by keyboard. */
export function PasswordInput(props: InputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.switch}
          aria-label={t(shown ? 'password.hideLabel' : 'password.showLabel')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'password.hide' : 'password.show')}
        </button>
      }
    />
  );
}
