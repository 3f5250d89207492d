import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import type { Factor, Proof } from '../../../domain/security/factor';
import { minute, second } from '../../../domain/shared/instant';
import { useSecondsLeft } from '../../runtime/use-seconds-left';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { DialogActions, DialogText } from '../../kit/controls/dialog-parts';
import { ProblemText } from '../../kit/controls/problem-text';
import { CodeField, digitsOf } from '../../kit/antd/code-field';
import { Form, FormField, useForm } from '../../kit/antd/form';
import { Modal } from '../../kit/antd/modal';
import { SecretField } from '../../kit/antd/secret-field';
import { PasswordField } from '../../kit/antd/password-field';
import { EmailFirst } from './email-first.view';
import styles from './step-up-dialog.module.css';
import { type ProofRequest, proofFields, recoveryFactors, type StepUpStore } from './step-up.store';
import { useProofProblem } from './use-proof-problem';

interface StepUpDialogProps {
  readonly store: StepUpStore;
  /** Where the address is added on this very page. */
  readonly onAddEmail?: (() => void) | undefined;
}

/** Stands once on every page with acts that need a proof, inside `AccountFrame`. */
export const StepUpDialog = observer(function StepUpDialog({ store, onAddEmail }: StepUpDialogProps) {
  // Leaving the page is a way of not doing it.
  useEffect(() => () => store.cancel(), [store]);
  if (store.emailFirst) return <EmailFirst onAdd={onAddEmail} onClose={store.forgetEmailFirst} />;
  return store.request ? <ProofForm store={store} request={store.request} /> : null;
});

