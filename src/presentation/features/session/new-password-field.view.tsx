import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../../application/kernel/failure';
import { isAllowedPassword, passwordRules } from '../../../domain/session/password-policy';
import { classNames } from '../../kit/controls/class-names';
import { Icon } from '../../kit/controls/icon';
import { FormField, useWatch } from '../../kit/antd/form';
import { PasswordField } from '../../kit/antd/password-field';
import styles from './new-password-field.module.css';
import type { NewPasswordStore } from './new-password.store';
import { newPasswordKey } from './sign-in-problem';

interface NewPasswordFieldProps {
  readonly store: NewPasswordStore;
  readonly label: string;
  /** What guessers know of the person. */
  readonly known: readonly string[];
  /** Why the last try failed; told here where it is about the password. */
  readonly failure?: Failure | undefined;
}

/** A password to choose, the form's field `password`: the provider's rules as they are met, and how hard it would be to guess. */
export const NewPasswordField = observer(function NewPasswordField({
  store,
  label,
  known,
  failure,
}: NewPasswordFieldProps) {
  const { t } = useTranslation('session');
  const typed = (useWatch('password') as string | undefined) ?? '';
  const guessable = known.join(' ');
  useEffect(() => void store.readPolicy(), [store]);
  useEffect(() => void store.typed(typed, guessable === '' ? [] : guessable.split(' ')), [store, typed, guessable]);
  const { policy } = store;
  const problemKey = newPasswordKey(failure);
  return (
    <>
      <FormField
        name="password"
        label={label}
        className={classNames(styles.field)}
        problem={problemKey && t(problemKey)}
        rules={[
          {
            validator: async (_rule, value: string | undefined) => {
              const password = value ?? '';
              if (password.length < policy.minimumLength)
                throw new Error(t('password.tooShort', { count: policy.minimumLength }));
              if (!isAllowedPassword(password, policy)) throw new Error(t('password.againstRules'));
            },
          },
        ]}
      >
        <PasswordField autoComplete="new-password" aria-describedby="password-rules password-strength" />
      </FormField>
      <ul id="password-rules" className={styles.rules}>
        {passwordRules(typed, policy).map(({ rule, met }) => (
          <li key={rule} className={classNames(styles.rule, met && styles.met)}>
            <span className={styles.mark}>{met ? <Icon name="check" size={14} /> : null}</span>
            {t(`password.rule.${rule}`, {
              count: rule === 'maximumLength' ? (policy.maximumLength ?? 0) : policy.minimumLength,
            })}
            {met ? <span className="unseen">{t('password.met')}</span> : null}
          </li>
        ))}
      </ul>
      <Strength store={store} />
    </>
  );
});

const steps = [1, 2, 3, 4] as const;

const Strength = observer(function Strength({ store }: { readonly store: NewPasswordStore }) {
  const { t } = useTranslation('session');
  const { score } = store;
  return (
    <div id="password-strength" className={styles.strength} role="status">
      <span className={styles.bars} aria-hidden="true">
        {steps.map((step) => (
          <span
            key={step}
            className={classNames(
              styles.bar,
              score !== undefined && (step <= score || step === 1) && styles[`score${score}`],
            )}
          />
        ))}
      </span>
      <span className={styles.words}>{score === undefined ? null : t(`password.strength.${score}`)}</span>
    </div>
  );
});
