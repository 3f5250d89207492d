import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../../kit/data/failure-state';
import { view } from '../../../runtime/feature';
import { MarginSettingsBar } from '../contracts/margin-settings-bar.view';
import { useMarket } from '../market/market-context';
import { TradePreferencesStore } from '../market/trade-preferences.store';
import { CalculatorDialog } from './calculator/calculator-dialog.view';
import { ContractReceipt } from './contract-receipt.view';
import { ContractTerms, LargestOrders } from './largest-orders.view';
import { OrderForm } from './order-form.view';
import { PositionIntent } from './position-intent.view';
import { TicketSkeleton } from './ticket-skeleton.view';
import { useContractUnits } from './use-contract-units';

interface ContractTicketStores {
  readonly preferences: TradePreferencesStore;
}

/** The order form of a perpetual: what a spot order has, and margin, leverage and what they make of it. */
export const ContractTicket = observer(function ContractTicket({ stores }: { readonly stores: ContractTicketStores }) {
  const { ticket } = useMarket();
  const { t } = useTranslation('ticket');
  const [calculating, setCalculating] = useState(false);
  const { margin } = ticket;
  const units = useContractUnits(margin);
  if (!margin)
    return ticket.composition.failed ? (
      <FailureState failure={{ kind: 'offline' }} onRetry={() => ticket.complete()} />
    ) : (
      <TicketSkeleton />
    );
  const { hedging } = margin.position;
  const closing = hedging && ticket.fields.text.closing;
  return (
    <>
      <OrderForm
        ticket={ticket}
        preferences={stores.preferences}
        contract={{
          sides: closing
            ? { BUY: t('side.closeShort'), SELL: t('side.closeLong') }
            : { BUY: t('side.long'), SELL: t('side.short') },
          units,
          head: (
            <>
              <MarginSettingsBar />
              {hedging ? <PositionIntent ticket={ticket} /> : null}
            </>
          ),
          limits: <LargestOrders ticket={ticket} margin={margin} />,
          terms: <ContractTerms ticket={ticket} margin={margin} onCalculate={() => setCalculating(true)} />,
          receipt: <ContractReceipt ticket={ticket} margin={margin} />,
        }}
      />
      {calculating ? <CalculatorDialog onClose={() => setCalculating(false)} /> : null}
    </>
  );
});

export default view(ContractTicket, { preferences: TradePreferencesStore });
