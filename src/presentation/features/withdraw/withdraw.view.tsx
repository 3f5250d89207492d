import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TradingAccount } from '../../../application/trading/trading-account';
import { TransferableBalances } from '../../../application/wallet/transferable-balances';
import { known } from '../../../application/kernel/resource';
import AntdRoot from '../../kit/antd/antd-root';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { FrozenNotice } from '../account-kit/frozen-notice.view';
import { wasEnded } from '../account-kit/was-ended';
import { StepUpDialog } from '../account-kit/step-up-dialog.view';
import { StepUpStore } from '../account-kit/step-up.store';
import { AssetSelect } from '../money-kit/asset-select.view';
import { NewestMovementsStore } from '../money-kit/newest-movements.store';
import { WithdrawForm } from './withdraw-form.view';
import { WithdrawResult } from './withdraw-result.view';
import { WithdrawReview } from './withdraw-review.view';
import styles from './withdraw.module.css';
import { WithdrawStore } from './withdraw.store';
import { WithdrawalList } from './withdrawal-list.view';
import { WithdrawalObstacles } from './withdrawal-obstacles.view';

export interface WithdrawStores {
  readonly withdraw: WithdrawStore;
  readonly movements: NewestMovementsStore;
  readonly stepUp: StepUpStore;
}

export const Withdraw = observer(function Withdraw({ stores }: { readonly stores: WithdrawStores }) {
  const { withdraw, movements, stepUp } = stores;
  const { t } = useTranslation('withdraw');
  const { session } = useApp();
  const { marks } = useFormat();
  const [search, setSearch] = useSearchParams();
  const all = known(useResource(useMemo(() => withdraw.chains.assets(), [withdraw])));
  const assets = all?.map((each) => each.asset) ?? [];
  const asset = search.get('withdraw') ?? '';
  const begin = useEffectEvent(() => withdraw.begin(asset, marks, session.account?.userId));
  useEffect(() => {
    begin();
    return asset === '' ? undefined : movements.watch({ side: 'WITHDRAW', asset, size: 20 });
  }, [withdraw, movements, asset]);
  useEffect(
    () => () => {
      if (wasEnded(session)) withdraw.keep();
    },
    [withdraw, session],
  );
  const { status } = withdraw.state;
  const standing = useResource(useMemo(() => withdraw.security.standing(), [withdraw]));
  const frozenSince = known(standing)?.frozenAt;
  // A frozen account answers nothing else.
  if (frozenSince !== undefined)
    return (
      <AntdRoot>
        <FrozenNotice since={frozenSince} />
      </AntdRoot>
    );
  return (
    <AntdRoot>
      <div className={styles.columns}>
        <div className={styles.steps}>
          {standing.status === 'loading' ? null : <WithdrawalObstacles store={withdraw} />}
          {status === 'typing' ? (
            <AssetSelect
              label={t('asset')}
              assets={assets}
              value={asset === '' ? undefined : asset}
              onChange={(chosen) => setSearch({ withdraw: chosen }, { replace: true })}
            />
          ) : null}
          {asset === '' || withdraw.asset !== asset ? null : status === 'typing' ? (
            <WithdrawForm store={withdraw} movements={movements} />
          ) : status === 'review' ? (
            <WithdrawReview store={withdraw} />
          ) : (
            <WithdrawResult store={withdraw} movements={movements} />
          )}
        </div>
        {asset === '' ? null : <WithdrawalList store={withdraw} movements={movements} />}
      </div>
      <StepUpDialog store={stepUp} />
    </AntdRoot>
  );
});

export default view(Withdraw, { withdraw: WithdrawStore, movements: NewestMovementsStore, stepUp: StepUpStore }, [
  TradingAccount,
  TransferableBalances,
]);
