import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import type { EarnProduct } from '../../../domain/earn/earn-product';
import { earnCalendar } from '../../../domain/earn/earn-yield';
import { type Decimal, zero } from '../../../domain/shared/decimal';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { Switch } from '../../kit/antd/switch';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { PlainForm } from '../../kit/controls/plain-form';
import { FailureState } from '../../kit/data/failure-state';
import { isFrozen } from '../../../application/kernel/failure';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { useExchangeNow } from '../../runtime/use-exchange-now';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import { EarnCalculator } from './earn-calculator.view';
import type { EarnStore } from './earn.store';
import { useTermText } from './use-term-text';
import styles from './earn.module.css';

interface EarnFormProps {
  readonly earn: EarnStore;
  readonly product: EarnProduct;
  readonly onClose: () => void;
}

/** How much, what it will earn, and the subscription; whoever is logged out calculates only. */
export const EarnForm = observer(function EarnForm({ earn, product, onClose }: EarnFormProps) {
  const { t } = useTranslation(['earn', 'common']);
  const { session } = useApp();
  const failureText = useFailureText();
  const loggedIn = session.account !== undefined;
  const draft = earn.subscription;
  if (!draft) return null;
  const { figure, once } = draft;
  const { state } = once;
  const refused = state.status === 'typing' ? state.failure : undefined;
  const closed = product.paused ? 'paused' : product.soldOut ? 'soldOut' : undefined;
  if (state.status !== 'typing' && state.status !== 'sending')
    return (
      <OnceResult
        store={once}
        done={({ positionId }) => <Receipt earn={earn} product={product} positionId={positionId} onClose={onClose} />}
      />
    );
  const sending = state.status === 'sending';
  return (
    <div className={styles.form}>
      {loggedIn ? (
        <OwnForm earn={earn} product={product}>
          {(bounds, mine) => (
            <PlainForm className={styles.form} onSubmit={() => earn.subscribe(product, mine)}>
              <AmountField
                label={t('amount')}
                figure={figure}
                asset={product.asset}
                bounds={bounds}
                disabled={sending || closed !== undefined}
                problem={refused && (refused.kind === 'quantityTooHigh' ? t('refused.soldOut') : failureText(refused))}
                onChange={() => {
                  if (refused) once.again();
                }}
              />
              <Renewal earn={earn} product={product} sending={sending} />
              <EarnCalculator product={product} figure={figure} renewed={earn.renewed} />
              {closed ? (
                <p className={styles.text}>{t(`refused.${closed}`)}</p>
              ) : (
                <Lock earn={earn} product={product} />
              )}
              <div>
                <Button type="submit" variant="primary" busy={sending} disabled={closed !== undefined}>
                  <SubscribeWords product={product} amount={goodAmount(figure.value, bounds)} />
                </Button>
              </div>
            </PlainForm>
          )}
        </OwnForm>
      ) : (
        <>
          <AmountField
            label={t('amount')}
            figure={figure}
            asset={product.asset}
            bounds={{ minimum: product.minimum }}
            optional
          />
          <Renewal earn={earn} product={product} />
          <EarnCalculator product={product} figure={figure} renewed={earn.renewed} />
          {session.status === 'loggedOut' ? (
            <SignInPanel title={t('invitation.title')} text={t('invitation.text')} />
          ) : null}
        </>
      )}
    </div>
  );
});

interface OwnFormProps {
  readonly earn: EarnStore;
  readonly product: EarnProduct;
  readonly children: (
    bounds: ReturnType<EarnStore['subscriptionBounds']>,
    mine: Parameters<EarnStore['subscribe']>[1],
  ) => ReactNode;
}

/** With what the account has in the product already. Of a frozen one nobody fills in what would be refused. */
const OwnForm = observer(function OwnForm({ earn, product, children }: OwnFormProps) {
  useEffect(() => earn.movable.start(), [earn]);
  const state = useResource(useMemo(() => earn.queries.book(), [earn]));
  if (state.status === 'failed' && isFrozen(state.failure)) return <FailureState failure={state.failure} />;
  const book = known(state);
  const mine = (book?.open ?? [])
    .filter(({ productId }) => productId === product.productId)
    .reduce((sum, { amount }) => sum.plus(amount), zero);
  return children(earn.subscriptionBounds(product, mine), mine);
});

const Renewal = observer(function Renewal({
  earn,
  product: { durationDays },
  sending = false,
}: Pick<EarnFormProps, 'earn' | 'product'> & { readonly sending?: boolean }) {
  const { t } = useTranslation('earn');
  const term = useTermText();
  const title = t(durationDays === undefined ? 'renewal.compound' : 'renewal.title');
  return (
    <div className={styles.between}>
      <span>
        {title}
        <span className={styles.note}>
          {' '}
          {durationDays === undefined ? t('renewal.text') : t('renewal.locked', { term: term(durationDays) })}
        </span>
      </span>
      <Switch aria-label={title} checked={earn.renewed} disabled={sending} onChange={(on) => earn.renew(on)} />
    </div>
  );
});

/** What is given up with the press of the button: until when the money is locked, and what leaving sooner costs. */
const Lock = observer(function Lock({
  earn,
  product: { durationDays, type },
}: Pick<EarnFormProps, 'earn' | 'product'>) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  const { maturesAt } = earnCalendar(durationDays, useExchangeNow(true));
  if (maturesAt === undefined) return null;
  return (
    <>
      <Facts figures>
        <Fact name={t(earn.renewed ? 'calendar.renew' : 'calendar.mature')}>{format.dateTime(maturesAt)}</Fact>
      </Facts>
      {type === 'FIXED' || type === 'LOCKED' ? <p className={styles.text}>{t(`risk.${type}`)}</p> : null}
    </>
  );
});

/** The act in full where money cannot come back at any time. */
function SubscribeWords({
  product: { durationDays, asset },
  amount,
}: {
  readonly product: EarnProduct;
  readonly amount: Decimal | undefined;
}) {
  const { t } = useTranslation('earn');
  const format = useFormat();
  if (!amount || durationDays === undefined) return t('action.subscribe');
  return t('action.lock', { amount: `${format.decimal(amount, shownDecimals(amount), 'down')} ${asset}` });
}

interface ReceiptProps extends EarnFormProps {
  readonly positionId: string;
}

const Receipt = observer(function Receipt({ earn, product, positionId, onClose }: ReceiptProps) {
  const { t } = useTranslation(['earn', 'common']);
  const format = useFormat();
  const calendar = earnCalendar(product.durationDays, useExchangeNow(false));
  const amount = earn.subscription?.figure.value;
  return (
    <>
      <h3 className={styles.subtitle}>{t('receipt.title')}</h3>
      <Facts figures>
        <Fact name={t('amount')}>
          {amount ? format.decimal(amount, shownDecimals(amount), 'down') : ''} {product.asset}
        </Fact>
        <Fact name={t('calendar.accrue')}>{format.dateTime(calendar.accruesFrom)}</Fact>
        {calendar.maturesAt === undefined ? null : (
          <Fact name={t(earn.renewed ? 'calendar.renew' : 'calendar.mature')}>
            {format.dateTime(calendar.maturesAt)}
          </Fact>
        )}
        <Fact name={t('receipt.number')}>{positionId}</Fact>
      </Facts>
      <div>
        <Button autoFocus variant="primary" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </div>
    </>
  );
});
