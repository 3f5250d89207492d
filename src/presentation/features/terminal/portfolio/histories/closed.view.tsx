import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../kit/controls/segmented';
import { ClosedPositions } from './closed-positions.view';
import { ClosingOrders } from './closing-orders.view';
import type { HistoriesStores } from './histories-tab.view';

const kinds = ['positions', 'orders'] as const;

/** What was closed: position by position, or order by order. */
export function ClosedView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation('portfolio');
  const [kind, setKind] = useState<(typeof kinds)[number]>('positions');
  const [chosen, setChosen] = useState(false);
  const View = kind === 'positions' ? ClosedPositions : ClosingOrders;
  const choose = (next: (typeof kinds)[number]): void => {
    setKind(next);
    setChosen(true);
  };
  // With the other history comes another bar: the focus goes over to it.
  return (
    <View
      stores={stores}
      leading={
        <Segmented
          size="small"
          label={t('closed.kind')}
          options={kinds.map((value) => ({ value, label: t(`closed.${value}`) }))}
          value={kind}
          onChange={choose}
          autoFocus={chosen}
        />
      }
    />
  );
}
