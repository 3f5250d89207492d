import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { classNames } from '../kit/controls/class-names';
import styles from './main-navigation.module.css';

/** Leads to the product's main pages; the current one is marked. */
export function MainNavigation({ vertical = false }: { readonly vertical?: boolean }) {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  const links = [
    { to: paths.markets, name: t('nav.markets') },
    { to: paths.trade, name: t('nav.trade') },
    { to: paths.multiSymbol, name: t('nav.multiSymbol') },
    { to: paths.earn, name: t('nav.earn') },
  ];
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={vertical ? styles.vertical : styles.horizontal}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} className={classNames(styles.link)}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
