import { observer } from 'mobx-react-lite';
import { useCallback, useSyncExternalStore } from 'react';
import { Part } from '../../../runtime/part';
import type { ChartToolsStores } from './chart-tools-stores';
import { chartAlertLinesFeature } from './chart-alert-lines.feature';

/** Brings the lines of alerts where there is an alert and somebody wants to see them. */
export const AlertLinesGate = observer(function AlertLinesGate({
  stores: { alerts, setups },
}: {
  readonly stores: Pick<ChartToolsStores, 'alerts' | 'setups'>;
}) {
  const subscribe = useCallback((changed: () => void) => alerts.present.subscribe(changed), [alerts]);
  const present = useSyncExternalStore(subscribe, () => alerts.present.current);
  return present && setups.shows('alerts') ? <Part feature={chartAlertLinesFeature} /> : null;
});
