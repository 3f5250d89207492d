import { Form, Input, QRCode } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupedSecret, keptLength, showsThatKept } from '../../../domain/session/authenticator-secret';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { useTranslatedErrors } from '../../kit/controls/use-translated-errors';
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
        {/* Telephones read dark on light best, whatever the theme. */}
        <QRCode
          aria-label={t('authenticator.picture')}
          value={uri}
          type="svg"
          size={176}
          color="#000000"
          bgColor="#ffffff"
          bordered={false}
          errorLevel="M"
        />
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
  const [form] = Form.useForm<{ readonly kept: string }>();
  useTranslatedErrors(form);
  return (
    <>
      <DialogText>{t('authenticator.retype')}</DialogText>
      <Form
        form={form}
        layout="vertical"
        noValidate
        requiredMark={false}
        validateTrigger="onSubmit"
        initialValues={{ kept: '' }}
        onFinish={onShown}
      >
        <Form.Item
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
          <Input
            className={styles.lastFour}
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={keptLength + 2}
            autoFocus
          />
        </Form.Item>
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
