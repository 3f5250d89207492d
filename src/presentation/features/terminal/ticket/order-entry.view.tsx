import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../runtime/part';
import { paths } from '../../../runtime/paths';
import { ButtonLink } from '../../../kit/controls/button-link';
import { EmptyState } from '../../../kit/controls/empty-state';
import { FailureState } from '../../../kit/data/failure-state';
import { useMarket } from '../market/market-context';
import { OrderForm } from './order-form.view';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { TicketSkeleton } from './ticket-skeleton.view';
import { contractTicketFeature } from './contract-ticket.feature';

/** The order form, or why there is none for this market. */
export const OrderEntry = observer(function OrderEntry({
  preferences,
}: {
  readonly preferences: TradePreferencesStore;
}) {
  const { instrument, ticket } = useMarket();
  const { t } = useTranslation('trade');
  const [attempt, setAttempt] = useState(0);
  if (instrument.status !== 'TRADING') {
    return (
      <EmptyState
        title={t('market.paused')}
        text={t('market.pausedText')}
        action={<ButtonLink to={paths.markets}>{t('form.markets')}</ButtonLink>}
      />
    );
  }
  if (instrument.type === 'PERP') {
    const failed = <FailureState failure={{ kind: 'offline' }} onRetry={() => setAttempt(attempt + 1)} />;
    return <Part key={attempt} feature={contractTicketFeature} waiting={<TicketSkeleton />} failed={failed} />;
  }
  return <OrderForm ticket={ticket} preferences={preferences} />;
});
