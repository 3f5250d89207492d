import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import { known } from '../../../application/kernel/resource';
import type { MarketsQueries } from '../../../application/markets/markets.queries';
import type { ReservesQueries } from '../../../application/reserves/reserves.queries';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { LiveFacts } from './company-parts.view';
import styles from './company.module.css';

interface TeamFactsProps {
  readonly openings: OpeningsQueries;
  readonly markets: MarketsQueries;
  readonly reserves: ReservesQueries;
}

/** What is run at this moment: markets, the last audit, open roles. */
export function TeamFacts(queries: TeamFactsProps) {
  const { paths } = useApp();
  const { t } = useTranslation('team');
  const format = useFormat();
  const markets = known(useResource(useMemo(() => queries.markets.instruments(), [queries.markets])));
  const audits = known(useResource(useMemo(() => queries.reserves.audits(), [queries.reserves])));
  const openings = known(useResource(useMemo(() => queries.openings.openings(), [queries.openings])));
  const count = (type: 'SPOT' | 'PERP') => format.integer(markets?.filter((market) => market.type === type).length);
  const audited = audits && audits.length > 0 ? Math.max(...audits.map(({ snapshotAt }) => snapshotAt)) : undefined;
  return (
    <LiveFacts
      title={t('facts.title')}
      facts={[
        { name: t('facts.spot'), value: count('SPOT') },
        { name: t('facts.perpetuals'), value: count('PERP') },
        { name: t('facts.openings'), value: format.integer(openings?.length) },
        {
          name: t('facts.audit'),
          value: (
            <Link to={paths.proofOfReserves} className={styles.link}>
              {format.date(audited)}
            </Link>
          ),
        },
      ]}
    />
  );
}
