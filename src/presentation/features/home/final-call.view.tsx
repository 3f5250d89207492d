import { useTranslation } from 'react-i18next';
import { CallToAction } from './call-to-action.view';
import styles from './final-call.module.css';

/** The last word of the page. */
export function FinalCall() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.call} aria-labelledby="final-title">
      <h2 id="final-title" className={styles.title}>
        {t('final.title')}
      </h2>
      <p className={styles.text}>{t('final.text')}</p>
      <CallToAction />
    </section>
  );
}
