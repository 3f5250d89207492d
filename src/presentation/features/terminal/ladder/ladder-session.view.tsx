import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, type Decimal } from '../../../../domain/shared/decimal';
import { sessionProfit } from '../../../../domain/trading/session-profit';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import { signed } from '../account/signed-figure';
import type { OwnTradesStores } from '../book/own-trades.store';
import { useMarket } from '../market/market-context';
import styles from './ladder.module.css';

/** What trading this market has come to since the page was opened. */
export const LadderSession = observer(function LadderSession({ trades }: { readonly trades: OwnTradesStores }) {
  const { t } = useTranslation('ladder');
  const format = useFormat();
  const { instrument, tape, contract } = useMarket();
  const own = useMemo(() => trades.of(instrument.symbol), [trades, instrument]);
  useEffect(() => own.start(), [own]);
  const { realised, open, openPrice } = useMemo(
    () => sessionProfit(own.ofSession, instrument.quote),
    [own.ofSession, instrument],
  );
  const unrealised = openPrice && tape.last !== undefined ? decimal(tape.last).minus(openPrice).times(open) : undefined;
  const held = (contract?.positions.of(instrument.symbol) ?? []).filter(({ holding }) => !holding.eq(0));
  const profit = (value: Decimal): string => `${signed(format, value)} ${instrument.quote}`;
  return (
    <div className={styles.session}>
      {held.length > 0 ? (
        <dl>
          <div>
            <dt>{t('session.position')}</dt>
            <dd>
              {held.map(({ holding }) => exact(format, holding)).join(' / ')} {instrument.base}
            </dd>
          </div>
        </dl>
      ) : null}
      {/* Of the trades since then alone: a position from before is not in it. */}
      <span>{t('session.title')}:</span>
      <dl aria-label={t('session.label')}>
        <div>
          <dt>{t('session.realised')}</dt>
          <dd>{own.status === 'ready' ? profit(realised) : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('session.open')}</dt>
          <dd>{own.status === 'ready' ? `${exact(format, open)} ${instrument.base}` : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('session.unrealised')}</dt>
          <dd>{unrealised ? profit(unrealised) : unknownFigure}</dd>
        </div>
      </dl>
    </div>
  );
});
