import { useTranslation } from 'react-i18next';
import { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { PageFrame } from '../../kit/controls/page-frame';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { ApplyLink } from './apply-link.view';
import { ApplicationSection } from './application-section.view';
import { brokerApplicationFeature } from './applications.feature';
import { ProgrammeHero, ProgrammePoints, ProgrammeQuestions } from './programme-parts.view';
import { RebateCalculator } from './rebate-calculator.view';
import { useProgrammeWords } from './use-programme-words';

interface BrokersStores {
  readonly costs: ExecutionCostQueries;
}

/** /brokers: what a broker gets, what it comes to, and the application. */
function BrokersPage({ stores: { costs } }: { readonly stores: BrokersStores }) {
  const { t } = useTranslation('partners');
  usePageTitle(t('broker.title'), t('broker.intro'));
  useAnchor();
  const { points, steps, questions } = useProgrammeWords('broker');
  return (
    <PageFrame>
      <ProgrammeHero title={t('broker.title')} intro={t('broker.intro')} actions={<ApplyLink />}>
        <RebateCalculator costs={costs} />
      </ProgrammeHero>
      <ProgrammePoints title={t('broker.points.title')} points={points} />
      <ApplicationSection
        title={t('broker.apply.title')}
        text={t('broker.apply.text')}
        steps={steps}
        form={brokerApplicationFeature}
      />
      <ProgrammeQuestions title={t('questions.title')} questions={questions} />
    </PageFrame>
  );
}

export default view(BrokersPage, { costs: ExecutionCostQueries });
