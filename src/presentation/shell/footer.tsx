import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import type { Menu } from '../runtime/menus';
import { ConnectionIndicator } from './connection-indicator.view';
import { RiskNotice } from './risk-notice.view';
import { TrackingSwitch } from './tracking-switch.view';
import { ExternalLink } from '../kit/controls/external-link';
import { Brand } from './brand';
import { appLinks, companyLinks, externalLinks, type FooterGroup, footerGroups, productLinks } from './footer-links';
import styles from './footer.module.css';

/** End of every page: everything the product leads to, and whether prices are live. */
export const Footer = observer(function Footer() {
  const { paths, switches } = useApp();
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.brand}>
          <Brand />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <LinkGroup title={t('footer.product')} long>
          {switches.leading(productLinks(paths)).map(({ to, name }) => (
            <li key={name}>
              <Link to={to}>{t(name)}</Link>
            </li>
          ))}
        </LinkGroup>
        {(Object.keys(footerGroups) as FooterGroup[]).map((group) => (
          <ExternalGroup key={group} group={group} />
        ))}
      </div>
      <div className={styles.status}>
        <ConnectionIndicator />
        <TrackingSwitch />
        <p className={styles.risk}>
          <RiskNotice />
        </p>
      </div>
    </footer>
  );
});

/** Pages of the product among links to other sites. */
const ownLinks: Partial<Record<FooterGroup, Menu>> = { company: companyLinks, app: appLinks };

function ExternalGroup({ group }: { readonly group: FooterGroup }) {
  const { environment, paths } = useApp();
  const { t } = useTranslation('common');
  const own = ownLinks[group]?.(paths) ?? [];
  const links = externalLinks(group, environment.links);
  if (own.length + links.length === 0) return null;
  return (
    <LinkGroup title={t(`footer.${group}`)}>
      {own.map(({ to, name }) => (
        <li key={name}>
          <Link to={to}>{t(name)}</Link>
        </li>
      ))}
      {links.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{t(`link.${name}`)}</ExternalLink>
        </li>
      ))}
    </LinkGroup>
  );
}

interface LinkGroupProps {
  readonly title: string;
  /** In two columns. */
  readonly long?: boolean;
  readonly children: ReactNode;
}

function LinkGroup({ title, long, children }: LinkGroupProps) {
  return (
    <section className={long ? styles.long : undefined}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}
