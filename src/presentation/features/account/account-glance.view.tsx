import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OverviewQueries } from '../../../application/account/overview.queries';
import { known, type Resource } from '../../../application/kernel/resource';
import type { SecurityQueries } from '../../../application/security/security.queries';
import { parseDecimal } from '../../../domain/shared/decimal';
import { unknownFigure } from '../../kit/formats/format';
import { useApp } from '../../runtime/app-context';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { Skeleton } from '../../kit/controls/skeleton';
import { HideAmounts } from '../money-kit/hide-amounts.view';
import { OwnAmount } from '../money-kit/own-amount.view';
import { placesOf } from '../wallet/wallet-choices';
import type { WalletStore } from '../wallet/wallet.store';
import styles from './account-glance.module.css';

interface AccountGlanceProps {
  readonly overview: OverviewQueries;
  readonly security: SecurityQueries;
  readonly wallet: Pick<WalletStore, 'followTotal' | 'state' | 'total' | 'choices' | 'retry'>;
  /** A sub-account is protected by what protects its main account. */
  readonly main: boolean;
}

/** The figures that people look for first. */
export function AccountGlance({ overview, security, wallet, main }: AccountGlanceProps) {
  const { paths } = useApp();
  const { t } = useTranslation('account');
  const format = useFormat();
  const fees = useMemo(() => overview.fees(), [overview]);
  const protection = useMemo(() => security.overview(), [security]);
  return (
    <section className={styles.figures} aria-label={t('glance.label')}>
      <Worth wallet={wallet} />
      {main ? (
        <Figure
          name={t('glance.security')}
          resource={protection}
          link={{ to: paths.accountSecurity, text: t('glance.toSecurity') }}
        >
          {({ score }) => (
            <>
              {format.integer(score)} <span className={styles.unit}>/ {format.integer(100)}</span>
              <span
                className={styles.meter}
                role="meter"
                aria-label={t('glance.security')}
                aria-valuenow={score}
                aria-valuemin={0}
                aria-valuemax={100}
              >
                <span className={score >= 60 ? styles.enough : styles.little} style={{ inlineSize: `${score}%` }} />
              </span>
            </>
          )}
        </Figure>
      ) : null}
      <Figure name={t('glance.fees')} resource={fees} note={t('glance.feesNote')}>
        {({ maker, taker }) => `${format.rate(parseDecimal(maker))} / ${format.rate(parseDecimal(taker))}`}
      </Figure>
    </section>
  );
}

/** The wallet's own total: the same figure as there and in the header. */
const Worth = observer(function Worth({ wallet }: Pick<AccountGlanceProps, 'wallet'>) {
  const { paths } = useApp();
  const { t } = useTranslation(['account', 'common']);
  const format = useFormat();
  const failureText = useFailureText();
  const { currency } = wallet.choices;
  useEffect(() => wallet.followTotal(), [wallet]);
  return (
    <div className={styles.figure}>
      <h2 className={styles.name}>{t('glance.value')}</h2>
      <p className={styles.value} aria-busy={wallet.state.status === 'loading' || undefined}>
        {wallet.state.status === 'loading' ? (
          <Skeleton width={120} height={28} />
        ) : (
          <>
            <OwnAmount>{format.decimal(wallet.total, placesOf(currency), 'down')}</OwnAmount>{' '}
            <span className={styles.unit}>{currency}</span> <HideAmounts />
          </>
        )}
      </p>
      {wallet.state.status === 'failed' ? (
        <p role="alert" className={styles.problem}>
          {failureText(wallet.state.failure)}{' '}
          <Button variant="link" onClick={() => wallet.retry()}>
            {t('common:action.retry')}
          </Button>
        </p>
      ) : null}
      <p className={styles.note}>
        <Link to={paths.trade}>{t('glance.toTrade')}</Link>
      </p>
    </div>
  );
});

interface FigureProps<T> {
  readonly name: string;
  readonly resource: Resource<T>;
  readonly note?: string;
  readonly link?: { readonly to: string; readonly text: string };
  readonly children: (value: T) => ReactNode;
}

function Figure<T>({ name, resource, note, link, children }: FigureProps<T>) {
  const { t } = useTranslation('common');
  const state = useResource(resource);
  const failureText = useFailureText();
  const value = known(state);
  return (
    <div className={styles.figure}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.value} aria-busy={state.status === 'loading' || undefined}>
        {value === undefined ? (
          state.status === 'loading' ? (
            <Skeleton width={120} height={28} />
          ) : (
            unknownFigure
          )
        ) : (
          children(value)
        )}
      </p>
      {state.status === 'failed' ? (
        <p role="alert" className={styles.problem}>
          {failureText(state.failure)}{' '}
          <Button variant="link" onClick={() => void resource.refresh()}>
            {t('action.retry')}
          </Button>
        </p>
      ) : null}
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {link === undefined ? null : (
        <p className={styles.note}>
          <Link to={link.to}>{link.text}</Link>
        </p>
      )}
    </div>
  );
}
