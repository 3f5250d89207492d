import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { view } from '../../runtime/feature';
import { KeptFiguresStore } from './kept-figures.store';

/** How old what is shown is, from the first try on that fails; and that nothing can be traded once there is no line. */
const OfflineNote = observer(function OfflineNote({
  stores: { figures },
}: {
  readonly stores: { readonly figures: KeptFiguresStore };
}) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { connection } = useApp();
  useEffect(() => figures.recall(), [figures]);
  const { at } = figures;
  return (
    <>
      {at === undefined ? t('connection.notLive') : t('offline.asOf', { time: format.dateTime(at) })}{' '}
      {connection.condition === 'offline' ? t('offline.noOrders') : null}
    </>
  );
});

export default view(OfflineNote, { figures: KeptFiguresStore });
