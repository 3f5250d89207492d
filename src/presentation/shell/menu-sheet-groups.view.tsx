import { observer } from 'mobx-react-lite';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { classNames } from '../kit/controls/class-names';
import { ExternalLink } from '../kit/controls/external-link';
import { Icon } from '../kit/controls/icon';
import { useApp } from '../runtime/app-context';
import { earnPlaces, marketsPlaces, type ProductPlace, tradePlaces } from '../runtime/menus';
import { externalLinks, moreLinks } from './footer-links';
import styles from './menu-sheet.module.css';

/** Where the header's menus lead, and what only the footer names beside them; the group of the current page is open. */
export const MenuSheetGroups = observer(function MenuSheetGroups() {
  const { paths, switches, environment } = useApp();
  const { t } = useTranslation(['common', 'productMenus']);
  const support = externalLinks('support', environment.links).find(({ name }) => name === 'support');
  const placesOf = (places: readonly ProductPlace[]): readonly SheetLink[] =>
    switches.leading(places).map(({ to, name }) => ({ to, name: t(`productMenus:place.${name}.name`) }));
  return (
    <nav aria-label={t('nav.main')}>
      <Group title={t('nav.markets')} links={placesOf(marketsPlaces(paths))} />
      <Group title={t('nav.trade')} links={placesOf(tradePlaces(paths))} />
      <Group title={t('nav.earn')} links={placesOf(earnPlaces(paths))} />
      <Group
        title={t('productMenus:more')}
        links={switches.leading(moreLinks(paths)).map(({ to, name }) => ({ to, name: t(name) }))}
      >
        {support && (
          <ExternalLink href={support.href} className={classNames(styles.place)}>
            {t('link.support')}
          </ExternalLink>
        )}
      </Group>
    </nav>
  );
});

interface SheetLink {
  readonly to: string;
  readonly name: string;
}

interface GroupProps {
  readonly title: string;
  readonly links: readonly SheetLink[];
  /** Links that lead out of the product. */
  readonly children?: ReactNode;
}

function Group({ title, links, children }: GroupProps) {
  const { pathname, search } = useLocation();
  const further = Children.toArray(children);
  if (links.length + further.length === 0) return null;
  return (
    <details className={styles.group} open={links.some(({ to }) => to.split('?')[0] === pathname) || undefined}>
      <summary>
        {title}
        <Icon name="chevron" size={20} />
      </summary>
      <ul>
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.place}
              // Two of them may differ in what is asked of one page.
              aria-current={to === pathname + search ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
        {further.map((link, at) => (
          <li key={at}>{link}</li>
        ))}
      </ul>
    </details>
  );
}
