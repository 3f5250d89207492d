import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { classNames } from '../kit/controls/class-names';
import { Icon } from '../kit/controls/icon';
import { QuietPart } from '../runtime/quiet-part';
import { earnMenuFeature } from '../features/product-menus/earn-menu.feature';
import { marketsMenuFeature } from '../features/product-menus/markets-menu.feature';
import { tradeMenuFeature } from '../features/product-menus/trade-menu.feature';
import styles from './main-navigation.module.css';

/** Leads to the product's main pages; the current one is marked. What opens beside a link has its room from the start. */
export const MainNavigation = observer(function MainNavigation() {
  const { paths, switches, quiet } = useApp();
  const { t } = useTranslation('common');
  const links = [
    { to: paths.markets, name: t('nav.markets'), menu: marketsMenuFeature },
    { to: paths.trade, name: t('nav.trade'), menu: tradeMenuFeature },
    { to: paths.multiSymbol, name: t('nav.multiSymbol') },
    { to: paths.earn, name: t('nav.earn'), menu: earnMenuFeature },
  ];
  return (
    <nav aria-label={t('nav.main')}>
      <ul className={styles.list}>
        {switches.leading(links).map(({ to, name, menu }) => (
          <li key={to} className={styles.item}>
            <NavLink to={to} className={classNames(styles.link)}>
              {name}
            </NavLink>
            {menu ? (
              // A hand on its way there does not wait until the first page has had its time.
              <div className={styles.menu} onPointerEnter={quiet.end}>
                <QuietPart feature={menu} waiting={<Icon name="chevron" size={16} />} />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
});
