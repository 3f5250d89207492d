import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changeDirection } from '../../kit/controls/change-text';
import { useFormat } from '../../kit/formats/use-format';
import { useWidthBelow } from '../../kit/hooks/use-media-query';
import type { Mover } from './mover-lists';
import styles from './market-movers.module.css';
import { type Tile, tiles } from './treemap-layout';

/** The most traded; the others would be too small to read. */
const shown = 30;
const aspect = { wide: 2, phone: 0.75 };
/** Percent of the picture's width that a letter needs where the picture is narrowest, and of its height a line. */
const forLetter = { wide: 1.5, phone: 3.2 };
const forName = { wide: 6, phone: 5 };
const forChange = 11;
/** A name that would not fit is written smaller before it is left to those who point at its tile. */
const smaller = 0.8;
/** Percent of change from which a colour is as strong as it gets; below it is weaker by whole percents. */
const strongest = 3;

/** As large as what is traded, in the colour of the change; its sign says the same. */
export function MarketTreemap({ movers }: { readonly movers: readonly Mover[] }) {
  const { t } = useTranslation('marketData');
  const width = useWidthBelow(768) ? 'phone' : 'wide';
  const parts = useMemo(
    () =>
      tiles(movers.filter(({ turnover }) => turnover > 0).slice(0, shown), ({ turnover }) => turnover, aspect[width]),
    [movers, width],
  );
  return (
    <svg className={styles.treemap} role="group" aria-label={t('movers.treemap.label')}>
      {parts.map((tile) => (
        <MarketTile
          key={tile.item.symbol}
          tile={tile}
          letters={(size) => (tile.height < forName[width] * size ? 0 : tile.width / (forLetter[width] * size))}
        />
      ))}
    </svg>
  );
}

interface MarketTileProps {
  readonly tile: Tile<Mover>;
  /** How many fit beside each other at a part of their usual size. */
  readonly letters: (size: number) => number;
}

function MarketTile({ tile, letters }: MarketTileProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { row, change, turnover } = tile.item;
  const step = Math.min(strongest, Math.floor(Math.abs(change ?? 0)));
  // The whole name where there is room; else that of the coin, which may have two markets: the corner tells them apart.
  const name = [row.name, row.base].find(({ length }) => length <= letters(1));
  const small = name === undefined && row.base.length <= letters(smaller);
  const percent = format.percent(change);
  const both = tile.height >= forChange && percent.length <= letters(1);
  const words = t('movers.treemap.market', {
    market: row.name,
    change: percent,
    turnover: `${format.compact(turnover)} ${row.quote}`,
  });
  return (
    <svg x={`${tile.x}%`} y={`${tile.y}%`} width={`${tile.width}%`} height={`${tile.height}%`}>
      <Link to={row.path} aria-label={words} className={styles.tile}>
        <title>{words}</title>
        <rect
          width="100%"
          height="100%"
          className={styles.area}
          data-direction={changeDirection(change)}
          data-step={step}
        />
        {row.type === 'PERP' ? <PerpetualCorner step={step} /> : null}
        {name === undefined && !small ? null : (
          <text x="50%" y="50%" className={styles.name} data-step={step} data-small={small || undefined}>
            <tspan x="50%" dy={both ? '-0.2em' : '0.35em'}>
              {name ?? row.base}
            </tspan>
            {both ? (
              <tspan x="50%" dy="1.3em" className={styles.change}>
                {percent}
              </tspan>
            ) : null}
          </text>
        )}
      </Link>
    </svg>
  );
}

function PerpetualCorner({ step }: { readonly step?: number }) {
  return <path d="M2 2h9l-9 9z" className={styles.corner} data-step={step} />;
}

/** What the corner of a tile means. */
export function TreemapLegend() {
  const { t } = useTranslation('markets');
  return (
    <span className={styles.legend}>
      <svg width="12" height="12" aria-hidden="true">
        <PerpetualCorner />
      </svg>{' '}
      {t('tabs.PERP')}
    </span>
  );
}
