import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../kit/controls/segmented';
import { Select } from '../../kit/controls/select';
import { SearchField } from '../../kit/controls/text-field';
import { fundingColumns } from './funding-row';
import type { FundingRatesStore } from './funding-rates.store';
import styles from '../market-lists/market-lists.module.css';

/** Which perpetuals are listed; on a phone, by what. */
export const RatesToolbar = observer(function RatesToolbar({ rates }: { readonly rates: FundingRatesStore }) {
  const { t } = useTranslation('marketData');
  return (
    <div className={styles.toolbar}>
      <SearchField
        className={styles.search}
        aria-label={t('funding.search')}
        placeholder={t('funding.search')}
        value={rates.search}
        onChange={({ target }) => rates.searchFor(target.value)}
      />
      <Segmented
        label={t('funding.shown')}
        value={rates.onlyFavourites ? 'favourites' : 'all'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'favourites', label: t('favourites') },
        ]}
        onChange={(shown) => rates.showFavourites(shown === 'favourites')}
      />
      <Select
        className={styles.sortChoice}
        aria-label={t('sortBy')}
        value={rates.sorting.column}
        options={fundingColumns.map((value) => ({ value, label: t(`funding.columns.${value}`) }))}
        onChange={rates.sortBy}
      />
    </div>
  );
});
