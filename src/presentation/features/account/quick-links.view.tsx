import { useTranslation } from 'react-i18next';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { ButtonLink } from '../../kit/controls/button-link';
import styles from './quick-links.module.css';

/** Where people go from here. */
export function QuickLinks() {
  const { paths } = useApp();
  const { t } = useTranslation('account');
  const links = [
    { to: paths.trade, name: t('quick.trade') },
    { to: paths.apiManagement, name: t('quick.keys') },
    { to: paths.referral, name: t('quick.referral') },
    { to: paths.notifications, name: t('quick.notifications') },
    { to: `${paths.accountSettings}#linked`, name: t('quick.linked') },
  ];
  return (
    <Section title={t('quick.title')}>
      <ul className={styles.list}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <ButtonLink to={to} size="small">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
