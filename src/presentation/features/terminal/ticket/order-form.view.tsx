import { observer } from 'mobx-react-lite';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { OrderSide } from '../../../../domain/trading/order';
import { Part } from '../../../runtime/part';
import { paths } from '../../../runtime/paths';
import { QuietPart } from '../../../runtime/quiet-part';
import { useFailureText } from '../../../kit/formats/use-failure-text';
import { useApp } from '../../../runtime/app-context';
import { ButtonLink } from '../../../kit/controls/button-link';
import { Checkbox } from '../../../kit/controls/checkbox';
import { classNames } from '../../../kit/controls/class-names';
import { PlainButton } from '../../../kit/controls/plain-button';
import { PlainForm } from '../../../kit/controls/plain-form';
import { AvailableLine } from './available-line.view';
import { OrderKinds } from './order-kinds.view';
import { isProgram } from '../../../../application/trading/ticket/ticket-text';
import { OrderReceipt } from './order-receipt.view';
import { OrderSlider } from './order-slider.view';
import fieldStyles from './fields/field.module.css';
import sideStyles from './fields/side-button.module.css';
import styles from './order-form.module.css';
import receiptStyles from './fields/receipt.module.css';
import type { OrderTicket } from '../../../../application/trading/ticket/order-ticket';
import { PriceField } from './price-field.view';
import { SizeField, type FurtherUnit } from './size-field.view';
import { panelName } from '../market/panel-name';
import type { TradePreferencesStore } from '../market/trade-preferences.store';
import { useSubmitLabel } from './use-submit-label';
import { orderOptionsFeature } from './order-options.feature';
import { orderProgramFeature } from './order-program.feature';
import { orderTimingFeature } from './order-timing.feature';
import { orderSentenceFeature } from './order-sentence.feature';
import { quickSizesFeature } from './sizes/quick-sizes.feature';
import { orderNoticesFeature } from './order-notices.feature';

const asking = (): Promise<typeof import('./confirm-order.view')> => import('./confirm-order.view');
const ConfirmOrder = lazy(asking);
/** Nothing becomes of an order that a visitor cannot send. */
const OrderMessageLine = lazy(() => import('./order-message.view'));

/** What the form of a perpetual says and shows otherwise. */
interface ContractForm {
  readonly sides: Readonly<Record<OrderSide, string>>;
  readonly units: readonly FurtherUnit[];
  readonly head: ReactNode;
  readonly limits: ReactNode;
  readonly terms: ReactNode;
  readonly receipt: ReactNode;
  readonly foot: ReactNode;
}

interface OrderFormProps {
  readonly ticket: OrderTicket;
  readonly preferences: TradePreferencesStore;
  readonly contract?: ContractForm;
}

