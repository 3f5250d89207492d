import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarginSettingsBar } from '../contracts/margin-settings-bar.view';
import { useDesk } from '../desk/desk-context';
import { TradePreferencesStore } from '../trade-preferences.store';
import { BookOrdersStore } from './book-orders.store';
import { ContractReceipt } from './contract-receipt.view';
import { CalculatorDialog } from './calculator/calculator-dialog.view';
import { ContractTicketStore } from './contract-ticket.store';
import { LargestOrders } from './largest-orders.view';
import { OrderForm } from './order-form.view';
import { PositionIntent } from './position-intent.view';
import { TicketSkeleton } from './ticket-skeleton.view';
import { useContractUnits } from './use-contract-units';
import { view } from '../../../runtime/feature';

export interface ContractTicketStores {
  readonly orders: BookOrdersStore;
  readonly preferences: TradePreferencesStore;
}

/** The order form of a perpetual: what a spot order has, and margin, leverage and what they make of it. */
export const ContractTicket = observer(function ContractTicket({ stores }: { readonly stores: ContractTicketStores }) {
  const { form, contract } = useDesk();
  const { t } = useTranslation('ticket');
  const [calculating, setCalculating] = useState(false);
  const ticket = useMemo(
    () => contract && new ContractTicketStore(form, contract, stores.orders, form.balances),
    [form, contract, stores],
  );

  useEffect(() => stores.orders.start(), [stores]);
  useEffect(() => {
    runInAction(() => (form.margin = ticket));
    return () => runInAction(() => (form.margin = undefined));
  }, [form, ticket]);

  const needsStop = form.text.unit === 'risk' && ticket?.riskLacks === 'stop';
  useEffect(() => {
    if (needsStop) form.showOptions(true);
  }, [form, needsStop]);

  const units = useContractUnits(ticket);
  if (!ticket || form.margin !== ticket) return <TicketSkeleton />;
  const closing = ticket.hedging && form.text.closing;
  return (
    <>
      <OrderForm
        form={form}
        preferences={stores.preferences}
        contract={{
          sides: closing
            ? { BUY: t('side.closeShort'), SELL: t('side.closeLong') }
            : { BUY: t('side.long'), SELL: t('side.short') },
          units,
          head: (
            <>
              <MarginSettingsBar />
              <PositionIntent ticket={ticket} />
            </>
          ),
          limits: <LargestOrders ticket={ticket} onCalculate={() => setCalculating(true)} />,
          receipt: <ContractReceipt ticket={ticket} />,
        }}
      />
      {calculating ? <CalculatorDialog onClose={() => setCalculating(false)} /> : null}
    </>
  );
});

export default view(ContractTicket, { orders: BookOrdersStore, preferences: TradePreferencesStore });
