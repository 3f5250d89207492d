import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useShell } from '../../kernel/shell-context';
import { ButtonLink } from '../../ui/button-link';
import { classNames } from '../../ui/class-names';
import { AvailableLine } from './available-line.view';
import { ConfirmOrder } from './confirm-order.view';
import { OrderMessageLine } from './order-message.view';
import { OrderReceipt } from './order-receipt.view';
import { OrderSlider } from './order-slider.view';
import styles from './order-form.module.css';
import type { OrderFormStore } from './order-form.store';
import { PriceField } from './price-field.view';
import { SizeField } from './size-field.view';
import type { TradePreferencesStore } from '../trade-preferences.store';
import { useSubmitLabel } from './use-submit-label';

interface OrderFormProps {
  readonly form: OrderFormStore;
  readonly preferences: TradePreferencesStore;
}

/** Places an order. Logged out it works as a calculator whose button leads to the login page. */
export const OrderForm = observer(function OrderForm({ form, preferences }: OrderFormProps) {
  const { t } = useTranslation('trade');
  const { session } = useShell();
  const element = useRef<HTMLFormElement>(null);
  const { side, type } = form.text;
  const symbol = form.instrument?.symbol;
  const loggedIn = session.status === 'loggedIn';

  useEffect(() => {
    if (loggedIn) void form.readFees();
    else form.forgetFees();
  }, [form, symbol, loggedIn]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!loggedIn || form.submit().kind !== 'problems') return;
    // The first field that keeps the order back, once its message is there.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  return (
    <section className={styles.panel} aria-label={t('form.title')}>
      <div role="group" aria-label={t('form.side')} className={styles.sides}>
        {(['BUY', 'SELL'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={side === each}
            className={classNames(styles.side, each === 'BUY' ? styles.buy : styles.sell)}
            onClick={() => form.choose({ side: each })}
          >
            {t(`side.${each}`)}
          </button>
        ))}
      </div>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <div role="group" aria-label={t('form.type')} className={styles.types}>
          {(['LIMIT', 'MARKET'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={type === each} className={styles.type} onClick={() => form.choose({ type: each })}>
              {t(`type.${each}`)}
            </button>
          ))}
        </div>
        <AvailableLine form={form} />
        {type === 'LIMIT' ? <PriceField form={form} /> : <p className={styles.marketPrice}>{t('form.marketPrice')}</p>}
        <SizeField form={form} />
        <OrderSlider form={form} />
        <OrderReceipt form={form} />
        <OrderMessageLine form={form} />
        {session.status === 'loggedOut' ? <LogInToTrade /> : <SubmitButton form={form} ready={loggedIn} />}
        <label className={styles.confirmation}>
          <input type="checkbox" checked={preferences.confirmation} onChange={(event) => preferences.ask(['market', 'farFromMarket'], event.target.checked)} />
          <span>{t('form.confirmation')}</span>
        </label>
      </form>
      <ConfirmOrder form={form} preferences={preferences} />
    </section>
  );
});

const SubmitButton = observer(function SubmitButton({ form, ready }: { readonly form: OrderFormStore; readonly ready: boolean }) {
  const { t } = useTranslation('trade');
  const label = useSubmitLabel(form);
  const busy = form.phase !== 'idle';
  return (
    <button
      type="submit"
      className={classNames(styles.submit, form.text.side === 'BUY' ? styles.submitBuy : styles.submitSell)}
      aria-disabled={busy || !ready || undefined}
      aria-busy={busy || undefined}
    >
      {form.phase === 'sending' ? t('submit.sending') : form.phase === 'unknown' ? t('submit.asking') : label}
    </button>
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