/** Places an order. Logged out it works as a calculator whose button leads to the login page. */
export const OrderForm = observer(function OrderForm({ ticket, preferences, contract }: OrderFormProps) {
  const { t } = useTranslation('trade');
  const { session, connection } = useApp();
  const { side, type } = ticket.fields.text;
  const symbol = ticket.fields.instrument.symbol;
  const loggedIn = session.status === 'loggedIn';
  // What stands against any order of an account is asked for at once.
  const Notices = loggedIn ? Part : QuietPart;
  const ready = loggedIn && connection.condition !== 'offline';
  const sized = ticket.fields.size.ok;
  const running = (ticket.composition.running?.list.current.length ?? 0) > 0;

  const submit = (): void => {
    if (ready) ticket.submit();
  };

  return (
    <section className={styles.panel} aria-label={panelName(t('form.title'), symbol)}>
      {contract?.head}
      <div role="group" aria-label={t('form.side')} className={styles.sides}>
        {(['BUY', 'SELL'] as const).map((each) => (
          <PlainButton
            key={each}
            aria-pressed={side === each}
            className={classNames(styles.side, each === 'BUY' ? styles.buy : styles.sell)}
            onClick={() => ticket.fields.chooseSide(each)}
          >
            {contract?.sides[each] ?? t(`side.${each}`)}
          </PlainButton>
        ))}
      </div>
      {/* Whoever comes to write an order may be asked about it, and the question is there by then. */}
      <PlainForm className={styles.form} onFocus={() => void asking().catch(() => undefined)} onSubmit={submit}>
        <OrderKinds ticket={ticket} />
        {isProgram(type) || running ? (
          <Part feature={orderProgramFeature} waiting={<p className={styles.waiting} />} failed={<PartFailed />} />
        ) : null}
        <AvailableLine ticket={ticket} />
        {ticket.fields.priced ? (
          <PriceField ticket={ticket} />
        ) : type === 'MARKET' ? (
          <p className={styles.marketPrice}>{t('form.marketPrice')}</p>
        ) : null}
        <SizeField ticket={ticket} units={contract?.units} />
        <OrderSlider ticket={ticket} />
        <QuietPart feature={quickSizesFeature} waiting={<p className={styles.sizes} />} />
        {contract?.limits}
        <div className={styles.terms}>
          {type === 'LIMIT' ? (
            <Checkbox
              className={fieldStyles.tick}
              disabled={ticket.order.bracketed}
              checked={ticket.fields.text.timing === 'POST_ONLY'}
              onChange={(only) =>
                // A good-till-date order may be post-only as well.
                ticket.fields.write({ timing: only ? 'POST_ONLY' : 'GTC' })
              }
            >
              {t('type.POST_ONLY')}
            </Checkbox>
          ) : null}
          {contract?.terms}
        </div>
        {isProgram(type) ? null : <OptionsToggle ticket={ticket} />}
        {/* What an order has to say comes below: the button stays where it is while somebody types. */}
        <div className={styles.send}>
          {session.status === 'loggedOut' ? <LogInToTrade /> : <SubmitButton ticket={ticket} ready={ready} />}
        </div>
        <Notices
          feature={orderNoticesFeature}
          waiting={session.status === 'loggedOut' ? null : <p hidden data-asking="" />}
        />
        <Suspense>{loggedIn || ticket.outcome ? <OrderMessageLine ticket={ticket} /> : null}</Suspense>
        {sized ? <Part feature={orderSentenceFeature} /> : null}
        {contract?.receipt ?? <OrderReceipt ticket={ticket} />}
        <Checkbox
          className={fieldStyles.tick}
          checked={preferences.confirmation}
          onChange={(checked) => preferences.ask(['market', 'farFromMarket'], checked)}
        >
          {t('form.confirmation')}
        </Checkbox>
        {contract?.foot}
      </PlainForm>
      {ticket.confirming ? (
        <Suspense>
          <ConfirmOrder ticket={ticket} preferences={preferences} receipt={contract?.receipt} />
        </Suspense>
      ) : null}
    </section>
  );
});

const OptionsToggle = observer(function OptionsToggle({ ticket }: { readonly ticket: OrderTicket }) {
  const { t } = useTranslation('trade');
  const shown = ticket.optionsShown;
  return (
    <>
      <div className={styles.options}>
        <PlainButton
          className={styles.toggle}
          aria-expanded={shown}
          disabled={ticket.optionsUsed}
          onClick={() => ticket.showOptions(!shown)}
        >
          {t(ticket.fields.instrument.type === 'PERP' ? 'form.contractOptions' : 'form.options')}
        </PlainButton>
        <QuietPart feature={orderTimingFeature} />
      </div>
      {shown ? (
        <Part feature={orderOptionsFeature} waiting={<p className={styles.waiting} />} failed={<PartFailed />} />
      ) : null}
    </>
  );
});

function PartFailed() {
  const failureText = useFailureText();
  return <p className={receiptStyles.warning}>{failureText({ kind: 'offline' })}</p>;
}

const SubmitButton = observer(function SubmitButton({
  ticket,
  ready,
}: {
  readonly ticket: OrderTicket;
  readonly ready: boolean;
}) {
  const { t } = useTranslation('trade');
  const label = useSubmitLabel(ticket);
  const { phase } = ticket;
  const busy = phase !== 'idle';
  return (
    <PlainButton
      type="submit"
      className={classNames(sideStyles.button, sideStyles[ticket.fields.text.side])}
      aria-disabled={busy || !ready || undefined}
      aria-busy={busy || undefined}
    >
      {phase === 'sending' ? t('submit.sending') : phase === 'unknown' ? t('submit.asking') : label}
    </PlainButton>
  );
});

function LogInToTrade() {
  const { t } = useTranslation('trade');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink to={paths.login(pathname + search)} variant="primary">
      {t('submit.logIn')}
    </ButtonLink>
  );
}
