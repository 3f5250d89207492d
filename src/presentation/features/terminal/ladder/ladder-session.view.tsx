import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, zero, type Decimal } from '../../../../domain/shared/decimal';
import { sessionProfit, sessionUnrealised } from '../../../../domain/trading/session-profit';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import { signed } from '../../../kit/controls/signed-figure';
import { useMarket } from '../market/market-context';
import type { MarketStores } from '../market/market-stores';
import type { LadderSessions } from './ladder-session.store';
import styles from './ladder.module.css';

/** What trading this market has come to since the ladder was opened: as high whatever there is to tell. */
export const LadderSession = observer(function LadderSession({ sessions }: { readonly sessions: LadderSessions }) {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const market = useMarket();
  const { instrument, contract } = market;
  const own = useMemo(() => sessions.of(instrument), [sessions, instrument]);
  useEffect(() => own.start(), [own]);
  const { realised, fees, legs } = useMemo(() => sessionProfit(own.fills, instrument.quote), [own.fills, instrument]);
  const price = valuedAt(market);
  const unrealised = price && sessionUnrealised(legs, price);
  const held = (contract?.positions.of(instrument.symbol) ?? [])
    .map(({ holding }) => holding)
    .filter((holding) => !holding.eq(zero));
  const profit = (value: Decimal): string => `${signed(format, value)} ${instrument.quote}`;
  const sizes = (all: readonly Decimal[]): string =>
    `${all.map((size) => exact(format, size)).join(' / ')} ${instrument.base}`;
  const open = legs.length > 0 ? legs.map((leg) => leg.open) : [zero];
  return (
    <div className={styles.session}>
      <div className={styles.about}>
        {instrument.type === 'PERP' ? (
          <dl>
            <div>
              <dt>{t('session.position')}</dt>
              <dd>{contract?.positions.value ? sizes(held.length > 0 ? held : [zero]) : unknownFigure}</dd>
            </div>
          </dl>
        ) : null}
        {/* Of the trades since then alone: a position from before is not in it. */}
        <span>{t('session.title')}:</span>
      </div>
      <dl aria-label={t('session.label')}>
        <div>
          <dt>{t('session.realised')}</dt>
          <dd>{own.ready ? profit(realised) : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('trade:column.fee')}</dt>
          <dd>{own.ready ? `${format.decimal(fees, 2, 'half-even')} ${instrument.quote}` : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('session.open')}</dt>
          <dd>{own.ready ? sizes(open) : unknownFigure}</dd>
        </div>
        <div>
          <dt title={instrument.type === 'PERP' ? t('trade:book.mark') : undefined}>{t('session.unrealised')}</dt>
          <dd>{unrealised ? profit(unrealised) : unknownFigure}</dd>
        </div>
      </dl>
    </div>
  );
});

/** As positions are valued elsewhere: a contract at its mark, coins at the last price. */
function valuedAt({ instrument, tape, contract }: MarketStores): Decimal | undefined {
  const price = instrument.type === 'PERP' ? contract?.prices.markPrice : tape.last;
  return price === undefined ? undefined : decimal(price);
}
