import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { strategyKinds, strategyOrders } from '../../../domain/social/copy-strategy';
import { Segmented } from '../../kit/controls/segmented';
import { Select } from '../../kit/controls/select';
import { SearchField } from '../../kit/controls/text-field';
import { useFormat } from '../../kit/formats/use-format';
import {
  ageBounds,
  assetBounds,
  drawdownBounds,
  type MarketplaceChoice,
  marketplaceViews,
  returnBounds,
} from './marketplace-address';
import { ToolbarFilters } from '../people/toolbar-filters.view';
import styles from '../people/toolbar.module.css';

interface MarketplaceToolbarProps {
  readonly choice: MarketplaceChoice;
  readonly choose: (more: Partial<MarketplaceChoice>) => void;
  /** That strategies trade. */
  readonly coins: readonly string[];
}

/** Which strategies, in which order, and how they are shown. */
export function MarketplaceToolbar({ choice, choose, coins }: MarketplaceToolbarProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const bound = (
    name: 'roi' | 'drawdown' | 'assets' | 'age',
    values: readonly number[],
    word: (value: number) => string,
  ) => (
    <Choice name={t(`bounds.${name}`)}>
      <Select<number>
        size="small"
        value={choice[name]}
        options={values.map((value) => ({ value, label: value === 0 ? t('bounds.any') : word(value) }))}
        onChange={(value) => choose({ [name]: value })}
      />
    </Choice>
  );
  return (
    <div className={styles.toolbar}>
      <Segmented
        label={t('kind.label')}
        size="small"
        value={choice.kind}
        options={(['', ...strategyKinds] as const).map((value) => ({
          value,
          label: t(value === '' ? 'kind.all' : `kind.${value}`),
        }))}
        onChange={(kind) => choose({ kind })}
      />
      <Choice name={t('by.label')}>
        <Select
          size="small"
          value={choice.by}
          options={strategyOrders.map((value) => ({ value, label: t(`by.${value}`) }))}
          onChange={(by) => choose({ by })}
        />
      </Choice>
      <ToolbarFilters
        active={[choice.roi, choice.drawdown, choice.assets, choice.age, choice.coin].filter(Boolean).length}
      >
        {bound('roi', returnBounds, (value) => `≥ ${format.part(value)}`)}
        {bound('drawdown', drawdownBounds, (value) => `≤ ${format.part(value)}`)}
        {bound('assets', assetBounds, (value) => `≥ ${format.integer(value)} USDT`)}
        {bound('age', ageBounds, (value) => `≥ ${t('daysShort', { days: format.integer(value) })}`)}
        <Choice name={t('bounds.market')}>
          <Select
            size="small"
            value={coins.includes(choice.coin) ? choice.coin : ''}
            options={['', ...coins].map((value) => ({ value, label: value === '' ? t('bounds.any') : value }))}
            onChange={(coin) => choose({ coin })}
          />
        </Choice>
      </ToolbarFilters>
      <SearchField
        size="small"
        className={styles.search}
        aria-label={t('search')}
        placeholder={t('search')}
        value={choice.words}
        onChange={({ target }) => choose({ words: target.value })}
      />
      <Segmented
        label={t('view.label')}
        size="small"
        value={choice.view}
        options={marketplaceViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(shown) => choose({ view: shown })}
      />
    </div>
  );
}

function Choice({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <label className={styles.choice}>
      {name}
      {children}
    </label>
  );
}
