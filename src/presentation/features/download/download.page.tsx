import { useTranslation } from 'react-i18next';
import { MobileReleasesQueries } from '../../../application/platform/mobile-releases.queries';
import { useOnDevice } from '../../kit/hooks/use-on-device';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { Section } from '../account-kit/section';
import { InstalledAppStore } from '../offline/installed-app.store';
import { AndroidPackage } from './android-package.view';
import styles from './download.module.css';
import { InstallButton } from './install-button.view';
import { Stores } from './stores.view';
import { useDeviceKind } from './use-device-kind';

interface DownloadStores {
  readonly app: InstalledAppStore;
  readonly releases: MobileReleasesQueries;
}

const features = ['markets', 'offline', 'updates', 'same'] as const;

/** /download: the site as an app, the stores of the deployment, and the package that the exchange publishes. */
function DownloadPage({ stores: { app, releases } }: { readonly stores: DownloadStores }) {
  const { environment } = useApp();
  const { t } = useTranslation('download');
  const { name } = environment.brand;
  usePageTitle(t('title', { brand: name }), t('intro', { brand: name }));
  const device = useDeviceKind();
  // A document may have been rendered for other hosts than those that serve it: it names none.
  const links = useOnDevice(() => environment.links);
  const sites = [...new Set([links?.['website'], links?.['tradingApp']])].flatMap((address) =>
    address === undefined ? [] : [new URL(address).host],
  );
  return (
    <PageFrame>
      <section className={styles.hero}>
        <h1 className={styles.title}>{t('title', { brand: name })}</h1>
        <p className={styles.intro}>{t('intro', { brand: name })}</p>
        <InstallButton app={app} device={device} />
      </section>
      <Stores links={environment.links} device={device} />
      {device === 'ios' ? null : <AndroidPackage releases={releases} />}
      <Section title={t('features.title')}>
        <ul className={styles.cards}>
          {features.map((each) => (
            <li key={each} className={styles.card}>
              <h3 className={styles.cardTitle}>{t(`features.${each}.title`)}</h3>
              <p className={styles.text}>{t(`features.${each}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      {sites.length === 0 ? null : (
        <Section title={t('safe.title')} text={t('safe.text', { sites: sites.join(', '), brand: name })} />
      )}
    </PageFrame>
  );
}

export default view(DownloadPage, { app: InstalledAppStore, releases: MobileReleasesQueries });