const ProofForm = observer(function ProofForm({
  store,
  request,
}: {
  readonly store: StepUpStore;
  readonly request: ProofRequest;
}) {
  const { t } = useTranslation(['accountKit', 'common']);
  const [form] = useForm<Record<keyof Proof, string | undefined>>();
  const { failure } = store;
  const wrongFactor = failure?.kind === 'invalid' ? failure.wrongProof?.factor : undefined;
  const problemText = useProofProblem();
  const [way, setWay] = useState<ProofWay>(request.passkey ? 'passkey' : 'codes');
  const byPasskey = way === 'passkey';
  const asked = askedFor(request, way);
  const onlyPasskey = request.factors.includes('PASSKEY');
  const impossible = onlyPasskey && way === 'codes';
  const otherWays = waysOf(request).filter((each) => each !== way);

  // What was wrong is typed anew; what was right stays.
  useEffect(() => {
    if (wrongFactor === undefined) return;
    const field = proofFields[wrongFactor];
    form.setFieldValue(field, '');
    form.getFieldInstance(field)?.focus();
  }, [failure, wrongFactor, form]);

  return (
    <Modal title={t('proof.title')} onClose={() => store.cancel()}>
      <DialogText>{t(`proof.action.${request.act.action}`)}</DialogText>
      {byPasskey ? <DialogText>{t('proof.passkeyText')}</DialogText> : null}
      {way === 'recovery' ? <DialogText>{t('proof.recoveryText')}</DialogText> : null}
      {impossible ? <DialogText>{t('proof.noPasskey')}</DialogText> : null}
      <Form form={form} onFinish={(proof) => void (byPasskey ? store.submitPasskey(proof) : store.submit(proof))}>
        {asked.map((factor, index) => (
          <FactorField
            key={factor}
            factor={factor}
            store={store}
            first={index === 0}
            focus={() => form.getFieldInstance(proofFields[factor])?.focus()}
            wrong={factor === wrongFactor ? failure : undefined}
          />
        ))}
        <ProblemText>
          {failure && (wrongFactor === undefined || !asked.includes(wrongFactor))
            ? byPasskey && isOfDevice(failure)
              ? t('proof.passkeyUnavailable')
              : problemText(failure)
            : null}
        </ProblemText>
        {otherWays.map((other) => (
          <p key={other}>
            <Button variant="link" onClick={() => setWay(other)}>
              {t(`proof.use.${other}`)}
            </Button>
          </p>
        ))}
        <DialogActions>
          <Button onClick={() => store.cancel()}>{t('common:action.cancel')}</Button>
          <Button
            type="submit"
            variant="primary"
            autoFocus={asked.length === 0}
            busy={store.busy}
            disabled={impossible}
          >
            {t(byPasskey ? 'proof.use.passkey' : 'proof.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Modal>
  );
});

/** The exchange sends a code with what it refuses; a device that cannot sign has none. */
function isOfDevice(failure: Failure): boolean {
  return failure.kind === 'rejected' && failure.reason === 'notAvailable' && failure.code === undefined;
}

type ProofWay = 'passkey' | 'codes' | 'recovery';

/** In the order in which they are offered. */
function waysOf({ factors, passkey, recovery }: ProofRequest): readonly ProofWay[] {
  const ways: ProofWay[] = [];
  if (passkey) ways.push('passkey');
  if (!factors.includes('PASSKEY')) ways.push('codes');
  if (recovery) ways.push('recovery');
  return ways;
}

function askedFor({ factors }: ProofRequest, way: ProofWay): readonly Factor[] {
  if (way === 'recovery') return recoveryFactors;
  return factors.filter((factor) => (way === 'passkey' ? isPassword(factor) : factor !== 'PASSKEY'));
}

/** Asked for beside a passkey too: it takes the place of codes alone. */
function isPassword(factor: Factor): boolean {
  return factor === 'TRADE_PWD' || factor === 'WITHDRAW_PWD';
}

function isSent(factor: Factor): factor is 'EMAIL' | 'PHONE' {
  return factor === 'EMAIL' || factor === 'PHONE';
}

interface FactorFieldProps {
  readonly factor: Factor;
  readonly store: StepUpStore;
  readonly first: boolean;
  readonly focus: () => void;
  /** Why what was typed was not taken. */
  readonly wrong: Failure | undefined;
}

const FactorField = observer(function FactorField({ factor, store, first, focus, wrong }: FactorFieldProps) {
  const { t } = useTranslation('accountKit');
  const problemText = useProofProblem();
  const left = useSecondsLeft(isSent(factor) ? store.resendAt : undefined);
  const problem = wrong ?? (isSent(factor) ? unsent(store.sendFailure, left) : undefined);
  const code = isSent(factor) || factor === 'OTP';
  return (
    <div className={styles.field}>
      <FormField
        name={proofFields[factor]}
        label={t(`proof.factor.${factor}`)}
        {...(code ? { normalize: digitsOf } : {})}
        problem={problem && problemText(problem)}
        rules={[
          code
            ? { required: true, len: 6, message: t('proof.codeMissing') }
            : { required: true, message: t(factor === 'RECOVERY' ? 'proof.recoveryMissing' : 'proof.passwordMissing') },
        ]}
        className={classNames(styles.input)}
      >
        <Field factor={factor} first={first} />
      </FormField>
      {isSent(factor) ? <SendCode store={store} to={factor} onSent={focus} /> : null}
    </div>
  );
});

/**
 * Why no code was sent, as long as it holds. The button beside it counts the last minute down: an alert that did would be
 * read aloud each second.
 */
function unsent(failure: Failure | undefined, secondsLeft: number): Failure | undefined {
  if (failure?.kind !== 'rateLimited' || failure.retryAfter === undefined) return failure;
  if (secondsLeft === 0) return undefined;
  const retryAfter = secondsLeft * second;
  return retryAfter > minute ? { ...failure, retryAfter } : { kind: 'rateLimited' };
}

function Field({ factor, first, ...field }: { readonly factor: Factor; readonly first: boolean }) {
  if (factor === 'RECOVERY') return <SecretField {...field} maxLength={32} autoFocus={first} />;
  if (isPassword(factor)) return <PasswordField {...field} autoComplete="off" autoFocus={first} />;
  return <CodeField {...field} autoFocus={first} />;
}

interface SendCodeProps {
  readonly store: StepUpStore;
  readonly to: 'EMAIL' | 'PHONE';
  readonly onSent: () => void;
}

const SendCode = observer(function SendCode({ store, to, onSent }: SendCodeProps) {
  const { t } = useTranslation('accountKit');
  const left = useSecondsLeft(store.resendAt);
  const { sentFor } = store;
  const sent = sentFor !== undefined;
  const toField = useEffectEvent(onSent);
  useEffect(() => {
    if (sent) toField();
  }, [store.resendAt, sent]);
  return (
    <div className={styles.send}>
      <Button size="small" busy={store.sending} idle={left > 0} onClick={() => void store.sendCode()}>
        {left > 0 ? t('proof.resendIn', { seconds: left }) : t(sent ? 'proof.resend' : 'proof.send')}
      </Button>
      <span role="status">
        {sent ? (
          <>
            <span>{t(to === 'EMAIL' ? 'proof.sent' : 'proof.texted')}</span>{' '}
            <span>{t('proof.valid', { minutes: Math.round(sentFor / minute) })}</span>
          </>
        ) : null}
      </span>
    </div>
  );
});
