import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductAccessQueries } from '../../../application/account/product-access.queries';
import type { CopiesQueries } from '../../../application/social/copies.queries';
import type { FeaturesQueries } from '../../../application/social/features.queries';
import type { LeadingQueries } from '../../../application/social/leading.queries';
import { known as knownValue } from '../../../application/kernel/resource';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { standsInTheWay, type StrategyTerms } from '../../../domain/social/own-copy';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { Checkbox } from '../../kit/antd/choice';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { Fact, Facts } from '../../kit/controls/facts';
import { PlainForm } from '../../kit/controls/plain-form';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { useApp } from '../../runtime/app-context';
import { SignInPanel } from '../../runtime/sign-in-panel';
import { Section } from '../account-kit/section';
import { AmountField } from '../money-kit/amount-field.view';
import { OnceResult } from '../money-kit/once-result.view';
import { ProductNotice } from '../money-kit/product-notice.view';
import { SubAccountScope } from '../money-kit/sub-account-scope.view';
import { useSwitch } from '../switches/use-switch';
import { CopySentences } from './copy-sentences.view';
import { CopyTermsFields } from './copy-terms-fields.view';
import type { NewCopyStore } from './new-copy.store';
import styles from './copy-trading.module.css';

interface CopyPanelProps {
  readonly strategy: CopyStrategy;
  readonly copies: CopiesQueries;
  readonly leading: LeadingQueries;
  readonly access: ProductAccessQueries;
  readonly store: NewCopyStore;
  readonly features: FeaturesQueries;
}

/** On which terms the strategy can be copied, and the form that does it. */
export const CopyPanel = observer(function CopyPanel(props: CopyPanelProps) {
  const { copies, strategy } = props;
  const { t } = useTranslation('copyTrading');
  const { session } = useApp();
  const { strategyId } = strategy;
  useAnchor();
  const terms = useMemo(() => copies.terms(strategyId), [copies, strategyId]);
  return (
    <aside className={styles.panel} id="copy">
      <Section title={t('panel.title')}>
        <DataBlock state={useResource(terms)} onRetry={() => void terms.refresh()} skeleton={<Skeleton height={560} />}>
          {(offered) => (
            <>
              <OfferedTerms offered={offered} />
              {session.status === 'loggedOut' ? (
                <SignInPanel title={t('panel.invitation')} text={t('panel.invitationText')} />
              ) : session.status === 'loggedIn' ? (
                <>
                  <SubAccountScope />
                  <OwnPanel key={session.visit} {...props} offered={offered} />
                </>
              ) : (
                <Skeleton height={420} />
              )}
            </>
          )}
        </DataBlock>
      </Section>
    </aside>
  );
});

function OfferedTerms({ offered }: { readonly offered: StrategyTerms }) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const { profitShare, minAmount, copiers, copiersInProfit, medianReturn } = offered;
  return (
    <div className={styles.figures}>
      <Facts figures>
        <Fact name={t('terms.share')}>{format.part(profitShare)}</Fact>
        <Fact name={t('terms.minimum')}>{format.decimal(minAmount, 0, 'half-even')} USDT</Fact>
        <Fact name={t('terms.inProfit')}>
          {copiers === 0
            ? unknownFigure
            : t('terms.ofAll', { some: format.integer(copiersInProfit), all: format.integer(copiers) })}
        </Fact>
        <Fact name={t('terms.median')}>
          {format.percent(medianReturn === undefined ? undefined : medianReturn * 100)}
        </Fact>
      </Facts>
    </div>
  );
}

interface OwnPanelProps extends CopyPanelProps {
  readonly offered: StrategyTerms;
}

