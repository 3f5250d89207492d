import { useTranslation } from 'react-i18next';
import { ReferralQueries } from '../../../application/account/referral.queries';
import { ExecutionCostQueries } from '../../../application/markets/execution-cost.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { ExternalButton } from '../../kit/controls/external-button';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { Section } from '../account-kit/section';
import { ProgrammeHero, ProgrammePoints, ProgrammeQuestions } from '../partners/programme-parts.view';
import { ProgrammeSteps } from '../partners/programme-steps.view';
import styles from '../partners/partners.module.css';
import { CommissionCalculator } from './commission-calculator.view';
import { CommissionLevels } from './commission-levels.view';
import { OwnCode } from './own-code.view';
import { ProgrammeComparison } from './programme-comparison.view';

const four = ['first', 'second', 'third', 'fourth'] as const;
const three = ['first', 'second', 'third'] as const;

interface AffiliatesStores {
  readonly referral: ReferralQueries;
  readonly costs: ExecutionCostQueries;
}

/** /affiliates: what inviting people pays, how it goes, and the way to the affiliates' form. */
export function AffiliatesPage({ stores: { referral, costs } }: { readonly stores: AffiliatesStores }) {
  const { t } = useTranslation('affiliates');
  const { environment, paths } = useApp();
  const { affiliatesForm } = environment.links;
  // A deployment may have no such form, or none of its own yet.
  const form = affiliatesForm?.startsWith('https://') === true ? affiliatesForm : undefined;
  usePageTitle(t('title'), t('intro'));
  return (
    <div className={styles.page}>
      <ProgrammeHero
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            {form === undefined ? null : (
              <ExternalButton href={form} variant="primary" size="large">
                {t('applyNow')}
              </ExternalButton>
            )}
            <ButtonLink to={paths.referral} variant={form === undefined ? 'primary' : 'secondary'} size="large">
              {t('getLink')}
            </ButtonLink>
          </>
        }
      >
        <CommissionCalculator costs={costs} referral={referral} />
      </ProgrammeHero>
      <CommissionLevels referral={referral} />
      <ProgrammePoints
        title={t('points.title')}
        points={four.map((each) => ({ title: t(`points.${each}.title`), text: t(`points.${each}.text`) }))}
      />
      <Section title={t('start.title')} text={t('start.text')}>
        <div className={styles.apply}>
          <ProgrammeSteps
            title={t('steps.title')}
            steps={four.map((each) => ({ title: t(`steps.${each}.title`), text: t(`steps.${each}.text`) }))}
          />
          <OwnCode referral={referral} />
        </div>
      </Section>
      <ProgrammeComparison referral={referral} />
      <ProgrammeQuestions
        title={t('questions.title')}
        questions={three.map((each) => ({ title: t(`questions.${each}.title`), text: t(`questions.${each}.text`) }))}
      />
    </div>
  );
}

export default view(AffiliatesPage, { referral: ReferralQueries, costs: ExecutionCostQueries });
