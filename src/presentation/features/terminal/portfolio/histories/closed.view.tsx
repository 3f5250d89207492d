import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../segments';
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
        <Segments
          label={t('closed.kind')}
          choices={kinds.map((value) => ({ value, name: t(`closed.${value}`) }))}
          chosen={kind}
          onChoose={choose}
          autoFocus={chosen}
        />
      }
    />
  );
}
