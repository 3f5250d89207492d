import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApp } from '../runtime/app-context';
import { ConnectionIndicator } from './connection-indicator.view';
import { RiskNotice } from './risk-notice.view';
import { TrackingSwitch } from './tracking-switch.view';
import { ExternalLink } from '../kit/controls/external-link';
import { Brand } from './brand';
import { externalLinks, type FooterGroup, footerGroups } from './footer-links';
import styles from './footer.module.css';

/** End of every page: everything the product leads to, and whether prices are live. */
export function Footer() {
  const { paths } = useApp();
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={styles.groups}>
        <div className={styles.brand}>
          <Brand />
          <p className={styles.claim}>{t('footer.claim')}</p>
        </div>
        <LinkGroup title={t('footer.product')}>
          <li>
            <Link to={paths.markets}>{t('nav.markets')}</Link>
          </li>
          <li>
            <Link to={paths.perpetualMarkets}>{t('footer.perpetuals')}</Link>
          </li>
          <li>
            <Link to={paths.trade}>{t('footer.spotTrading')}</Link>
          </li>
          <li>
            <Link to={paths.earn}>{t('nav.earn')}</Link>
          </li>
          <li>
            <Link to={paths.staking}>{t('nav.staking')}</Link>
          </li>
          <li>
            <Link to={paths.myWoo}>{t('nav.myWoo')}</Link>
          </li>
          <li>
            <Link to={paths.buyCrypto}>{t('nav.buyCrypto')}</Link>
          </li>
          <li>
            <Link to={paths.leaderboard}>{t('nav.leaderboard')}</Link>
          </li>
          <li>
            <Link to={paths.campaigns}>{t('nav.campaigns')}</Link>
          </li>
          <li>
            <Link to={paths.proofOfReserves}>{t('footer.reserves')}</Link>
          </li>
          <li>
            <Link to={paths.apiReference()}>{t('link.apiDocs')}</Link>
          </li>
          <li>
            <Link to={paths.blog}>{t('nav.blog')}</Link>
          </li>
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
}

function ExternalGroup({ group }: { readonly group: FooterGroup }) {
  const { environment } = useApp();
  const { t } = useTranslation('common');
  const links = externalLinks(group, environment.links);
  if (links.length === 0) return null;
  return (
    <LinkGroup title={t(`footer.${group}`)}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href}>{t(`link.${name}`)}</ExternalLink>
        </li>
      ))}
    </LinkGroup>
  );
}

function LinkGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </section>
  );
}
