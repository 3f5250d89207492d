import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SecurityQueries } from '../../../application/security/security.queries';
import {
  type SecurityItemKey,
  securityItemKeys,
  type SecurityOverview,
} from '../../../domain/security/security-overview';
import { Section } from '../account-kit/section';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import { useApp } from '../../runtime/app-context';
import { Part } from '../../runtime/part';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Icon } from '../../kit/controls/icon';
import { Skeleton } from '../../kit/controls/skeleton';
import { holdNoticeFeature } from './hold-notice.feature';
import styles from './check-up-section.module.css';

/** What is said of something that is still to be done. */
const openStates: Readonly<Record<SecurityItemKey, 'open' | 'needed' | 'unverified'>> = {
  OTP: 'needed',
  ANTI_PHISHING: 'open',
  TRADE_PWD: 'open',
  WITHDRAW_PWD: 'open',
  KYC: 'unverified',
};

/** How well the account is protected, and the way to whatever is open. */
export const CheckUpSection = observer(function CheckUpSection({
  queries,
  canChange,
}: {
  readonly queries: SecurityQueries;
  readonly canChange: boolean;
}) {
  const { t } = useTranslation('security');
  const { session } = useApp();
  const overview = useMemo(() => queries.overview(), [queries]);
  const state = useResource(overview);
  const narrow = useWidthBelow(768);
  return (
    <Section title={t('checkUp.title')} text={t('checkUp.text')}>
      <Part feature={holdNoticeFeature} />
      <DataBlock
        state={state}
        onRetry={() => void overview.refresh()}
        skeleton={<Skeleton height={narrow ? 278 : 216} />}
      >
        {(value) => (
          <CheckUp overview={value} canChange={canChange} emailFirst={canChange && !session.account?.email} />
        )}
      </DataBlock>
    </Section>
  );
});

interface CheckUpProps {
  readonly overview: SecurityOverview;
  readonly canChange: boolean;
  /** The rest waits for an address. */
  readonly emailFirst: boolean;
}

function CheckUp({ overview, canChange, emailFirst }: CheckUpProps) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { paths } = useApp();
  const { score } = overview;
  const items = securityItemKeys.flatMap((key) =>
    overview.items.filter((item) => item.key === key && item.weight > 0).map(({ ok }) => ({ key, ok })),
  );
  const level = score >= 80 ? 'strong' : score >= 50 ? 'fair' : 'weak';
  const places: Readonly<Record<SecurityItemKey, string>> = {
    OTP: '#authenticator',
    ANTI_PHISHING: '#anti-phishing',
    TRADE_PWD: '#passwords',
    WITHDRAW_PWD: '#passwords',
    KYC: paths.identityVerification,
  };
  return (
    <div className={styles.checkUp}>
      <div className={styles.score} data-level={level}>
        <p className={styles.figure}>{t('checkUp.score', { score: format.integer(score) })}</p>
        <p className={styles.level}>{t(`checkUp.level.${level}`)}</p>
        <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" fill="var(--surface-3)" />
          <rect width={score} height="4" fill="currentColor" />
        </svg>
      </div>
      <ul className={styles.checklist}>
        {emailFirst ? (
          <li className={styles.check} data-ok={false}>
            <Icon name="warning" size={18} />
            <span className={styles.name}>
              {t('email.title')} <span className={styles.state}>{t('checkUp.first')}</span>
            </span>
            <Link to="#email-address" aria-label={t('email.addTitle')} className={styles.link}>
              {t('email.add')}
            </Link>
          </li>
        ) : null}
        {items.map(({ key, ok }) => (
          <li key={key} className={styles.check} data-ok={ok}>
            <Icon name={ok ? 'success' : 'warning'} size={18} />
            <span className={styles.name}>
              {t(`checkUp.item.${key}`)}{' '}
              <span className={styles.state}>{t(ok ? 'checkUp.done' : `checkUp.${openStates[key]}`)}</span>
            </span>
            {ok || !canChange ? null : (
              <Link to={places[key]} aria-label={t(`checkUp.do.${key}`)} className={styles.link}>
                {t(key === 'KYC' ? 'checkUp.verify' : 'checkUp.set')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
