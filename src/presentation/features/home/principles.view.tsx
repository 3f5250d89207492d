import { useTranslation } from 'react-i18next';
import { HomeSection } from './home-section.view';
import styles from './principles.module.css';

const principles = ['checked', 'once', 'honest'] as const;

/** What the product does for whoever trades here; each is a rule of the code. */
export function Principles() {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('principles.title')}>
      <ul className={styles.list}>
        {principles.map((principle) => (
          <li key={principle} className={styles.principle}>
            <h3 className={styles.name}>{t(`principles.${principle}.title`)}</h3>
            <p className={styles.text}>{t(`principles.${principle}.text`)}</p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
