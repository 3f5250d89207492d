import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SearchField } from '../../kit/controls/text-field';
import { Icon } from '../../kit/controls/icon';
import { IconButton } from '../../kit/controls/icon-button';
import { Segmented } from '../../kit/controls/segmented';
import { marketsTabPath } from './markets-address';
import styles from './markets-toolbar.module.css';
import { marketsTabs, type MarketsStore } from './markets.store';

/** Which markets the table lists, and in which unit it counts volume. */
export const MarketsToolbar = observer(function MarketsToolbar({ markets }: { readonly markets: MarketsStore }) {
  const { t } = useTranslation('markets');
  return (
    <div className={styles.toolbar}>
      <nav aria-label={t('tabs.label')} className={styles.tabs}>
        {marketsTabs.map((tab) => (
          <Link
            key={tab}
            to={marketsTabPath(tab)}
            replace
            className={styles.tab}
            aria-current={markets.tab === tab ? 'page' : undefined}
          >
            {t(`tabs.${tab}`)}
          </Link>
        ))}
      </nav>
      <div className={styles.controls}>
        <MarketSearch markets={markets} />
        <Segmented
          label={t('volumeUnit.label')}
          value={markets.volumeUnit}
          options={(['quote', 'base'] as const).map((unit) => ({ value: unit, label: t(`volumeUnit.${unit}`) }))}
          onChange={(unit) => markets.countVolumeIn(unit)}
        />
      </div>
    </div>
  );
});

const MarketSearch = observer(function MarketSearch({ markets }: { readonly markets: MarketsStore }) {
  const { t } = useTranslation('markets');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]') !== null;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing || typing) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  return (
    <div className={styles.search} role="search">
      <Icon name="search" size={16} />
      <SearchField
        variant="borderless"
        ref={field}
        className={styles.field}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        value={markets.search}
        onChange={(event) => markets.searchFor(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') markets.searchFor('');
        }}
      />
      {markets.search === '' ? (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      ) : (
        <IconButton
          icon="close"
          label={t('search.clear')}
          className={styles.clear}
          onClick={() => {
            markets.searchFor('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
});
