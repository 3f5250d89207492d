import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import { sessionProfit, sessionUnrealised } from '../../../../domain/trading/session-profit';
import { unknownFigure } from '../../../kit/formats/format';
import { useFormat } from '../../../kit/formats/use-format';
import { exact } from '../account/order-cells';
import { signed } from '../../../kit/controls/signed-figure';
import { useMarket } from '../market/market-context';
import type { LadderSessions } from './ladder-session.store';
import styles from './ladder.module.css';

/** What trading this market has come to since the ladder was opened. */
export const LadderSession = observer(function LadderSession({ sessions }: { readonly sessions: LadderSessions }) {
  const { t } = useTranslation(['ladder', 'trade']);
  const format = useFormat();
  const { instrument, tape, contract } = useMarket();
  const own = useMemo(() => sessions.of(instrument), [sessions, instrument]);
  useEffect(() => own.start(), [own]);
  const { realised, fees, legs } = useMemo(() => sessionProfit(own.fills, instrument.quote), [own.fills, instrument]);
  const unrealised = tape.last === undefined ? undefined : sessionUnrealised(legs, tape.last);
  const held = (contract?.positions.of(instrument.symbol) ?? []).filter(({ holding }) => !holding.eq(0));
  const profit = (value: Decimal): string => `${signed(format, value)} ${instrument.quote}`;
  const sizes = (all: readonly Decimal[]): string =>
    `${all.map((size) => exact(format, size)).join(' / ')} ${instrument.base}`;
  const open = legs.length > 0 ? legs.map((leg) => leg.open) : [zero];
  return (
    <div className={styles.session}>
      {held.length > 0 ? (
        <dl>
          <div>
            <dt>{t('session.position')}</dt>
            <dd>{sizes(held.map(({ holding }) => holding))}</dd>
          </div>
        </dl>
      ) : null}
      {/* Of the trades since then alone: a position from before is not in it. */}
      <span>{t('session.title')}:</span>
      <dl aria-label={t('session.label')}>
        <div>
          <dt>{t('session.realised')}</dt>
          <dd>{own.ready ? profit(realised) : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('trade:column.fee')}</dt>
          <dd>{own.ready ? `${format.decimal(fees, 2, 'up')} ${instrument.quote}` : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('session.open')}</dt>
          <dd>{own.ready ? sizes(open) : unknownFigure}</dd>
        </div>
        <div>
          <dt>{t('session.unrealised')}</dt>
          <dd>{unrealised ? profit(unrealised) : unknownFigure}</dd>
        </div>
      </dl>
    </div>
  );
});
