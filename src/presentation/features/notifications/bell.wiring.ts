import { AlertBook } from '../../../application/alerts/alert-book';
import { alertPresenceModule } from '../../../application/alerts/alert-presence.wiring';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { SoundPort } from '../../../application/platform/sound.port';
import { NotificationsPort } from '../../../application/platform/notifications.port';
import { AccountStreamPort } from '../../../application/trading/account-stream.port';
import { routeModule } from '../../runtime/route';
import { CountedBell } from './counted-bell.view';
import { PreferencesStore } from '../../runtime/stores/preferences.store';
import { UnreadStore } from './unread.store';

export const bell = routeModule({
  Page: CountedBell,
  modules: [
    alertPresenceModule,
    defineModule('presentation/bell', [
      provideClass(
        UnreadStore,
        NotificationsPort,
        AccountStreamPort,
        NoticesPort,
        PreferencesStore,
        SoundPort,
        AlertBook,
      ),
    ]),
  ],
  stores: { unread: UnreadStore },
});
