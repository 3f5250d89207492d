import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../kit/controls/plain-button';
import styles from './skip-links.module.css';

/** Panels in which people act, with what takes the focus in them. */
const targets = {
  ticket: '[data-panel="ticket"] :is(button, input, select):enabled',
  account: '[data-panel="account"] [role="tab"][aria-selected="true"]',
} as const;

/** Past the tools of the market, the chart and the book; seen while one of them has the focus. */
export function SkipLinks() {
  const { t } = useTranslation('trade');
  return (
    <nav className={styles.links} aria-label={t('skip.label')}>
      {(['ticket', 'account'] as const).map((panel) => (
        <PlainButton
          key={panel}
          className={styles.link}
          onClick={() => document.querySelector<HTMLElement>(targets[panel])?.focus()}
        >
          {t(`skip.${panel}`)}
        </PlainButton>
      ))}
    </nav>
  );
}
