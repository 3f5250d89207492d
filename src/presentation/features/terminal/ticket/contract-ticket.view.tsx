import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureState } from '../../../kit/data/failure-state';
import { IconButton } from '../../../kit/controls/icon-button';
import { view } from '../../../runtime/feature';
import { AccountRiskLine } from '../contracts/account-risk-line.view';
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
import styles from './contract-ticket.module.css';

const calculator = (
  <svg
    viewBox="0 0 16 16"
    width="16"
    height="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M3.5 1.75h9v12.5h-9ZM5.75 4.5h4.5M5.75 8h.5M9.75 8h.5M5.75 11h.5M9.75 11h.5" />
  </svg>
);

interface ContractTicketStores {
  readonly preferences: TradePreferencesStore;
}

/** The order form of a perpetual: what a spot order has, and margin, leverage and what they make of it. */
const ContractTicket = observer(function ContractTicket({ stores }: { readonly stores: ContractTicketStores }) {
  const { ticket } = useMarket();
  const { t } = useTranslation(['ticket', 'trade']);
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
            ? { BUY: t('trade:side.closeShort'), SELL: t('trade:side.closeLong') }
            : { BUY: t('side.long'), SELL: t('side.short') },
          units,
          head: (
            <>
              <div className={styles.head}>
                <MarginSettingsBar />
                <IconButton
                  size="tiny"
                  icon={calculator}
                  label={t('calculator.open')}
                  aria-haspopup="dialog"
                  onClick={() => setCalculating(true)}
                />
              </div>
              {hedging ? <PositionIntent ticket={ticket} /> : null}
            </>
          ),
          limits: <LargestOrders ticket={ticket} margin={margin} />,
          terms: <ContractTerms ticket={ticket} margin={margin} />,
          receipt: <ContractReceipt ticket={ticket} margin={margin} />,
          foot: <OwnRisk />,
        }}
      />
      {calculating ? <CalculatorDialog onClose={() => setCalculating(false)} /> : null}
    </>
  );
});

/** How the account stands as a whole, where there is one. */
const OwnRisk = observer(function OwnRisk() {
  return useMarket().contract?.settings.leverage ? <AccountRiskLine /> : null;
});

export default view(ContractTicket, { preferences: TradePreferencesStore });
