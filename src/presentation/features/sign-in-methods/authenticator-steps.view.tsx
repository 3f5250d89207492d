import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedSecret, keptLength, showsThatKept } from '../../../domain/session/authenticator-secret';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { QrCode } from '../../kit/antd/qr-code';
import { SecretField } from '../../kit/antd/secret-field';
import styles from './authenticator-steps.module.css';

/*
 * The steps that come before an authenticator's code, whatever it is added for: have the app, take over the key, show
 * that the key is kept.
 */

interface AppStepProps {
  readonly busy: boolean;
  /** Why the key could not be had. */
  readonly problem: ReactNode;
  readonly onCancel: () => void;
  readonly onHaveApp: () => void;
}

export function AppStep({ busy, problem, onCancel, onHaveApp }: AppStepProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  return (
    <>
      <DialogText>{t('authenticator.app')}</DialogText>
      {problem}
      <DialogActions>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus busy={busy} onClick={onHaveApp}>
          {t('authenticator.haveApp')}
        </Button>
      </DialogActions>
    </>
  );
}

interface KeyStepProps {
  readonly secret: string;
  /** An `otpauth:` address. The picture is drawn here, so that the key is in no request. */
  readonly uri: string;
  readonly onCancel: () => void;
  readonly onKept: () => void;
}

export function KeyStep({ secret, uri, onCancel, onKept }: KeyStepProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  return (
    <>
      <DialogText>{t('authenticator.scan')}</DialogText>
      <div className={styles.picture}>
        <QrCode label={t('authenticator.picture')} value={uri} />
      </div>
      <p className={styles.label}>{t('authenticator.key')}</p>
      <p className={styles.key}>
        <code>{groupedSecret(secret)}</code>
        <CopyButton text={secret} label={t('authenticator.copy')} />
      </p>
      <DialogText>{t('authenticator.keepIt')}</DialogText>
      <DialogActions>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
        <Button variant="primary" autoFocus onClick={onKept}>
          {t('authenticator.kept')}
        </Button>
      </DialogActions>
    </>
  );
}

interface KeptStepProps {
  readonly secret: string;
  readonly onAgain: () => void;
  readonly onShown: () => void;
}

export function KeptStep({ secret, onAgain, onShown }: KeptStepProps) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const [form] = useForm<{ readonly kept: string }>();
  return (
    <>
      <DialogText>{t('authenticator.retype')}</DialogText>
      <Form form={form} initialValues={{ kept: '' }} onFinish={onShown}>
        <FormField
          name="kept"
          label={t('authenticator.lastFour')}
          rules={[
            {
              validator: async (_rule, value: string | undefined) => {
                if (!showsThatKept(value ?? '', secret)) throw new Error(t('authenticator.notKept'));
              },
            },
          ]}
        >
          <SecretField className={styles.lastFour} autoCapitalize="characters" maxLength={keptLength + 2} autoFocus />
        </FormField>
        <DialogActions>
          <Button onClick={onAgain}>{t('authenticator.again')}</Button>
          <Button type="submit" variant="primary">
            {t('common:action.continue')}
          </Button>
        </DialogActions>
      </Form>
    </>
  );
}
