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
/** Percent of the picture that a name, and a change below it, need. */
const forName = { wide: [6, 6], phone: [16, 5] } as const;
const forChange = 11;
/** The whole name: a coin may have two markets. */
const forMarket = 11;

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
          named={tile.width >= forName[width][0] && tile.height >= forName[width][1]}
        />
      ))}
    </svg>
  );
}

function MarketTile({ tile, named }: { readonly tile: Tile<Mover>; readonly named: boolean }) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { row, change, turnover } = tile.item;
  const strong = Math.abs(change ?? 0) >= 3;
  const both = tile.height >= forChange;
  const words = t('movers.treemap.market', {
    market: row.name,
    change: format.percent(change),
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
          data-strong={strong || undefined}
        />
        {named ? (
          <text x="50%" y="50%" className={styles.name} data-strong={strong || undefined}>
            <tspan x="50%" dy={both ? '-0.2em' : '0.35em'}>
              {tile.width >= forMarket ? row.name : row.base}
            </tspan>
            {both ? (
              <tspan x="50%" dy="1.3em" className={styles.change}>
                {format.percent(change)}
              </tspan>
            ) : null}
          </text>
        ) : null}
      </Link>
    </svg>
  );
}
