import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MarginSettingsBar } from '../contracts/margin-settings-bar.view';
import { useDesk } from '../desk/desk-context';
import type { TradePreferencesStore } from '../trade-preferences.store';
import type { BookOrdersStore } from './book-orders.store';
import { ContractReceipt } from './contract-receipt.view';
import { ContractTicketStore } from './contract-ticket.store';
import { LargestOrders } from './largest-orders.view';
import { OrderForm } from './order-form.view';
import { PositionIntent } from './position-intent.view';
import { TicketSkeleton } from './ticket-skeleton.view';

export interface ContractTicketStores {
  readonly orders: BookOrdersStore;
  readonly preferences: TradePreferencesStore;
}

/** The order form of a perpetual: what a spot order has, and margin, leverage and what they make of it. */
export const ContractTicket = observer(function ContractTicket({ stores }: { readonly stores: ContractTicketStores }) {
  const { form, contract } = useDesk();
  const { t } = useTranslation('ticket');
  const ticket = useMemo(() => contract && new ContractTicketStore(form, contract, stores.orders, form.balances), [form, contract, stores]);

  useEffect(() => stores.orders.start(), [stores]);
  useEffect(() => {
    runInAction(() => (form.margin = ticket));
    return () => runInAction(() => (form.margin = undefined));
  }, [form, ticket]);

  if (!ticket || form.margin !== ticket) return <TicketSkeleton />;
  const closing = ticket.hedging && form.text.closing;
  return (
    <OrderForm
      form={form}
      preferences={stores.preferences}
      contract={{
        sides: closing ? { BUY: t('side.closeShort'), SELL: t('side.closeLong') } : { BUY: t('side.long'), SELL: t('side.short') },
        units: [
          { unit: 'margin', label: t('unit.margin') },
          { unit: 'risk', label: t('unit.risk') },
        ],
        head: (
          <>
            <MarginSettingsBar />
            <PositionIntent ticket={ticket} />
          </>
        ),
        limits: <LargestOrders ticket={ticket} />,
        receipt: <ContractReceipt ticket={ticket} />,
      }}
    />
  );
});
