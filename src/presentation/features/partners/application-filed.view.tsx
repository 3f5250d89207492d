import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/controls/icon';
import type { FiledApplication } from '../../../application/platform/apply-as-partner.use-case';
import styles from './partners.module.css';

const next = ['read', 'answer', 'agree'] as const;

/** Thanks, the number to name in questions, and what happens now. */
export function ApplicationFiled({ email, number }: FiledApplication & { readonly email: string }) {
  const { t } = useTranslation('partners');
  const title = useRef<HTMLHeadingElement>(null);
  // The form is gone, and with it the button that had the focus.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <div className={styles.filed} role="status">
      <h3 ref={title} tabIndex={-1} className={styles.filedTitle}>
        <Icon name="success" size={20} /> {t('filed.title')}
      </h3>
      {number === undefined ? null : <p>{t('filed.number', { number })}</p>}
      <ol className={styles.next}>
        {next.map((step) => (
          <li key={step}>{t(`filed.${step}`, { email })}</li>
        ))}
      </ol>
    </div>
  );
}
