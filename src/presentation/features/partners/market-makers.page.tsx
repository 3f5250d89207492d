import { useTranslation } from 'react-i18next';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { PageFrame } from '../../kit/controls/page-frame';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { ApplyLink } from './apply-link.view';
import { ApplicationSection } from './application-section.view';
import { LiveEpoch } from './live-epoch.view';
import { MakerBoardStore } from './maker-board.store';
import { MakerDashboard } from './maker-dashboard.view';
import { makerApplicationFeature } from './applications.feature';
import { ProgrammeHero, ProgrammePoints, ProgrammeQuestions } from './programme-parts.view';
import { useProgrammeWords } from './use-programme-words';

interface MarketMakersStores {
  readonly board: MakerBoardStore;
}

/** /designated-market-makers: the programme, who does how well in it, and the application. */
function MarketMakersPage({ stores: { board } }: { readonly stores: MarketMakersStores }) {
  const { t } = useTranslation('partners');
  usePageTitle(t('marketMaker.title'), t('marketMaker.intro'));
  useAnchor();
  const { points, steps, questions } = useProgrammeWords('marketMaker');
  return (
    <PageFrame>
      <ProgrammeHero title={t('marketMaker.title')} intro={t('marketMaker.intro')} actions={<ApplyLink />}>
        <LiveEpoch board={board} />
      </ProgrammeHero>
      <MakerDashboard board={board} />
      <ProgrammePoints title={t('marketMaker.points.title')} points={points} />
      <ApplicationSection
        title={t('marketMaker.apply.title')}
        text={t('marketMaker.apply.text')}
        steps={steps}
        form={makerApplicationFeature}
      />
      <ProgrammeQuestions title={t('questions.title')} questions={questions} />
    </PageFrame>
  );
}

export default view(MarketMakersPage, { board: MakerBoardStore });
