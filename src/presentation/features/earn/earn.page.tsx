import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { minute } from '../../../domain/shared/instant';
import { TradingAccount } from '../../../application/trading/trading-account';
import { ButtonLink } from '../../kit/controls/button-link';
import { useApp } from '../../runtime/app-context';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { switchedPage } from '../switches/switched-page';
import { view } from '../../runtime/feature';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { HideAmounts } from '../money-kit/hide-amounts.view';
import { MoneyFrame } from '../money-kit/money-frame.view';
import { ProductNotice } from '../money-kit/product-notice.view';
import { EarnHistory } from './earn-history.view';
import { EarnPositions } from './earn-positions.view';
import { EarnProducts } from './earn-products.view';
import { EarnStore } from './earn.store';
import { EarnSummary } from './earn-summary.view';

interface EarnStores {
  readonly earn: EarnStore;
  readonly access: ProductAccessQueries;
  readonly refresh: RefreshStore;
}

/** /staking/earn: products that pay for money left with the exchange, and what the account has in them. */
export const EarnPage = observer(function EarnPage({
  stores: { earn, access, refresh },
}: {
  readonly stores: EarnStores;
}) {
  const { t } = useTranslation('earn');
  const { session, paths } = useApp();
  const known = session.account !== undefined;
  // Interest is paid, and another device subscribes and redeems.
  useEffect(() => (known ? refresh.follow(earn, minute) : undefined), [known, refresh, earn]);
  return (
    <MoneyFrame
      title={t('title')}
      text={t('text')}
      actions={
        <>
          <ButtonLink size="small" variant="ghost" to={paths.staking}>
            {t('action.staking')}
          </ButtonLink>
          {known ? <HideAmounts /> : null}
        </>
      }
      invitation={{ title: t('invitation.title'), text: t('invitation.text') }}
      open={
        <ProductNotice queries={access} product="EARN" room={808}>
          {known ? <EarnSummary earn={earn} /> : null}
          <EarnProducts earn={earn} />
        </ProductNotice>
      }
    >
      <EarnPositions earn={earn} />
      <EarnHistory earn={earn} />
    </MoneyFrame>
  );
});

export default view(
  switchedPage(EarnPage),
  { earn: EarnStore, access: ProductAccessQueries, refresh: RefreshStore, features: FeaturesQueries },
  [TradingAccount],
);
