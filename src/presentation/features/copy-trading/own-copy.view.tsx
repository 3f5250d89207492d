import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { copyProfit, type OwnCopy, returnOnInvested } from '../../../domain/social/own-copy';
import { Button } from '../../kit/controls/button';
import { ChangeText } from '../../kit/controls/change-text';
import { Fact, Facts } from '../../kit/controls/facts';
import { PageLink } from '../../kit/controls/page-link';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { ChangeLimitsDialog } from './change-limits.view';
import { CopiedTrades } from './copied-trades.view';
import { CopyCorrelation } from './copy-correlation.view';
import { CopyMovements } from './copy-movements.view';
import { CopyStatusMark } from './copy-status-mark.view';
import { HeldPositions } from './held-positions.view';
import { MoveMoneyDialog } from './move-money.view';
import { ProfitShares } from './profit-shares.view';
import type { SocialTradingStores } from './social-trading.page';
import { StopCopyDialog } from './stop-copy.view';
import { Profit } from './profit.view';
import { useUsdt } from './use-usdt';
import styles from './copy-trading.module.css';

interface OwnCopyProps {
  readonly copy: OwnCopy;
  readonly stores: SocialTradingStores;
}

/** One copy: what it holds, what it cost beside the lead, trade by trade, and what can be done with it. */
export const OwnCopyDetail = observer(function OwnCopyDetail({
  copy,
  stores: { copies, strategies, manage, money, refresh },
}: OwnCopyProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const usdt = useUsdt();
  const [open, setOpen] = useState<'limits' | 'stop' | 'money'>();
  const close = (): void => setOpen(undefined);
  const { strategyId, strategyName, status } = copy;
  // One that was closed or is no longer shown has no page, whenever that was and however the copy ended.
  const all = known(useResource(useMemo(() => strategies.all(), [strategies])));
  const listed = all?.some((each) => each.strategyId === strategyId) ?? false;
  const following = status === 'ACTIVE' || status === 'PAUSED';
  return (
    <section className={styles.detail} aria-label={strategyName}>
      <div className={styles.detailHead}>
        <h3 className={styles.name}>
          {listed ? <PageLink to={paths.strategy(strategyId)}>{strategyName}</PageLink> : strategyName}
        </h3>
        <CopyStatusMark copy={copy} />
        <span className={styles.acts}>
          {following ? (
            <>
              <Button size="small" busy={manage.busy} onClick={() => void manage.pause(copy)}>
                {t(status === 'ACTIVE' ? 'action.pause' : 'action.resume')}
              </Button>
              <Button size="small" onClick={() => setOpen('money')}>
                {t('money.open')}
              </Button>
              <Button size="small" onClick={() => setOpen('limits')}>
                {t('action.change')}
              </Button>
            </>
          ) : null}
          {following || status === 'RELEASED' ? (
            <Button size="small" onClick={() => setOpen('stop')}>
              {t(following ? 'action.stop' : 'action.closePositions')}
            </Button>
          ) : null}
        </span>
      </div>
      <p className={styles.words}>{t(`statusText.${status}`)}</p>
      <Facts figures>
        <Fact name={t('column.amount')}>{usdt(copy.amount)}</Fact>
        {copy.taken.gt(0) ? <Fact name={t('money.sum')}>{usdt(copy.taken)}</Fact> : null}
        <Fact name={t(copy.returned ? 'column.returned' : 'column.worth')}>{usdt(copy.returned ?? copy.worth)}</Fact>
        <Fact name={t('column.profit')}>
          <Profit value={copyProfit(copy)} />
        </Fact>
        <Fact name={t('column.roi')}>
          <ChangeText value={returnOnInvested(copy).times(100).toNumber()} />
        </Fact>
        <Fact name={t('own.fees')}>{usdt(copy.fees)}</Fact>
        <Fact name={t('own.slippage')}>{usdt(copy.slippageCost)}</Fact>
        <Fact name={t('own.shared')}>{usdt(copy.sharedProfit)}</Fact>
        {copy.shareDue === undefined ? null : <Fact name={t('lead.due')}>{usdt(copy.shareDue)}</Fact>}
        <Fact name={t('own.mark')}>{usdt(copy.highWaterMark)}</Fact>
      </Facts>
      {following ? <CopyCorrelation copy={copy} copies={copies} strategies={strategies} /> : null}
      {status === 'ENDED' ? null : (
        <>
          <h4 className={styles.subtitle}>{t('held.title')}</h4>
          <HeldPositions copy={copy} manage={manage} />
        </>
      )}
      <CopiedTrades copy={copy} copies={copies} refresh={refresh} />
      <ProfitShares copy={copy} copies={copies} />
      <CopyMovements copy={copy} copies={copies} />
      {/* What a copy that was stopped elsewhere no longer has is not asked for. */}
      {open === 'money' && following ? <MoveMoneyDialog copy={copy} store={money} onClose={close} /> : null}
      {open === 'limits' && following ? (
        <ChangeLimitsDialog copy={copy} copies={copies} manage={manage} onClose={close} />
      ) : null}
      {open === 'stop' ? <StopCopyDialog copy={copy} manage={manage} onClose={close} /> : null}
    </section>
  );
});
