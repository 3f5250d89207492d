import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/formats/use-format';
import { IconButton } from '../../../kit/controls/icon-button';
import { EmptyState } from '../../../kit/controls/empty-state';
import { FailureState } from '../../../kit/data/failure-state';
import { Skeleton } from '../../../kit/controls/skeleton';
import { StaleBadge } from '../../../kit/controls/stale-badge';
import { useMarket } from '../market/market-context';
import { DepthDrawing } from './depth-drawing.view';
import styles from './depth.module.css';
import { type DepthStore, DepthStores } from './depth.store';
import { DepthTable } from './depth-table.view';
import { view } from '../../../runtime/feature';

interface DepthPartStores {
  readonly depths: DepthStores;
}

/** Shares about the middle that can be looked at, closest first. */
const reaches = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2] as const;
const usualReach = 0.02;

/** The depth chart: how much rests how far from the middle, and what taking it would cost. */
export const DepthPanel = observer(function DepthPanel({ stores }: { readonly stores: DepthPartStores }) {
  const { t } = useTranslation('ladder');
  const { instrument } = useMarket();
  const depth = useMemo(() => stores.depths.of(instrument.symbol), [stores.depths, instrument]);
  useEffect(() => depth.start(), [depth]);
  return (
    <div role="group" className={styles.panel} aria-label={t('depth.title')}>
      <DepthBody key={instrument.symbol} depth={depth} />
    </div>
  );
});

const DepthBody = observer(function DepthBody({ depth }: { readonly depth: DepthStore }) {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const [zoom, setZoom] = useState<number>(reaches.indexOf(usualReach));
  const { sides, failure, status, readAt } = depth;
  if (!sides && failure) return <FailureState failure={failure} onRetry={() => void depth.read()} />;
  if (!sides) return <Skeleton height={240} />;
  const { middle } = sides;
  if (middle === undefined) return <EmptyState title={t('depth.empty.title')} text={t('depth.empty.text')} />;
  const reach = reaches[zoom]!;
  const turn = (by: 1 | -1): void => setZoom(Math.max(0, Math.min(reaches.length - 1, zoom + by)));
  return (
    <>
      <div className={styles.toolbar}>
        <span>{t('depth.reach', { share: format.part(reach) })}</span>
        {status === 'stale' ? <StaleBadge since={readAt} /> : null}
        <IconButton
          icon={<>+</>}
          size="tiny"
          label={t('depth.closer')}
          aria-disabled={zoom === 0 || undefined}
          onClick={() => turn(-1)}
        />
        <IconButton
          icon={<>−</>}
          size="tiny"
          label={t('depth.wider')}
          aria-disabled={zoom === reaches.length - 1 || undefined}
          onClick={() => turn(1)}
        />
      </div>
      <DepthDrawing sides={sides} middle={middle} reach={reach} stale={status === 'stale'} onZoom={turn} />
      <DepthTable sides={sides} middle={middle} />
    </>
  );
});

export default view(DepthPanel, { depths: DepthStores });
