import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MakerEpoch, MakerProgram } from '../../../domain/campaigns/maker-epoch';
import { known } from '../../../application/kernel/resource';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { EpochClock } from './epoch-clock.view';
import { makerPrograms } from './maker-address';
import type { MakerBoardStore } from './maker-board.store';
import { usePool } from './use-pool';
import styles from './partners.module.css';

/** The pools that are being earned now, and how long still. */
export function LiveEpoch({ board }: { readonly board: MakerBoardStore }) {
  const { t } = useTranslation('partners');
  return (
    <section className={styles.panel} aria-labelledby="live-epoch">
      <h2 id="live-epoch" className={styles.panelTitle}>
        {t('live.title')}
      </h2>
      {makerPrograms.map((program) => (
        <LivePool key={program} program={program} board={board} />
      ))}
    </section>
  );
}

function LivePool({ program, board }: { readonly program: MakerProgram; readonly board: MakerBoardStore }) {
  const { t } = useTranslation('partners');
  const pool = usePool();
  const epochs = useResource(useMemo(() => board.epochs(program), [board, program]));
  const live: MakerEpoch | undefined = known(epochs)?.find(({ status }) => status === 'LIVE');
  return (
    <dl className={styles.livePool}>
      <div>
        <dt>{t('live.pool', { market: t(`market.${program}`) })}</dt>
        <dd className={styles.strong}>{live ? pool(live.pool) : unknownFigure}</dd>
      </div>
      <div>
        <dt>{t('board.endsIn')}</dt>
        <dd>{live ? <EpochClock epoch={live} /> : unknownFigure}</dd>
      </div>
    </dl>
  );
}
