import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type FirstStep, firstSteps } from '../../../domain/account/first-steps';
import { Button } from '../../kit/controls/button';
import { classNames } from '../../kit/controls/class-names';
import { Icon } from '../../kit/controls/icon';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import { useCommandOverlay } from '../commands/command-overlay';
import styles from './first-steps.module.css';
import type { FirstStepsStore } from './first-steps.store';

const market = 'PERP_BTC_USDT';
const places: Readonly<Record<FirstStep, string>> = {
  balance: paths.inWallet('deposit'),
  order: paths.market(market),
  protect: paths.market(market),
  close: paths.market(market),
};

/** The steps of a first trade; each leads to where it is taken. */
export const Checklist = observer(function Checklist({ steps }: { readonly steps: FirstStepsStore }) {
  const { t } = useTranslation('firstSteps');
  const { environment } = useApp();
  const overlay = useCommandOverlay();
  const { next } = steps;
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <h2 className={styles.title}>{t(next ? 'title' : 'done')}</h2>
      <p className={styles.text}>{t(environment.practice ? 'practice' : 'text')}</p>
      <ol className={styles.steps}>
        {firstSteps.map((step) => {
          const done = steps.done?.has(step) ?? false;
          return (
            <li key={step}>
              <Link
                to={places[step]}
                className={classNames(styles.step, done && styles.ticked)}
                aria-current={step === next ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden="true">
                  {done ? <Icon name="check" size={14} /> : null}
                </span>
                <span>
                  <span className={styles.stepName}>{t(`step.${step}.name`)}</span>
                  <span className="unseen"> {t(done ? 'isDone' : 'isOpen')}</span>
                  <span className={styles.stepText}>{t(`step.${step}.text`)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <div className={styles.actions}>
        <Button size="small" onClick={() => overlay.show('tour')}>
          {t('tour')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => void steps.putAway()}>
          {t('hide')}
        </Button>
      </div>
    </section>
  );
});
