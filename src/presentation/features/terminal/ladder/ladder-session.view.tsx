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
  const { instrument, tape } = useMarket();
  const own = useMemo(() => trades.of(instrument.symbol), [trades, instrument]);
  useEffect(() => own.start(), [own]);
  const { realised, open, openPrice } = useMemo(
    () => sessionProfit(own.ofSession, instrument.quote),
    [own.ofSession, instrument],
  );
  const unrealised = openPrice && tape.last !== undefined ? decimal(tape.last).minus(openPrice).times(open) : undefined;
  const profit = (value: Decimal): string => `${signed(format, value)} ${instrument.quote}`;
  return (
    <dl className={styles.session} aria-label={t('session.label')}>
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
  );
});
