import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useShell } from '../kernel/shell-context';
import styles from './tracking-choice.module.css';

const answers = ['yes', 'no'] as const;

/**
 * Whether the visitor may be counted, as a page of settings shows it; nothing where a deployment counts nobody. Its
 * texts are the namespace `consent`.
 */
export const TrackingChoice = observer(function TrackingChoice() {
  const { tracking } = useShell();
  const { t } = useTranslation('consent');
  if (!tracking.available) return null;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.title}>{t('choice.title')}</legend>
      <p className={styles.text}>{t('choice.text')}</p>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer} className={styles.answer}>
            <input type="radio" name="tracking" checked={tracking.preference === answer} onChange={() => tracking.choose(answer)} />
            {t(`choice.${answer}`)}
          </label>
        ))}
      </div>
      {tracking.unasked ? <p className={styles.text}>{t('choice.unset')}</p> : null}
    </fieldset>
  );
});
