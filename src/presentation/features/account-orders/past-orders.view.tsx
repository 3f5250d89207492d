import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../domain/trading/order';
import { Button } from '../../kit/controls/button';
import { Checkbox } from '../../kit/controls/checkbox';
import { Disclosure } from '../../kit/controls/disclosure';
import { HistoryView } from '../terminal/portfolio/histories/history.view';
import { useOrderColumns } from '../terminal/portfolio/histories/order-history.view';
import styles from './account-orders.module.css';
import type { AccountOrdersStores } from './account-orders.page';
import { OrderDetails } from './order-details.view';

/** Orders that have ended, in the columns that were chosen, each with what became of it. */
export const PastOrders = observer(function PastOrders({ stores }: { readonly stores: AccountOrdersStores }) {
  const { t } = useTranslation(['trade', 'accountOrders']);
  const [open, setOpen] = useState<Order>();
  const all = useOrderColumns(stores);
  const { columns } = stores;
  return (
    <>
      <HistoryView
        name="history"
        stores={stores}
        caption={t('tabs.history')}
        empty={{ title: t('history.empty.title'), text: t('history.empty.text') }}
        leading={
          <Disclosure label={t('accountOrders:columns')} button={t('accountOrders:columns')}>
            {() => (
              <div className={styles.columns}>
                {all.map(({ id, title }) => (
                  <Checkbox key={id} checked={!columns.hidden.has(id)} onChange={(shown) => columns.show(id, shown)}>
                    {title}
                  </Checkbox>
                ))}
              </div>
            )}
          </Disclosure>
        }
        columns={[
          ...all.filter(({ id }) => !columns.hidden.has(id)),
          {
            id: 'actions',
            title: t('column.actions'),
            actions: true,
            cell: (order) => (
              <Button size="tiny" onClick={() => setOpen(order)}>
                {t('accountOrders:details')}
              </Button>
            ),
          },
        ]}
      />
      {open ? <OrderDetails order={open} stores={stores} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
});
