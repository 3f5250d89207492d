import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferralSharing } from '../../../application/account/referral.port';
import { known } from '../../../application/kernel/resource';
import type { ReferralQueries } from '../../../application/account/referral.queries';
import { Section } from '../account-kit/section';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import styles from './share-code.module.css';

/** The code that is shared unless another is chosen: as words, as a link, as a picture. */
export function ShareCode({ queries }: { readonly queries: ReferralQueries }) {
  const { t } = useTranslation('referral');
  const resource = useMemo(() => queries.sharing(), [queries]);
  const state = useResource(resource);
  const narrow = useWidthBelow(768);
  return (
    <Section title={t('share.title')} text={t('share.text')}>
      <DataBlock
        state={state}
        onRetry={() => void resource.refresh()}
        skeleton={<Skeleton height={narrow ? 397 : 179} />}
      >
        {(sharing) => <Sharing sharing={sharing} queries={queries} />}
      </DataBlock>
    </Section>
  );
}

interface SharingProps {
  readonly sharing: ReferralSharing;
  readonly queries: ReferralQueries;
}

function Sharing({ sharing, queries }: SharingProps) {
  const { t } = useTranslation('referral');
  const { environment } = useApp();
  const format = useFormat();
  const { code, link, picture } = sharing;
  const codes = known(useResource(useMemo(() => queries.codes(), [queries])));
  const rate = codes?.find((each) => each.code === code)?.friendRate;
  const { name } = environment.brand;
  const text = rate?.gt(0)
    ? t('share.message', { name, code, rate: format.part(rate) })
    : t('share.plain', { name, code });
  // Not every browser hands texts on to other programs.
  const share =
    typeof navigator.share === 'function'
      ? () => void navigator.share({ text, url: link }).catch(() => undefined)
      : undefined;
  return (
    <div className={styles.share}>
      <img className={styles.picture} src={picture} width={144} height={144} alt={t('share.picture')} />
      <dl className={styles.ways}>
        <div className={styles.way}>
          <dt className={styles.name}>{t('share.code')}</dt>
          <dd className={styles.value}>
            <span>{code}</span>
            <CopyButton text={code} label={t('share.copyCode')} />
          </dd>
        </div>
        <div className={styles.way}>
          <dt className={styles.name}>{t('share.link')}</dt>
          <dd className={styles.value}>
            <span className={styles.link}>{link}</span>
            <CopyButton text={link} label={t('share.copyLink')} />
          </dd>
        </div>
        <div className={styles.way}>
          <dt className={styles.name}>{t('share.words')}</dt>
          <dd className={styles.value}>
            <span className={styles.words}>{text}</span>
            <CopyButton text={`${text} ${link}`} label={t('share.copyWords')} />
          </dd>
        </div>
        {share ? (
          <Button size="small" onClick={share}>
            {t('share.action')}
          </Button>
        ) : null}
      </dl>
    </div>
  );
}
