import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { symbolOfSlug } from '../../../domain/markets/market-symbol';
import { useApp } from '../../runtime/app-context';
import { useResource } from '../../kit/data/use-resource';
import { DataBlock } from '../../kit/data/data-block';
import { Dialog } from '../../kit/controls/dialog';
import { Skeleton } from '../../kit/controls/skeleton';
import { useCommandOverlay } from '../commands/command-overlay';
import { AlertForm } from './alert-form.view';
import { emptyAlert } from './alert-draft';
import { AlertsStore } from './alerts.store';
import { view } from '../../runtime/feature';

interface NewAlertStores {
  readonly alerts: AlertsStore;
  readonly markets: MarketsQueries;
}

/** Makes an alert, on whatever page; about the market of the page where there is one. */
function NewAlertDialog({ stores: { alerts, markets } }: { readonly stores: NewAlertStores }) {
  const { t } = useTranslation('commands');
  const overlay = useCommandOverlay();
  const { notices } = useApp();
  const { pathname } = useLocation();
  const resource = useMemo(() => markets.instruments(), [markets]);
  const state = useResource(resource);
  const slug = /^\/trade\/([^/]+)/.exec(pathname)?.[1];
  return (
    <Dialog title={t('alert.new')} onClose={overlay.close}>
      <DataBlock state={state} onRetry={() => void resource.refresh()} skeleton={<Skeleton height={240} />}>
        {(instruments) => (
          <AlertForm
            alerts={alerts}
            instruments={instruments}
            start={emptyAlert((slug && symbolOfSlug(slug)) ?? instruments[0]?.symbol ?? '')}
            onCancel={overlay.close}
            onSave={(symbol, condition, coolDown) => {
              const made = alerts.add(symbol, condition, coolDown);
              notices.show(made ? 'success' : 'warning', {
                key: made ? 'commands:alert.made' : 'commands:alert.tooMany',
              });
              overlay.close();
            }}
          />
        )}
      </DataBlock>
    </Dialog>
  );
}

export default view(NewAlertDialog, { alerts: AlertsStore, markets: MarketsQueries });
