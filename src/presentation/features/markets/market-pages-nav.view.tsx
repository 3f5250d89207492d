import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useApp } from '../../runtime/app-context';
import { classNames } from '../../kit/controls/class-names';
import styles from './market-pages-nav.module.css';

/** Leads from one page about markets to the others. */
export function MarketPagesNav() {
  const { paths } = useApp();
  const { t } = useTranslation('markets');
  const links = [
    { to: paths.markets, name: t('pages.overview') },
    { to: paths.fundingRates, name: t('pages.funding') },
    { to: paths.marketMovers, name: t('pages.movers') },
  ];
  // Where they do not all fit, that of this page is in sight.
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft;
  }, []);
  return (
    <nav ref={nav} aria-label={t('pages.label')} className={styles.pages}>
      {links.map(({ to, name }) => (
        <NavLink key={to} to={to} end className={classNames(styles.pageLink)}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
