import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Decimal, Rounding } from '../../../domain/shared/decimal';
import { hour, minute, type Milliseconds } from '../../../domain/shared/instant';
import { offerProblem, type ProviderQuote } from '../../../domain/wallet/purchase';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { Mark } from '../../kit/controls/mark';
import { ProblemText } from '../../kit/controls/problem-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';
import type { BuyCryptoStore } from './buy-crypto.store';
import styles from './buy-crypto.module.css';

interface OfferListProps {
  readonly store: BuyCryptoStore;
  readonly onTaken: () => void;
}

/** What each provider gives, the best first, and how long that stands. */
export const OfferList = observer(function OfferList({ store, onTaken }: OfferListProps) {
  const { t } = useTranslation('buyCrypto');
  const failureText = useFailureText();
  const { offers, listed, failure, currency } = store;
  return (
    <section className={styles.offers} aria-label={t('offers.title')}>
      <div className={styles.between}>
        <h2 className={styles.heading}>{t('offers.title')}</h2>
        {listed[0] ? <Countdown until={listed[0].expiresAt} /> : null}
      </div>
      <ProblemText>{failure ? (failure.kind === 'invalid' ? t('expired') : failureText(failure)) : null}</ProblemText>
      {offers.status === 'loading' ? <Skeleton height={392} /> : null}
      {offers.status === 'failed' ? <FailureState failure={offers.failure} onRetry={() => store.ask(0)} /> : null}
      {/* While it is not known what can be paid with, as the form beside says, nobody has refused to sell. */}
      {(offers.status === 'none' && currency !== undefined) || (offers.status === 'ready' && listed.length === 0) ? (
        <EmptyState title={t('offers.none.title')} text={t('offers.none.text')} />
      ) : null}
      {offers.status === 'ready' && listed.length > 0 ? (
        <ul>
          {listed.map((quote, place) => (
            <Offer
              key={quote.provider}
              quote={quote}
              best={place === 0}
              amount={offers.amount}
              places={Math.max(...listed.map(({ receives }) => shownDecimals(receives)))}
              store={store}
              onTaken={onTaken}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
});

function Countdown({ until }: { readonly until: number }) {
  const { t } = useTranslation('buyCrypto');
  return <span className={styles.note}>{t('offers.renewed', { seconds: useExchangeSecondsLeft(until) })}</span>;
}

interface OfferProps {
  readonly quote: ProviderQuote;
  readonly best: boolean;
  readonly amount: Decimal;
  /** Decimals of what is received, alike in all offers so that they compare. */
  readonly places: number;
  readonly store: BuyCryptoStore;
  readonly onTaken: () => void;
}

const Offer = observer(function Offer({ quote, best, amount, places, store, onTaken }: OfferProps) {
  const { t } = useTranslation('buyCrypto');
  const format = useFormat();
  const { session, paths } = useApp();
  const { currency = '', asset } = store;
  const problem = offerProblem(quote, amount);
  const money = (value: Decimal, rounding: Rounding = 'half-even'): string =>
    `${format.decimal(value, 2, rounding)} ${currency}`;
  // Rounded so that what is named is taken.
  const [from, to] = [money(quote.smallest, 'up'), money(quote.largest, 'down')];
  return (
    <li className={styles.offer} data-off={problem ? true : undefined}>
      <div className={styles.words}>
        <span className={styles.between}>
          <strong>{quote.provider}</strong>
          {best && !problem ? <Mark tone="good">{t('offers.best')}</Mark> : null}
        </span>
        <span className={styles.figure}>
          {problem
            ? t(`problem.${problem}`, { amount: problem === 'belowMinimum' ? from : to })
            : `${format.decimal(quote.receives, places, 'down')} ${asset}`}
        </span>
        <span className={styles.note}>
          {t('offers.fee', { fee: money(quote.fee) })} · {quote.methods.map((each) => t(`method.${each}`)).join(', ')} ·{' '}
          {t('offers.takes', { time: lasting(quote.takes, t) })}
        </span>
        <span className={styles.note}>{t('offers.limits', { from, to })}</span>
      </div>
      {session.status === 'loggedOut' ? (
        <ButtonLink to={paths.login(paths.buyCrypto)} size="small">
          {t('offers.logIn')}
        </ButtonLink>
      ) : (
        <Button
          size="small"
          variant={best ? 'primary' : 'secondary'}
          disabled={problem !== undefined}
          busy={store.taking === quote.quoteId}
          aria-label={t('offers.buyFrom', { provider: quote.provider })}
          onClick={() => void store.take(quote).then(onTaken)}
        >
          {t('offers.buy')}
        </Button>
      )}
    </li>
  );
});

function lasting(
  takes: Milliseconds,
  t: (key: 'time.hours' | 'time.minutes', values: { readonly n: number }) => string,
): string {
  return takes >= hour
    ? t('time.hours', { n: Math.round(takes / hour) })
    : t('time.minutes', { n: Math.round(takes / minute) });
}
