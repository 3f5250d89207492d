import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverageAlarms } from '../../../application/reserves/coverage-alarms';
import { DataBlock } from '../../kit/data/data-block';
import { Skeleton } from '../../kit/controls/skeleton';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { Audits } from './audits.view';
import { CoverageSection } from './coverage.view';
import { EarnSection } from './earn-section.view';
import { ReserveAlarms } from './reserve-alarms.view';
import { ReserveAssets } from './reserve-assets.view';
import { ReserveControls } from './reserve-controls.view';
import { ReserveHistoryView } from './reserve-history.view';
import { ReserveQuestions } from './reserve-questions.view';
import { ReserveRatios } from './reserve-ratios.view';
import styles from './reserves.module.css';
import { ReservesStore } from './reserves.store';
import { VerificationSection } from './verification.view';
import { VerificationStore } from './verification.store';

interface ReservesPageStores {
  readonly reserves: ReservesStore;
  readonly verification: VerificationStore;
  readonly alarms: CoverageAlarms;
}

/** /proof-of-reserves: what the exchange holds and owes, and the proof, worked out on this page. */
const ReservesPage = observer(function ReservesPage({ stores }: { readonly stores: ReservesPageStores }) {
  const { reserves, verification, alarms } = stores;
  const { t } = useTranslation('reserves');
  usePageTitle(t('title'), t('intro'));
  const { withoutProductToken } = reserves;
  useEffect(() => reserves.follow(), [reserves, withoutProductToken]);
  useEffect(() => reserves.followAudits(), [reserves]);

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      <ReserveControls reserves={reserves} />
      <DataBlock state={reserves.state} onRetry={() => void reserves.sheet.refresh()} skeleton={<PageSkeleton />}>
        {(sheet, stale) => (
          <>
            <ReserveRatios reserves={reserves} />
            <ReserveAlarms reserves={reserves} alarms={alarms} />
            <ReserveAssets reserves={reserves} sheet={sheet} stale={stale} />
            <CoverageSection reserves={reserves} stale={stale} />
            <EarnSection reserves={reserves} sheet={sheet} stale={stale} />
          </>
        )}
      </DataBlock>
      <Audits reserves={reserves} verification={verification} />
      <VerificationSection reserves={reserves} verification={verification} />
      <ReserveHistoryView history={reserves.history} />
      <ReserveQuestions />
    </div>
  );
});

function PageSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={220} />
      <Skeleton height={420} />
      <Skeleton height={420} />
    </div>
  );
}

export default view(ReservesPage, {
  reserves: ReservesStore,
  verification: VerificationStore,
  alarms: CoverageAlarms,
});
