import { useTranslation } from 'react-i18next';
import { depthWithin } from '../../../../domain/markets/depth';
import { useFormat } from '../../../kit/formats/use-format';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import styles from './depth.module.css';
import type { DepthSides } from './depth.store';

const shares = [0.001, 0.005, 0.01, 0.02, 0.05] as const;

/** The same as the drawing in figures, for whoever cannot or would not look at it. */
export function DepthTable({ sides, middle }: { readonly sides: DepthSides; readonly middle: number }) {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument } = useMarket();
  const figures = useMarketFigures(instrument);
  const within = (side: 'bid' | 'ask', share: number): string => {
    const end = sides.ends[side];
    const known = end === undefined || Math.abs(end / middle - 1) >= share;
    return `${known ? '' : '≥ '}${figures.size(depthWithin(side === 'bid' ? sides.bids : sides.asks, middle, share))}`;
  };
  return (
    <details className={styles.details}>
      <summary>{t('depth.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('depth.within')}</th>
            <th scope="col">
              {t('depth.bids')} ({instrument.base})
            </th>
            <th scope="col">
              {t('depth.asks')} ({instrument.base})
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share}>
              <th scope="row">{format.part(share)}</th>
              <td>{within('bid', share)}</td>
              <td>{within('ask', share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
