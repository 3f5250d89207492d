import { useTranslation } from 'react-i18next';
import { CallToAction } from './call-to-action.view';
import { HeroTerminal, type HeroTerminalProps } from './hero-terminal.view';
import styles from './hero.module.css';

/** The claim, and the product beside it that keeps it. */
export function Hero(terminal: HeroTerminalProps) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <CallToAction withPractice />
      </div>
      <HeroTerminal {...terminal} />
    </section>
  );
}
