import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button';
import styles from './password-field.module.css';

/** A password with a switch to see it; the switch is a real button, reachable by keyboard. */
export function PasswordField(props: InputProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Input
      size="large"
      {...props}
      data-secret
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <Button
          variant="link"
          className={styles.switch}
          aria-label={t(shown ? 'password.hideLabel' : 'password.showLabel')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'password.hide' : 'password.show')}
        </Button>
      }
    />
  );
}
