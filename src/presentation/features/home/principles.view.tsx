import { useTranslation } from 'react-i18next';
import styles from './principles.module.css';

const principles = ['checked', 'once', 'honest'] as const;

/** What the product does for whoever trades here; each is a rule of the code. */
export function Principles() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section} aria-labelledby="principles-title">
      <h2 id="principles-title" className={styles.title}>
        {t('principles.title')}
      </h2>
      <ul className={styles.list}>
        {principles.map((principle) => (
          <li key={principle} className={styles.principle}>
            <h3 className={styles.name}>{t(`principles.${principle}.title`)}</h3>
            <p className={styles.text}>{t(`principles.${principle}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
