import { CommandHistory } from '../../../application/commands/command-history';
import { routeModule } from '../../runtime/route';
import { AlertsStore } from '../alerts/alerts.store';
import { PaletteStore } from './palette.store';
import { paletteModules } from './palette-stores.wiring';
import { Palette, type PaletteStores } from './palette.view';

export const palettePart = routeModule<PaletteStores>({
  Page: Palette,
  modules: paletteModules,
  stores: { palette: PaletteStore, history: CommandHistory, alerts: AlertsStore },
});