/** The form, unless the account copies the strategy already. */
function OwnPanel({ strategy, copies, leading, access, store, features, offered }: OwnPanelProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const { marks } = useFormat();
  const own = useMemo(() => copies.copies(), [copies]);
  const leads = knownValue(useResource(useMemo(() => leading.state(), [leading])));
  const begin = useEffectEvent(() => store.begin(marks));
  useEffect(() => begin(), [store, strategy.strategyId]);
  return (
    <DataBlock state={useResource(own)} onRetry={() => void own.refresh()} skeleton={<Skeleton height={420} />}>
      {(known) => {
        if (leads?.strategies.some(({ strategyId }) => strategyId === strategy.strategyId))
          return (
            <div className={styles.form}>
              <p className={styles.words}>{t('panel.yours')}</p>
              <div>
                <ButtonLink variant="primary" to={paths.ownStrategy(strategy.strategyId)}>
                  {t('action.manageStrategy')}
                </ButtonLink>
              </div>
            </div>
          );
        const running = known.find((copy) => copy.strategyId === strategy.strategyId && standsInTheWay(copy));
        return running === undefined || store.draft?.once.state.status === 'done' ? (
          <ProductNotice queries={access} product="COPY" room={420}>
            <CopyForm {...{ strategy, store, features, offered }} />
          </ProductNotice>
        ) : (
          <div className={styles.form}>
            <p className={styles.words}>{t('panel.copied')}</p>
            <div>
              <ButtonLink variant="primary" to={paths.ownCopy(running.copyId)}>
                {t('action.manage')}
              </ButtonLink>
            </div>
          </div>
        );
      }}
    </DataBlock>
  );
}

interface CopyFormProps extends Pick<CopyPanelProps, 'strategy' | 'store' | 'features'> {
  readonly offered: StrategyTerms;
}

const CopyForm = observer(function CopyForm({ strategy, store, features, offered }: CopyFormProps) {
  const { t } = useTranslation('copyTrading');
  const failureText = useFailureText();
  const hasCounter = useSwitch(features, 'counter-copy');
  useEffect(() => store.movable.start(), [store]);
  const { draft } = store;
  if (!draft) return <Skeleton height={420} />;
  const { amount, terms, once } = draft;
  const { state } = once;
  if (state.status !== 'typing' && state.status !== 'sending')
    return <OnceResult store={once} done={({ copyId }) => <Started copyId={copyId} />} />;
  const bounds = store.bounds(offered);
  const sending = state.status === 'sending';
  const refused = state.status === 'typing' ? state.failure : undefined;
  return (
    <PlainForm className={styles.form} onSubmit={() => store.start(strategy.strategyId, offered)}>
      {offered.counterCopy && hasCounter ? (
        <Segmented
          label={t('panel.direction')}
          titled
          size="small"
          value={store.counter ? 'counter' : 'copy'}
          options={(['copy', 'counter'] as const).map((value) => ({ value, label: t(`direction.${value}`) }))}
          onChange={(value) => store.choose({ counter: value === 'counter' })}
        />
      ) : null}
      <AmountField
        label={t('panel.amount')}
        figure={amount}
        asset="USDT"
        bounds={bounds}
        disabled={sending}
        problem={refused && failureText(refused)}
        onChange={() => {
          if (refused) once.again();
        }}
      />
      <CopyTermsFields draft={terms} amount={amount.value} offered={offered} disabled={sending} />
      <CopySentences
        lead={strategy.leadTrader}
        counter={store.counter}
        amount={goodAmount(amount.value, bounds)}
        draft={terms}
        profitShare={offered.profitShare}
      />
      <Checkbox checked={store.agreed} onChange={({ target }) => store.choose({ agreed: target.checked })}>
        {t('panel.risk')}
      </Checkbox>
      <div>
        <Button type="submit" variant="primary" busy={sending} disabled={!store.agreed}>
          {t(store.counter ? 'action.counterCopy' : 'action.copy')}
        </Button>
      </div>
    </PlainForm>
  );
});

function Started({ copyId }: { readonly copyId: string }) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  return (
    <>
      <h3 className={styles.subtitle}>{t('started.title')}</h3>
      <p className={styles.words}>{t('started.text')}</p>
      <div>
        <ButtonLink variant="primary" to={paths.ownCopy(copyId)}>
          {t('action.manage')}
        </ButtonLink>
      </div>
    </>
  );
}
