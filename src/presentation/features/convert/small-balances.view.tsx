import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { zero } from '../../../domain/shared/decimal';
import { smallBalanceBelow, smallBalancesOf } from '../../../domain/wallet/small-balance';
import { Checkbox } from '../../kit/antd/choice';
import { Button } from '../../kit/controls/button';
import { ConfirmQuestion } from '../../kit/controls/confirm-question';
import { EmptyState } from '../../kit/controls/empty-state';
import { Fact, Facts } from '../../kit/controls/facts';
import { Skeleton } from '../../kit/controls/skeleton';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { AssetSelect } from '../money-kit/asset-select.view';
import { OwnAmount } from '../money-kit/own-amount.view';
import styles from './convert.module.css';
import type { SmallBalancesStore } from './small-balances.store';
import { amountText } from '../money-kit/amount-text';

interface SmallBalancesProps {
  readonly store: SmallBalancesStore;
  readonly assets: readonly string[];
}

/** What is left over in many assets, into one. */
export const SmallBalances = observer(function SmallBalances({ store, assets }: SmallBalancesProps) {
  const { t } = useTranslation('convert');
  const format = useFormat();
  const failureText = useFailureText();
  const holdings = known(useResource(useMemo(() => store.queries.holdings(), [store])));
  const limits = known(useResource(useMemo(() => store.queries.convertLimits(), [store])));
  const [asking, setAsking] = useState(false);
  if (!holdings || !limits) return <Skeleton height={240} />;
  const { into, busy, received } = store;
  const small = smallBalancesOf(holdings, { into, assets, smallest: limits.smallest });
  const chosen = small.filter(({ asset, convertible }) => convertible && !store.left.has(asset));
  const total = chosen.reduce((sum, { value }) => sum.plus(value), zero);
  return (
    <div className={styles.form}>
      <p className={styles.note}>{t('small.text', { value: format.decimal(smallBalanceBelow, 0, 'down') })}</p>
      <AssetSelect
        label={t('to')}
        assets={assets}
        value={into}
        disabled={busy}
        onChange={(asset) => store.choose(asset)}
      />
      <p role="status">
        {received?.gt(0)
          ? t('small.done', { amount: `${format.decimal(received, shownDecimals(received), 'down')} ${into}` })
          : null}
      </p>
      {small.length === 0 ? (
        <EmptyState title={t('small.none.title')} text={t('small.none.text')} />
      ) : (
        <ul className={styles.list}>
          {small.map(({ asset, amount, value, convertible }) => {
            const failure = store.failures.get(asset);
            return (
              <li key={asset} className={styles.row}>
                <Checkbox
                  disabled={!convertible || busy}
                  checked={convertible && !store.left.has(asset)}
                  onChange={({ target }) => store.take(asset, target.checked)}
                >
                  <OwnAmount>{amountText(format, amount)}</OwnAmount> {asset}
                </Checkbox>
                <span className={styles.figure}>
                  {failure ? (
                    failureText(failure)
                  ) : convertible ? (
                    <OwnAmount>≈ {format.decimal(value, 2, 'down')} USDT</OwnAmount>
                  ) : (
                    t('small.tooLittle')
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {chosen.length > 0 ? (
        <Facts figures>
          <Fact name={t('small.total')}>
            <OwnAmount>≈ {format.decimal(total, 2, 'down')} USDT</OwnAmount>
          </Fact>
        </Facts>
      ) : null}
      {asking && chosen.length > 0 ? (
        <ConfirmQuestion
          text={t('small.question', { count: chosen.length, asset: into })}
          action={t('take')}
          onConfirm={() => store.convert(chosen).then(() => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      ) : (
        <>
          <p className={styles.note}>{t('quote.once')}</p>
          <Button
            size="large"
            variant="primary"
            disabled={chosen.length === 0}
            busy={busy}
            onClick={() => setAsking(true)}
          >
            {t('take')}
          </Button>
        </>
      )}
    </div>
  );
});
