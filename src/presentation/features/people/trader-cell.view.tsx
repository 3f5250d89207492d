import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import type { TraderName } from '../../../domain/social/trader-profile';
import { Mark } from '../../kit/controls/mark';
import { useApp } from '../../runtime/app-context';
import { Avatar } from './avatar.view';
import styles from './people.module.css';

interface TraderCellProps {
  readonly trader: TraderName;
  readonly me?: boolean;
  readonly symbols?: readonly string[];
  /** Beside the name. */
  readonly action?: ReactNode;
}

/** Who a row is about, leading to the profile, with the markets traded most. */
export function TraderCell({ trader: { uuid, coolName, avatar }, me = false, symbols = [], action }: TraderCellProps) {
  const { t } = useTranslation('people');
  const { paths } = useApp();
  return (
    <span className={styles.trader}>
      <Avatar name={coolName} avatar={avatar} />
      <span className={styles.who}>
        <span className={styles.name}>
          {uuid === undefined ? coolName : <Link to={paths.traderProfile(uuid)}>{coolName}</Link>}
          {me ? <Mark tone="neutral">{t('you')}</Mark> : null}
          {action}
        </span>
        {symbols.length > 0 ? (
          <span className={styles.symbols}>
            {symbols.slice(0, 2).map((symbol, index) => (
              <Fragment key={symbol}>
                {index > 0 ? ' · ' : null}
                <span className={styles.symbol}>{marketDisplayName(symbol)}</span>
              </Fragment>
            ))}
          </span>
        ) : null}
      </span>
    </span>
  );
}
