import { useTranslation } from 'react-i18next';
import { ArticlesQueries } from '../../../application/blog/articles.queries';
import { OpeningsQueries } from '../../../application/careers/openings.queries';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { ReservesQueries } from '../../../application/reserves/reserves.queries';
import { ButtonLink } from '../../kit/controls/button-link';
import { PageFrame } from '../../kit/controls/page-frame';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { usePageTitle } from '../../runtime/use-page-title';
import { Section } from '../account-kit/section';
import { Cards, CompanyHero } from './company-parts.view';
import styles from './company.module.css';
import { Offices } from './offices.view';
import { TeamCard } from './team-card.view';
import { TeamFacts } from './team-facts.view';
import { teams } from './teams';

interface TeamStores {
  readonly articles: ArticlesQueries;
  readonly openings: OpeningsQueries;
  readonly markets: MarketsQueries;
  readonly reserves: ReservesQueries;
}

const principles = ['first', 'second', 'third', 'fourth'] as const;

/** /team: who looks after what, by which principles and from where; facts of the moment come from calls. */
function TeamPage({ stores }: { readonly stores: TeamStores }) {
  const { paths } = useApp();
  const { t } = useTranslation('team');
  usePageTitle(t('title'), t('intro'));
  const openings = (
    <ButtonLink to={paths.careers} variant="primary" size="large">
      {t('join.action')}
    </ButtonLink>
  );
  return (
    <PageFrame>
      <CompanyHero title={t('title')} intro={t('intro')} actions={openings}>
        <TeamFacts {...stores} />
      </CompanyHero>
      <Section title={t('teams.title')}>
        <ul className={styles.cards}>
          {teams.map((team) => (
            <TeamCard key={team.id} team={team} articles={stores.articles} openings={stores.openings} />
          ))}
        </ul>
      </Section>
      <Cards
        title={t('principles.title')}
        cards={principles.map((each) => ({ title: t(`principles.${each}.title`), text: t(`principles.${each}.text`) }))}
      />
      <Offices openings={stores.openings} />
      <Section title={t('join.title')} text={t('join.text')} actions={openings} />
    </PageFrame>
  );
}

export default view(TeamPage, {
  articles: ArticlesQueries,
  openings: OpeningsQueries,
  markets: MarketsQueries,
  reserves: ReservesQueries,
});
