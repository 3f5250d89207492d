import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { MobileReleasesQueries } from '../../../application/platform/mobile-releases.queries';
import { CopyButton } from '../../kit/controls/copy-button';
import { ExternalButton } from '../../kit/controls/external-button';
import { Fact, Facts } from '../../kit/controls/facts';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import styles from './download.module.css';

const megabyte = 1_000_000;

/** The package for phones without a shop, with what proves it. Nothing where none is published. */
export function AndroidPackage({ releases }: { readonly releases: MobileReleasesQueries }) {
  const { t } = useTranslation('download');
  const format = useFormat();
  const release = known(useResource(useMemo(() => releases.newest(), [releases])));
  if (!release || !/^https:\/\//.test(release.address)) return null;
  return (
    <Section title={t('package.title')} text={t('package.text')}>
      <div className={styles.package}>
        <Facts>
          <Fact name={t('package.version')}>{release.version}</Fact>
          <Fact name={t('package.published')}>{format.date(release.publishedAt)}</Fact>
          <Fact name={t('package.size')}>
            {t('package.megabytes', { size: format.quantity(release.size / megabyte, 1) })}
          </Fact>
        </Facts>
        <p className={styles.checksum}>
          <span className={styles.text}>SHA-256</span> <code>{release.sha256}</code>
          <CopyButton text={release.sha256} label={t('package.copy')} />
        </p>
        {release.notes === '' ? null : <p className={styles.text}>{release.notes}</p>}
        <div>
          <ExternalButton href={release.address}>{t('package.action')}</ExternalButton>
        </div>
      </div>
    </Section>
  );
}
