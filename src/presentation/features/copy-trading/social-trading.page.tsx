import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ProductAccessQueries } from '../../../application/account/product-access.queries';
import { CopiesQueries } from '../../../application/social/copies.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { LeadingQueries } from '../../../application/social/leading.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { TradingAccount } from '../../../application/trading/trading-account';
import AntdRoot from '../../kit/antd/antd-root';
import { ButtonLink } from '../../kit/controls/button-link';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { tabPanel, Tabs } from '../../kit/controls/tabs';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { usePageTitle } from '../../runtime/use-page-title';
import { RefreshStore } from '../../runtime/stores/refresh.store';
import { Section } from '../account-kit/section';
import { SubAccountScope } from '../money-kit/sub-account-scope.view';
import { PeopleFrame } from '../people/people-frame.view';
import { switchedPage } from '../switches/switched-page';
import { CardsSkeleton } from './marketplace.page';
import { ManageCopyStore } from './manage-copy.store';
import { MoveMoneyStore } from './move-money.store';
import { NewStrategyStore } from './new-strategy.store';
import { OwnCopies } from './own-copies.view';
import { OwnStrategies } from './own-strategies.view';
import { StrategyCard } from './strategy-card.view';
import styles from './copy-trading.module.css';

export interface SocialTradingStores {
  readonly strategies: StrategiesQueries;
  readonly copies: CopiesQueries;
  readonly manage: ManageCopyStore;
  readonly money: MoveMoneyStore;
  readonly leading: LeadingQueries;
  readonly access: ProductAccessQueries;
  readonly newStrategy: NewStrategyStore;
  readonly refresh: RefreshStore;
}

const views = ['copies', 'leading'] as const;

const promotedQuery = { period: 'THIRTY_DAYS', by: 'ROI', order: 'DESC', size: 3 } as const;
const answers = ['account', 'share', 'limits', 'stop'] as const;

/** /social-trading: own copies, one of them in detail (`?copy=…`), own strategies (`?view=leading`), and where to begin. */
export const SocialTradingPage = observer(function SocialTradingPage({
  stores,
}: {
  readonly stores: SocialTradingStores;
}) {
  const { t } = useTranslation('copyTrading');
  const { session, paths } = useApp();
  const { strategies } = stores;
  usePageTitle(t('title'), t('text'));
  const [address, setAddress] = useSearchParams();
  const shown = views.find((each) => each === address.get('view')) ?? 'copies';
  const promoted = useMemo(() => strategies.promoted(promotedQuery), [strategies]);
  return (
    <PeopleFrame
      title={t('title')}
      text={t('text')}
      actions={
        <ButtonLink variant="primary" to={paths.copyMarketplace}>
          {t('action.explore')}
        </ButtonLink>
      }
    >
      {session.status === 'loggedOut' ? (
        <SignInPanel title={t('invitation')} text={t('invitationText')} />
      ) : session.status === 'loggedIn' ? (
        <AntdRoot>
          <Tabs
            name="social-trading"
            label={t('tabs.label')}
            tabs={views.map((id) => ({ id, label: t(`tabs.${id}`) }))}
            selected={shown}
            onSelect={(id) => setAddress(id === 'copies' ? {} : { view: id }, { replace: true })}
          />
          <div key={session.visit} {...tabPanel('social-trading', shown)}>
            {shown === 'copies' ? (
              <>
                <SubAccountScope />
                <OwnCopies stores={stores} copyId={address.get('copy') ?? undefined} />
              </>
            ) : (
              <OwnStrategies stores={stores} strategyId={address.get('strategy') ?? undefined} />
            )}
          </div>
        </AntdRoot>
      ) : (
        <RowsSkeleton roomy rows={4} />
      )}
      <Section title={t('promoted.title')} text={t('promoted.text')}>
        <DataBlock
          state={useResource(promoted)}
          onRetry={() => void promoted.refresh()}
          skeleton={<CardsSkeleton />}
          isEmpty={(rows) => rows.length === 0}
          empty={<p className={styles.words}>{t('none.title')}</p>}
        >
          {(rows) => (
            <ul className={styles.cards}>
              {rows.map((strategy) => (
                <li key={strategy.strategyId}>
                  <StrategyCard strategy={strategy} />
                </li>
              ))}
            </ul>
          )}
        </DataBlock>
      </Section>
      <Section title={t('how.title')}>
        <dl className={styles.how}>
          {answers.map((each) => (
            <div key={each}>
              <dt>{t(`how.${each}`)}</dt>
              <dd>{t(`how.${each}Text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </PeopleFrame>
  );
});

export default view(
  switchedPage(SocialTradingPage),
  {
    strategies: StrategiesQueries,
    copies: CopiesQueries,
    manage: ManageCopyStore,
    money: MoveMoneyStore,
    leading: LeadingQueries,
    access: ProductAccessQueries,
    newStrategy: NewStrategyStore,
    refresh: RefreshStore,
    features: FeaturesQueries,
  },
  [TradingAccount],
);
