import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ArticlesQueries } from '../../../application/blog/articles.queries';
import type { OpeningsQueries } from '../../../application/careers/openings.queries';
import { classNames } from '../../kit/controls/class-names';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import styles from './company.module.css';
import { RolesLink } from './roles-link.view';
import own from './team.module.css';
import type { Team } from './teams';

interface TeamCardProps {
  readonly team: Team;
  readonly articles: ArticlesQueries;
  readonly openings: OpeningsQueries;
}

/** What a team looks after, what it wrote last and whether it hires. */
export const TeamCard = observer(function TeamCard({ team: { id, owns }, articles, openings }: TeamCardProps) {
  const { paths, switches } = useApp();
  const { t } = useTranslation(['team', 'careers', 'common']);
  return (
    <li className={classNames(styles.card, own.team)}>
      <h3 className={styles.cardTitle}>{t(`careers:word.${id}`)}</h3>
      <p className={styles.text}>{t(`teams.${id}`)}</p>
      <h4 className={own.label}>{t('teams.pages')}</h4>
      <ul className={own.links}>
        {switches.leading(owns(paths)).map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{t(`common:${name}`)}</Link>
          </li>
        ))}
      </ul>
      <h4 className={own.label}>{t('teams.latest')}</h4>
      <LatestArticle author={id} articles={articles} />
      <RolesLink openings={openings} filter={{ team: id }} />
    </li>
  );
});

interface LatestArticleProps {
  readonly author: string;
  readonly articles: ArticlesQueries;
}

/** In the language of the page, which changes while it is shown. */
const LatestArticle = observer(function LatestArticle({ author, articles }: LatestArticleProps) {
  const { language, paths } = useApp();
  const { t } = useTranslation('team');
  const latest = useMemo(() => articles.byAuthor(author, language.code, 1), [articles, author, language.code]);
  return (
    <div className={own.news}>
      <DataBlock
        state={useResource(latest)}
        onRetry={() => void latest.refresh()}
        skeleton={<Skeleton height={64} />}
        isEmpty={(found) => found.length === 0}
        empty={<p className={styles.text}>{t('teams.nothingYet')}</p>}
      >
        {(found) =>
          found.map(({ slug, title, language: written }) => (
            <Link key={slug} to={paths.article(slug)} lang={written === language.code ? undefined : 'en'}>
              {title}
            </Link>
          ))
        }
      </DataBlock>
    </div>
  );
});
