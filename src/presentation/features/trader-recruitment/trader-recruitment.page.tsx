import { useTranslation } from 'react-i18next';
import { CopiesQueries } from '../../../application/social/copies.queries';
import { FeaturesQueries } from '../../../application/social/features.queries';
import { LeadingQueries } from '../../../application/social/leading.queries';
import { StrategiesQueries } from '../../../application/social/strategies.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { useAnchor } from '../../kit/hooks/use-anchor';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { ApplicationSection } from '../partners/application-section.view';
import { traderApplicationFeature } from '../partners/applications.feature';
import { ProgrammeHero, ProgrammePoints, ProgrammeQuestions } from '../partners/programme-parts.view';
import parts from '../partners/partners.module.css';
import { switchedPage } from '../switches/switched-page';
import { EarningsCalculator } from './earnings-calculator.view';
import { LeadsNow } from './leads-now.view';
import { OwnReadiness } from './own-readiness.view';
import styles from './trader-recruitment.module.css';

const four = ['first', 'second', 'third', 'fourth'] as const;
const three = ['first', 'second', 'third'] as const;

interface TraderRecruitmentStores {
  readonly strategies: StrategiesQueries;
  readonly copies: CopiesQueries;
  readonly leading: LeadingQueries;
}

/** /trader-recruitment: what leading others pays, who does it now, what is looked at, and the application. */
export function TraderRecruitmentPage({ stores }: { readonly stores: TraderRecruitmentStores }) {
  const { strategies, copies, leading } = stores;
  const { t } = useTranslation(['leadTraders', 'partners']);
  const { paths } = useApp();
  usePageTitle(t('title'), t('intro'));
  useAnchor();
  return (
    <div className={parts.page}>
      <ProgrammeHero
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            <ButtonLink to={paths.leading} variant="primary" size="large">
              {t('record.open')}
            </ButtonLink>
            <ButtonLink to={paths.copyMarketplace} size="large">
              {t('browse')}
            </ButtonLink>
          </>
        }
      >
        <EarningsCalculator strategies={strategies} copies={copies} />
      </ProgrammeHero>
      <LeadsNow strategies={strategies} />
      <ProgrammePoints
        title={t('points.title')}
        points={four.map((each) => ({ title: t(`points.${each}.title`), text: t(`points.${each}.text`) }))}
      />
      <ProgrammePoints
        title={t('needs.title')}
        points={four.map((each) => ({ title: t(`needs.${each}.title`), text: t(`needs.${each}.text`) }))}
      />
      <OwnReadiness leading={leading} />
      <ApplicationSection
        title={t('apply.title')}
        text={t('apply.text')}
        steps={four.map((each) => ({ title: t(`steps.${each}.title`), text: t(`steps.${each}.text`) }))}
        form={traderApplicationFeature}
      />
      <ProgrammeQuestions
        title={t('partners:questions.title')}
        questions={three.map((each) => ({ title: t(`questions.${each}.title`), text: t(`questions.${each}.text`) }))}
      />
      <p className={styles.risk}>{t('risk')}</p>
    </div>
  );
}

export default view(switchedPage(TraderRecruitmentPage), {
  strategies: StrategiesQueries,
  copies: CopiesQueries,
  leading: LeadingQueries,
  features: FeaturesQueries,
});
