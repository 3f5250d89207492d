import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../../application/kernel/resource';
import { FeedHealth, isDoubted } from '../../../../application/markets/feed-health';
import { SecurityQueries } from '../../../../application/security/security.queries';
import { classNames } from '../../../kit/controls/class-names';
import { ButtonLink } from '../../../kit/controls/button-link';
import { useResource } from '../../../kit/data/use-resource';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useApp } from '../../../runtime/app-context';
import { view } from '../../../runtime/feature';
import connectionStyles from '../connection/connection.module.css';
import { useMarket } from '../market/market-context';
import styles from './order-notices.module.css';

interface OrderNoticesStores {
  readonly health: FeedHealth;
  readonly security: SecurityQueries;
}

/**
 * Said where an order is written, before it is sent: that the account is frozen or trades no contracts, or that the book
 * cannot be relied on.
 */
export const OrderNotices = observer(function OrderNotices({
  stores: { health, security },
}: {
  readonly stores: OrderNoticesStores;
}) {
  const { t } = useTranslation('safety');
  const { instrument } = useMarket();
  const { session } = useApp();
  useEffect(() => health.start(), [health]);
  const notices = (
    <>
      <SpotOnlyAccount />
      {isDoubted(health.report.current, instrument.symbol) ? (
        <p className={connectionStyles.warning}>{t('feeds.warning')}</p>
      ) : null}
    </>
  );
  if (session.status === 'loggedIn') return <OfAccount security={security}>{notices}</OfAccount>;
  return <Notices asking={session.status !== 'loggedOut'}>{notices}</Notices>;
});

/** @param asking it is not known yet whether anything can be sent (order-form.module.css) */
function Notices({ asking, children }: { readonly asking: boolean; readonly children: ReactNode }) {
  return (
    <div role="status" className={connectionStyles.held} data-asking={asking ? '' : undefined}>
      {children}
    </div>
  );
}

const OfAccount = observer(function OfAccount({
  security,
  children,
}: {
  readonly security: SecurityQueries;
  readonly children: ReactNode;
}) {
  const standing = useResource(useMemo(() => security.standing(), [security]));
  return (
    <Notices asking={standing.status === 'loading'}>
      {known(standing)?.frozenAt === undefined ? null : <FrozenAccount />}
      {children}
    </Notices>
  );
});

const FrozenAccount = observer(function FrozenAccount() {
  const { t } = useTranslation('common');
  const { paths } = useApp();
  const failureText = useFailureText();
  return (
    <p className={classNames(connectionStyles.warning, styles.instead)}>
      <span className={styles.text}>{failureText({ kind: 'rejected', reason: 'accountFrozen' })}</span>
      <ButtonLink to={paths.accountSecurity} size="small">
        {t('account.links.security')}
      </ButtonLink>
    </p>
  );
});

/** An account of another mode is refused every order of a contract. */
const SpotOnlyAccount = observer(function SpotOnlyAccount() {
  const { t } = useTranslation('safety');
  const { paths } = useApp();
  const mode = useMarket().contract?.risk.value?.accountMode;
  if (mode !== 'PURE_SPOT' && mode !== 'MARGIN') return null;
  return (
    <p className={connectionStyles.warning}>
      <span className={styles.text}>{t('accountMode.text')}</span>
      <ButtonLink to={paths.spotMargin} size="small">
        {t('accountMode.change')}
      </ButtonLink>
    </p>
  );
});

export default view(OrderNotices, { health: FeedHealth, security: SecurityQueries });
