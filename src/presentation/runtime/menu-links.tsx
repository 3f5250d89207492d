import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { classNames } from '../kit/controls/class-names';
import { useApp } from './app-context';
import styles from './menu-links.module.css';
import type { MenuLink } from './menus';

interface MenuLinksProps {
  readonly name: string;
  readonly links: readonly MenuLink[];
}

/** The pages of a menu, one below the other. */
export const MenuLinks = observer(function MenuLinks({ name, links }: MenuLinksProps) {
  const { switches } = useApp();
  const { t } = useTranslation('common');
  return (
    <nav aria-label={name}>
      <ul className={styles.list}>
        {switches.leading(links).map(({ to, name: key }) => (
          <li key={to}>
            <NavLink to={to} end className={classNames(styles.link)}>
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
