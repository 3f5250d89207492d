import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { SecondFactorChoice } from '../../../application/session/sign-in.port';
import { Button } from '../../kit/controls/button';
import { ChoiceList } from '../../kit/controls/choice-list';
import { CodeForm } from './code-form.view';
import { FormProblem } from './form-problem.view';
import { LostFactor } from './lost-factor.view';
import { ResendCode } from './resend-code.view';
import type { SecondStepStore } from './second-step.store';
import styles from './session-frame.module.css';

/** What the provider asks for beside the first step: a code, of one of the factors that were set up. */
export const SecondStep = observer(function SecondStep({ store }: { readonly store: SecondStepStore }) {
  const { t } = useTranslation('session');
  const { choices = [], chosen } = store;
  const nameOf = ({ kind, name, phone = '' }: SecondFactorChoice): string =>
    name ?? (kind === 'totp' ? t('secondStep.app') : t('secondStep.message', { phone }));
  return (
    <>
      {choices.length > 1 && chosen ? (
        <div className={styles.choices}>
          <ChoiceList
            label={t('secondStep.choose')}
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
      {chosen ? <FactorStep key={chosen.id} store={store} factor={chosen} /> : null}
      {chosen ? <LostFactor kind={chosen.kind} /> : null}
      <p className={styles.below}>
        <Button variant="link" onClick={() => store.back()}>
          {t('secondStep.back')}
        </Button>
      </p>
    </>
  );
});

const FactorStep = observer(function FactorStep({
  store,
  factor,
}: {
  readonly store: SecondStepStore;
  readonly factor: SecondFactorChoice;
}) {
  const { t } = useTranslation('session');
  const { phone = '' } = factor;
  if (factor.kind === 'totp') {
    return (
      <>
        <p className={styles.text}>{t('secondStep.totpText')}</p>
        <CodeForm request={store.entering} onSubmit={(code) => void store.finish(code)} />
      </>
    );
  }
  if (store.resendAt === undefined) {
    return (
      <>
        <p className={styles.text}>{t('secondStep.smsText', { phone })}</p>
        <FormProblem failure={store.sending.failure} />
        <Button
          variant="primary"
          size="large"
          className={styles.submit}
          busy={store.sending.busy}
          onClick={() => void store.send()}
        >
          {t('code.send')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.text} role="status">
        {t('code.sent', { number: phone })}
      </p>
      <CodeForm request={store.entering} onSubmit={(code) => void store.finish(code)} />
      <div className={styles.after}>
        <ResendCode resendAt={store.resendAt} busy={store.sending.busy} onSend={() => void store.send()} />
        <FormProblem failure={store.sending.failure} />
      </div>
    </>
  );
});
