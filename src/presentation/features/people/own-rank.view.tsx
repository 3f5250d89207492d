import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Ranking, TraderRank, VolumeRank } from '../../../domain/social/leaderboard';
import { Fact, Facts } from '../../kit/controls/facts';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import styles from './people.module.css';
import { usePeopleFigures } from './use-people-figures';

type Own = VolumeRank | TraderRank;

/** Where the account stands, whatever part of the list is on screen. */
export function OwnRank({ ranking }: { readonly ranking: Ranking<Own> }) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const figures = usePeopleFigures();
  const { paths } = useApp();
  const own = ranking.rows.find(({ me }) => me);
  return (
    <section className={styles.own} aria-label={t('own.title')}>
      {own === undefined ? (
        <p>
          <strong>{t('own.none')}</strong> {t('own.noneText')}{' '}
          <Link to={paths.traderProfile()}>{t('own.profile')}</Link>
        </p>
      ) : (
        <Facts figures>
          <Fact name={t('own.title')}>{format.integer(own.rank)}</Fact>
          {'roi' in own ? (
            <>
              <Fact name={t('column.roi')}>{figures.percent(own.roi)}</Fact>
              <Fact name={t('column.pnl')}>{figures.money(own.pnl)}</Fact>
            </>
          ) : null}
          <Fact name={t('column.volume')}>{figures.money(own.volume)}</Fact>
          <Fact name={t('privacy.title')}>
            <Link to={paths.traderProfile()}>{t('own.profile')}</Link>
          </Fact>
        </Facts>
      )}
    </section>
  );
}
