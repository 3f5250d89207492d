import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../../runtime/app-context';
import { FailureState } from '../../../kit/data/failure-state';
import { RowsSkeleton } from '../../../kit/controls/rows-skeleton';
import { StaleBadge } from '../../../kit/controls/stale-badge';
import { ContractAccount } from '../../../../application/trading/contract-account';
import { useMarket } from '../market/market-context';
import { LadderArming } from './ladder-arming.view';
import { LadderGrid } from './ladder-grid.view';
import { LadderMessages } from './ladder-messages.view';
import { LadderQuestion } from './ladder-question.view';
import styles from './ladder.module.css';
import { LadderSessions } from './ladder-session.store';
import { LadderSession } from './ladder-session.view';
import { LadderSizes } from './ladder-sizes.view';
import { LadderToolbar } from './ladder-toolbar.view';
import { Ladders } from './ladders';
import { view } from '../../../runtime/feature';

interface LadderPartStores {
  readonly ladders: Ladders;
  readonly account: Pick<ContractAccount, 'start'>;
  readonly sessions: LadderSessions;
}

/** The price ladder: every price has its row, and a click on a row is an order for whoever has armed it. */
export const LadderPanel = observer(function LadderPanel({ stores }: { readonly stores: LadderPartStores }) {
  const { t } = useTranslation('ladder');
  const { session } = useApp();
  const market = useMarket();
  const ladder = useMemo(() => stores.ladders.ladder(market), [stores.ladders, market]);
  const message = useId();
  const loggedIn = session.status === 'loggedIn';
  const { book } = market;
  useEffect(() => stores.account.start(), [stores]);
  useEffect(() => ladder.start(), [ladder]);
  useEffect(() => {
    const disarm = (): void => ladder.arm(false);
    window.addEventListener('blur', disarm);
    return () => window.removeEventListener('blur', disarm);
  }, [ladder]);

  return (
    <div
      role="group"
      className={styles.panel}
      aria-label={t('title')}
      data-armed={ladder.armed || undefined}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) ladder.arm(false);
      }}
    >
      <LadderToolbar ladder={ladder} />
      {loggedIn ? (
        <>
          <LadderSizes key={market.instrument.symbol} ladder={ladder} message={message} />
          <LadderArming ladder={ladder} />
        </>
      ) : (
        <p className={styles.note}>{t('loggedOut')}</p>
      )}
      {book.status === 'stale' ? <StaleBadge since={book.lastUpdateAt} /> : null}
      {book.status === 'loading' && book.failure ? (
        <FailureState failure={book.failure} onRetry={() => book.retry()} />
      ) : ladder.rows.length === 0 ? (
        <RowsSkeleton />
      ) : (
        <LadderGrid ladder={ladder} />
      )}
      <div className={styles.foot}>
        <LadderMessages ladder={ladder} id={message} />
        {loggedIn ? <LadderSession sessions={stores.sessions} /> : null}
      </div>
      {ladder.proposed ? <LadderQuestion ladder={ladder} proposed={ladder.proposed} /> : null}
    </div>
  );
});

export default view(LadderPanel, { ladders: Ladders, account: ContractAccount, sessions: LadderSessions });
