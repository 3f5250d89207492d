import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Checkbox } from '../../kit/controls/checkbox';
import { Popover } from '../../kit/controls/popover';
import { Select } from '../../kit/controls/select';
import { Part } from '../../runtime/part';
import { view } from '../../runtime/feature';
import { marketDetailsFeature } from '../market-details/market-details.feature';
import { MarketRowEnd } from './market-row-end.view';
import { MarketToolsStore, optionalColumns } from './market-tools.store';
import styles from './market-tools.module.css';

interface MarketToolsStores {
  readonly tools: MarketToolsStore;
}

const namedGroups = ['stablecoins', 'multiples'] as const;

/** Categories, columns, and the market that the address names. */
export const MarketTools = observer(function MarketTools({
  stores: { tools },
}: {
  readonly stores: MarketToolsStores;
}) {
  const { t } = useTranslation(['marketData', 'markets']);
  const [address, setAddress] = useSearchParams();
  const category = address.get('category');
  const kept = address.get('search') ?? '';
  const restored = useRef(false);
  const { groups, markets } = tools;
  useEffect(() => tools.start(), [tools]);
  useEffect(() => tools.choose(category), [tools, category, groups]);
  useEffect(
    () => markets.refine({ rowEnd: { title: t('line'), draw: (row) => <MarketRowEnd row={row} tools={tools} /> } }),
    [markets, tools, t],
  );
  const write = (name: string, value: string): void =>
    setAddress(
      (query) => {
        if (value === '') query.delete(name);
        else query.set(name, value);
        return query;
      },
      { replace: true },
    );
  // Whoever comes back from a market finds what they looked for.
  const { search } = markets;
  useEffect(() => {
    const first = !restored.current;
    restored.current = true;
    if (first && search === '' && kept !== '') markets.searchFor(kept);
    else if (search !== kept) write('search', search);
  });
  const nameOf = (id: string, name: string): string => {
    const named = namedGroups.find((each) => each === id);
    return named ? t(`groups.${named}`) : name;
  };
  return (
    <div className={styles.tools}>
      <Select
        className={styles.category}
        aria-label={t('category')}
        value={groups.some(({ id }) => id === category) ? category! : 'all'}
        options={[
          { value: 'all', label: t('everything') },
          ...groups.map(({ id, name }) => ({ value: id, label: nameOf(id, name) })),
        ]}
        onChange={(id) => write('category', id === 'all' ? '' : id)}
      />
      <Popover wide label={t('columns')} button={t('columns')}>
        {() => (
          <div className={styles.columns} role="group" aria-label={t('columns')}>
            {optionalColumns.map((column) => (
              <Checkbox
                key={column}
                checked={!tools.hidden.includes(column)}
                onChange={(shown) => tools.show(column, shown)}
              >
                {t(`markets:columns.${column}`)}
              </Checkbox>
            ))}
            <Checkbox checked={!tools.hidden.includes('line')} onChange={(shown) => tools.show('line', shown)}>
              {t('line')}
            </Checkbox>
          </div>
        )}
      </Popover>
      {address.has('market') ? <Part feature={marketDetailsFeature} /> : null}
    </div>
  );
});

export default view(MarketTools, { tools: MarketToolsStore });
