import { useLayoutEffect, type ReactNode } from 'react';
import type { Instrument } from '../../../../domain/markets/instrument';
import { useFormat } from '../../../kit/formats/use-format';
import { MarketContext } from './market-context';
import type { SharedMarkets } from './shared-markets';

interface SharedMarketProps {
  readonly markets: SharedMarkets;
  readonly instrument: Instrument;
  readonly children: ReactNode;
}

/** Gives panels their market and keeps it open while they are there. */
export function SharedMarket({ markets, instrument, children }: SharedMarketProps) {
  const { marks } = useFormat();
  const market = markets.market(instrument);
  useLayoutEffect(() => markets.use(market), [markets, market]);
  useLayoutEffect(() => market.ticket.fields.speak(marks), [market, marks]);
  return <MarketContext value={market}>{children}</MarketContext>;
}
