import { useTranslation } from 'react-i18next';
import { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { ApplicationSection } from './application-section.view';
import { brokerApplicationFeature } from './applications.feature';
import { ProgrammeHero, ProgrammePoints, ProgrammeQuestions } from './programme-parts.view';
import { RebateCalculator } from './rebate-calculator.view';
import styles from './partners.module.css';

interface BrokersStores {
  readonly costs: ExecutionCostQueries;
}

/** /brokers: what a broker gets, what it comes to, and the application. */
export function BrokersPage({ stores: { costs } }: { readonly stores: BrokersStores }) {
  const { t } = useTranslation('partners');
  usePageTitle(t('broker.title'), t('broker.intro'));
  useAnchor();
  return (
    <div className={styles.page}>
      <ProgrammeHero programme="broker">
        <RebateCalculator costs={costs} />
      </ProgrammeHero>
      <ProgrammePoints programme="broker" />
      <ApplicationSection programme="broker" form={brokerApplicationFeature} />
      <ProgrammeQuestions programme="broker" />
    </div>
  );
}

export default view(BrokersPage, { costs: ExecutionCostQueries });
