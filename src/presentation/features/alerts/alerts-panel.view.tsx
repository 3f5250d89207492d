import { observer } from 'mobx-react-lite';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { isWaitingAlert, type KeptAlert } from '../../../domain/alerts/alert-list';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { useFormat } from '../../kit/formats/use-format';
import { useResource } from '../../kit/data/use-resource';
import { Button } from '../../kit/controls/button';
import { Dialog } from '../../kit/controls/dialog';
import { EmptyState } from '../../kit/controls/empty-state';
import { useCommandOverlay } from '../commands/command-overlay';
import { alertFigure } from './alert-figure';
import { AlertForm } from './alert-form.view';
import { draftOf } from './alert-draft';
import styles from './alerts.module.css';
import { AlertsStore } from './alerts.store';
import { useAlertWords } from './use-alert-words';
import { view } from '../../runtime/feature';

export interface AlertsPanelStores {
  readonly alerts: AlertsStore;
  readonly markets: MarketsQueries;
}

/** The alerts of this device, and when they fired. */
export const AlertsPanel = observer(function AlertsPanel({ stores }: { readonly stores: AlertsPanelStores }) {
  const { alerts } = stores;
  const { t } = useTranslation('commands');
  const overlay = useCommandOverlay();
  const [edited, setEdited] = useState<KeptAlert>();
  const { list, removed } = alerts;
  useEffect(() => alerts.start(), [alerts]);
  const id = useId();
  /** What had the focus is gone with a row, or with the offer to have it back. */
  const focus = (what: 'add' | 'undo'): void =>
    void requestAnimationFrame(() => document.getElementById(`${id}-${what}`)?.focus());

  return (
    <div className={styles.panel}>
      {/* Stands before the first alert as after it, so that the keyboard comes back to it from the form. */}
      <div className={styles.bar}>
        <Button id={`${id}-add`} size="small" onClick={() => overlay.show('alert')}>
          {t('alert.new')}
        </Button>
        <span role="status">
          {removed ? (
            <>
              {t('alert.removed')}{' '}
              <Button
                id={`${id}-undo`}
                size="small"
                variant="ghost"
                onClick={() => {
                  alerts.undo();
                  focus('add');
                }}
              >
                {t('alert.undo')}
              </Button>
            </>
          ) : null}
        </span>
      </div>
      {list.alerts.length === 0 && !removed ? (
        <EmptyState title={t('alert.none')} text={t('alert.noneText')} />
      ) : (
        <ul className={styles.rows} aria-label={t('alert.list')}>
          {list.alerts.map((alert) => (
            <AlertRow
              key={alert.id}
              alert={alert}
              alerts={alerts}
              onEdit={() => setEdited(alert)}
              onRemove={() => {
                alerts.remove(alert.id);
                focus('undo');
              }}
            />
          ))}
        </ul>
      )}
      {list.log.length > 0 ? <AlertLog alerts={alerts} onCleared={() => focus('add')} /> : null}
      {edited ? <EditAlert alert={edited} stores={stores} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
});

interface AlertRowProps {
  readonly alert: KeptAlert;
  readonly alerts: AlertsStore;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function AlertRow({ alert, alerts, onEdit, onRemove }: AlertRowProps) {
  const { t } = useTranslation('commands');
  const words = useAlertWords();
  const { id, symbol, condition, coolDown, paused } = alert;
  const market = condition.kind === 'margin' ? t('alert.account') : marketDisplayName(symbol);
  const name = `${market} · ${words.condition(condition)}`;
  const state = paused ? 'paused' : isWaitingAlert(alert) ? 'waiting' : 'told';
  return (
    <li className={styles.alert} data-state={state}>
      <span className={styles.words}>
        <strong>{market}</strong> {words.condition(condition)}
        <span className={styles.small}>
          {t(`alert.state.${state}`)} ·{' '}
          {coolDown === undefined ? t('alert.once') : t('alert.every', { time: words.time(coolDown) })}
        </span>
      </span>
      <span className={styles.tools}>
        {state === 'told' ? null : (
          <Button
            size="small"
            variant="ghost"
            aria-label={`${t(paused ? 'alert.resume' : 'alert.pause')}: ${name}`}
            onClick={() => alerts.pause(id, !paused)}
          >
            {t(paused ? 'alert.resume' : 'alert.pause')}
          </Button>
        )}
        <Button size="small" variant="ghost" aria-label={`${t('alert.edit')}: ${name}`} onClick={onEdit}>
          {t('alert.edit')}
        </Button>
        <Button size="small" variant="ghost" aria-label={`${t('alert.remove')}: ${name}`} onClick={onRemove}>
          {t('alert.remove')}
        </Button>
      </span>
    </li>
  );
}

/** When alerts fired; those that nobody had read are marked for as long as the list is open. */
const AlertLog = observer(function AlertLog({
  alerts,
  onCleared,
}: {
  readonly alerts: AlertsStore;
  readonly onCleared: () => void;
}) {
  const { t } = useTranslation('commands');
  const format = useFormat();
  const words = useAlertWords();
  const { log } = alerts.list;
  useEffect(() => {
    // Nobody reads what stands on a page behind another one, before they come back to it.
    const read = (): void => {
      if (document.visibilityState !== 'hidden') alerts.readLog();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [alerts, log]);
  useEffect(() => () => alerts.closeLog(), [alerts]);
  return (
    <section className={styles.log} aria-label={t('alert.log')}>
      <div className={styles.bar}>
        <h3 className={styles.heading}>{t('alert.log')}</h3>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            alerts.clearLog();
            onCleared();
          }}
        >
          {t('alert.clearLog')}
        </Button>
      </div>
      <ul className={styles.rows}>
        {log.map((firing) => (
          <li key={`${firing.ruleId} ${firing.at}`} className={styles.firing}>
            <time dateTime={new Date(firing.at).toISOString()}>{format.dateTime(firing.at)}</time>
            <span>
              {firing.condition.kind === 'margin' ? t('alert.account') : marketDisplayName(firing.symbol)}{' '}
              {words.condition(firing.condition)}
              {alerts.isNew(firing) ? <span className={styles.new}>{t('alert.unread')}</span> : null}
            </span>
            <span className={styles.figure}>{alertFigure(format, firing.condition.kind, firing.value)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
});

function EditAlert({
  alert,
  stores: { alerts, markets },
  onClose,
}: {
  readonly alert: KeptAlert;
  readonly stores: AlertsPanelStores;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('commands');
  const { marks } = useFormat();
  const state = useResource(useMemo(() => markets.instruments(), [markets]));
  return (
    <Dialog title={t('alert.change')} onClose={onClose}>
      <AlertForm
        alerts={alerts}
        instruments={state.status === 'ready' ? state.value : []}
        start={draftOf(alert, marks)}
        onCancel={onClose}
        onSave={(symbol, condition, coolDown) => {
          alerts.change(alert.id, symbol, condition, coolDown);
          onClose();
        }}
      />
    </Dialog>
  );
}

export default view(AlertsPanel, { alerts: AlertsStore, markets: MarketsQueries });
