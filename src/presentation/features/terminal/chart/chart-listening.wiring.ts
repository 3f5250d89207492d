import { TonesPort } from '../../../../application/platform/tones.port';
import { routeModule } from '../../../runtime/route';
import { ChartListening, type ChartListeningStores } from './chart-listening.view';

export const chartListening = routeModule<ChartListeningStores>({
  Page: ChartListening,
  modules: [],
  stores: { tones: TonesPort },
});
