import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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
        <SearchField markets={markets} />
        <div role="group" aria-label={t('volumeUnit.label')} className={styles.units}>
          {(['quote', 'base'] as const).map((unit) => (
            <button
              key={unit}
              type="button"
              className={styles.unit}
              aria-pressed={markets.volumeUnit === unit}
              onClick={() => markets.countVolumeIn(unit)}
            >
              {t(`volumeUnit.${unit}`)}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
});

const SearchField = observer(function SearchField({ markets }: { readonly markets: MarketsStore }) {
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
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="4.75" />
        <path d="M10.5 10.5L14 14" strokeLinecap="round" />
      </svg>
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
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
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            markets.searchFor('');
            field.current?.focus();
          }}
        >
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M2 2l8 8M10 2l-8 8" />
          </svg>
        </button>
      )}
    </div>
  );
});
