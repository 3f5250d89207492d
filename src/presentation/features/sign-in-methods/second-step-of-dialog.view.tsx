import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecondFactorChoice } from '../../../application/session/sign-in.port';
import { ResendCode } from '../session/resend-code.view';
import { Button } from '../../kit/controls/button';
import { ChoiceList } from '../../kit/controls/choice-list';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { CodeStep } from './code-step.view';
import { KeptKeyStep } from './kept-key-step.view';
import { MethodsProblem } from './methods-problem.view';
import type { ReauthenticationStore } from './reauthentication.store';
import styles from './sign-in-methods.module.css';
import { useFactorName } from './use-factor-name';

/** The second step of confirming who one is; in a rehearsal also by the key that was kept. */
export const SecondStepOfDialog = observer(function SecondStepOfDialog({
  store,
}: {
  readonly store: ReauthenticationStore;
}) {
  const { t } = useTranslation('signInMethods');
  const nameOf = useFactorName();
  const { choices, chosen } = store;
  if (!chosen) return null;
  return (
    <>
      {choices.length > 1 ? (
        <div className={styles.choices}>
          <ChoiceList
            label={t('second.choose')}
            choices={choices.map((choice) => ({
              value: choice.id,
              name: nameOf(choice),
              icon: choice.kind === 'totp' ? ('success' as const) : ('device' as const),
            }))}
            chosen={chosen.id}
            onChoose={(id) => store.choose(id)}
          />
        </div>
      ) : null}
      {chosen.kind === 'totp' ? (
        <AppStep key={chosen.id} store={store} />
      ) : (
        <MessageStep key={chosen.id} store={store} factor={chosen} />
      )}
    </>
  );
});

const AppStep = observer(function AppStep({ store }: { readonly store: ReauthenticationStore }) {
  const { t } = useTranslation(['signInMethods', 'common']);
  const [byKey, setByKey] = useState(false);
  const turn = (to: boolean): void => {
    store.entering.forget();
    setByKey(to);
  };
  if (byKey) return <KeptKeyStep store={store} onBack={() => turn(false)} />;
  return (
    <>
      <DialogText>{t(store.rehearsal ? 'rehearsal.second' : 'second.app')}</DialogText>
      <CodeStep
        request={store.entering}
        submit={t(store.rehearsal ? 'rehearsal.submit' : 'confirm.submit')}
        onSubmit={(code) => void store.bySecondStep(code)}
        actions={
          store.rehearsal ? (
            <Button onClick={() => turn(true)}>{t('rehearsal.byKey')}</Button>
          ) : (
            <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          )
        }
      />
    </>
  );
});

const MessageStep = observer(function MessageStep({
  store,
  factor,
}: {
  readonly store: ReauthenticationStore;
  readonly factor: SecondFactorChoice;
}) {
  const { t } = useTranslation(['signInMethods', 'session', 'common']);
  const { phone = '' } = factor;
  const { sending, entering, resendAt } = store;
  if (resendAt === undefined) {
    return (
      <>
        <DialogText>{t('session:secondStep.smsText', { phone })}</DialogText>
        <MethodsProblem failure={sending.failure} />
        <DialogActions>
          <Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>
          <Button variant="primary" busy={sending.busy} onClick={() => void store.send()}>
            {t('session:code.send')}
          </Button>
        </DialogActions>
      </>
    );
  }
  return (
    <>
      <p role="status" className={styles.hint}>
        {t('session:code.sent', { number: phone })}
      </p>
      <CodeStep
        request={entering}
        submit={t(store.rehearsal ? 'rehearsal.submit' : 'confirm.submit')}
        onSubmit={(code) => void store.bySecondStep(code)}
        actions={<Button onClick={() => store.close()}>{t('common:action.cancel')}</Button>}
      >
        <ResendCode resendAt={resendAt} busy={sending.busy} onSend={() => void store.send()} />
        <MethodsProblem failure={sending.failure} />
      </CodeStep>
    </>
  );
});
