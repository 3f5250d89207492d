import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProfileQueries } from '../../../application/account/profile.queries';
import { known } from '../../../application/kernel/resource';
import type { VerificationQueries } from '../../../application/verification/verification.queries';
import type { AccountProfile } from '../../../domain/account/account-profile';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { CopyButton } from '../../kit/controls/copy-button';
import { DataBlock } from '../../kit/data/data-block';
import { Mark } from '../../kit/controls/mark';
import { Skeleton } from '../../kit/controls/skeleton';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import type { AccountNamesStore } from './account-names.store';
import { Fact, Facts } from '../../kit/controls/facts';
import styles from './identity-card.module.css';
import { maskedEmail } from './masked-email';
import { regionName } from './region-name';

interface IdentityCardProps {
  readonly profile: ProfileQueries;
  readonly verification: VerificationQueries;
  readonly names: AccountNamesStore;
  /** A frozen account tells no more than who is logged in, and keeps its name. */
  readonly frozen?: boolean;
}

/** Who one is here: the name that others see, and what the exchange knows. */
export const IdentityCard = observer(function IdentityCard({
  profile: queries,
  verification,
  names,
  frozen = false,
}: IdentityCardProps) {
  const { session } = useApp();
  const { t } = useTranslation(['account', 'common']);
  const { account, displayName } = session;
  const resource = useMemo(() => queries.profile(), [queries]);
  const state = useResource(resource);
  const narrow = useWidthBelow(768);
  if (!account) return null;
  return (
    <section className={styles.card} aria-label={t('identity.label')}>
      <div className={styles.who}>
        <span className={styles.picture} aria-hidden="true">
          {[...(displayName ?? '')][0]?.toUpperCase()}
        </span>
        <div className={styles.words}>
          <h2 className={styles.name}>{displayName ?? <Skeleton width={144} height={20} />}</h2>
          <p className={styles.kind}>{t(account.main ? 'common:account.main' : 'common:account.sub')}</p>
        </div>
        {frozen ? null : (
          <Button
            size="small"
            onClick={() =>
              names.ask(
                account.main ? { kind: 'coolName', name: displayName ?? '' } : { kind: 'alias', name: account.alias },
              )
            }
          >
            {t('name.change')}
          </Button>
        )}
      </div>
      {frozen ? (
        <Facts>
          <UserId id={account.userId} />
        </Facts>
      ) : (
        <DataBlock
          state={state}
          onRetry={() => void resource.refresh()}
          skeleton={<Skeleton height={narrow ? 301 : 111} />}
        >
          {(profile) => <Known profile={profile} verification={verification} />}
        </DataBlock>
      )}
    </section>
  );
});

interface KnownProps {
  readonly profile: AccountProfile;
  readonly verification: VerificationQueries;
}

const Known = observer(function Known({ profile, verification }: KnownProps) {
  const { session, paths } = useApp();
  const { t, i18n } = useTranslation(['account', 'accountKit', 'common']);
  const format = useFormat();
  const { account } = session;
  const region = profile.country ?? profile.region;
  if (!account) return null;
  return (
    <Facts>
      <UserId id={account.userId} />
      {account.email ? (
        <Fact name={t('identity.email')}>{maskedEmail(account.email)}</Fact>
      ) : account.email === '' && account.main ? (
        <Fact name={t('identity.email')}>
          {t('identity.noEmail')}{' '}
          <Link to={`${paths.accountSecurity}#email-address`}>{t('accountKit:emailFirst.action')}</Link>
        </Fact>
      ) : null}
      <Fact name={t('identity.verification')}>
        {profile.verificationLevel > 0 ? (
          <Mark tone="good">{t(`identity.level.${profile.verificationLevel}`)}</Mark>
        ) : account.main ? (
          <NotVerified verification={verification} />
        ) : (
          <Mark tone="warning">{t('identity.level.0')}</Mark>
        )}
      </Fact>
      <Fact name={t('identity.region')}>
        {region === undefined ? (
          <Link to={`${paths.accountSettings}#general`}>{t('identity.chooseRegion')}</Link>
        ) : (
          regionName(region, i18n.language)
        )}
      </Fact>
      <Fact name={t('identity.since')}>{format.date(profile.createdAt)}</Fact>
    </Facts>
  );
});

function UserId({ id }: { readonly id: string }) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Fact name={t('identity.uid')}>
      {id}
      <CopyButton text={id} label={t('common:account.copyUid')} />
    </Fact>
  );
}

/** A review may be going on, which the profile does not tell. */
function NotVerified({ verification }: Pick<IdentityCardProps, 'verification'>) {
  const { t } = useTranslation('account');
  const resource = useMemo(() => verification.state(), [verification]);
  const pending = known(useResource(resource))?.status === 'PENDING';
  return <Mark tone="warning">{t(pending ? 'identity.pending' : 'identity.level.0')}</Mark>;
}
