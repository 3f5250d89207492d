import { routeModule } from '../../../runtime/route';
import { PhoneTabsChoice, type PhoneTabsStores } from './phone-tabs.view';
import { TerminalLayoutStore } from './terminal-layout.store';
import { terminalLayoutModule } from './terminal-layout.wiring';

export const phoneTabsChoice = routeModule<PhoneTabsStores>({
  Page: PhoneTabsChoice,
  modules: [terminalLayoutModule],
  stores: { layout: TerminalLayoutStore },
});
