import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { favouritesName } from '../../../domain/markets/watchlist';
import { Button } from '../../kit/controls/button';
import { ButtonLink } from '../../kit/controls/button-link';
import { EmptyState } from '../../kit/controls/empty-state';
import { paths } from '../../runtime/paths';
import type { FavouritesStore } from './favourites.store';
import type { MarketsStore } from './markets.store';

/** How many markets "add the most traded" stars. */
const suggestions = 6;

interface NothingHereProps {
  readonly markets: MarketsStore;
  readonly favourites: FavouritesStore;
}

/** Why the list is empty, and the way out. */
const NothingHere = observer(function NothingHere({ markets, favourites }: NothingHereProps) {
  const { t } = useTranslation('markets');
  const navigate = useNavigate();
  if (markets.search.trim() !== '') {
    const reset = () => {
      markets.searchFor('');
      void navigate(paths.markets, { replace: true });
    };
    return (
      <EmptyState
        title={t('empty.search.title', { search: markets.search.trim() })}
        text={t('empty.search.text')}
        action={<Button onClick={reset}>{t('empty.search.action')}</Button>}
      />
    );
  }
  if (markets.tab === 'FAVOURITES') {
    const list = favourites.chosen?.name;
    return (
      <EmptyState
        title={
          list === undefined || list === favouritesName
            ? t('empty.favourites.title')
            : t('watchlist.emptyOf', { name: list })
        }
        text={t(favourites.account.status === 'none' ? 'empty.favourites.text' : 'watchlist.empty')}
        action={
          <Button variant="primary" onClick={() => favourites.add(markets.mostTraded(suggestions))}>
            {t('empty.favourites.action')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('empty.none.title')}
      text={t('empty.none.text')}
      action={<ButtonLink to={paths.markets}>{t('empty.none.action')}</ButtonLink>}
    />
  );
});

export default NothingHere;
