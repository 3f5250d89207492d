import { routeModule } from '../../runtime/route';
import { hotKeysModule } from './hot-keys-store.wiring';
import { HotKeySettingsSection, type HotKeySettingsStores } from './hot-key-settings.view';
import { HotKeysStore } from './hot-keys.store';
import { ShortcutsSheet } from './shortcuts-sheet.view';

export const shortcutsPart = routeModule<HotKeySettingsStores>({
  Page: ShortcutsSheet,
  modules: [hotKeysModule],
  stores: { keys: HotKeysStore },
});
export const hotKeySettingsPart = routeModule<HotKeySettingsStores>({
  Page: HotKeySettingsSection,
  modules: [hotKeysModule],
  stores: { keys: HotKeysStore },
});
