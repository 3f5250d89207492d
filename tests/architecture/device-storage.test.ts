import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Who keeps something on the device for whoever uses it, and why it is nobody's own. */
const ofTheDevice: Readonly<Record<string, string>> = {
  'application/markets/device-favourites.ts': 'what visitors starred; who logs in is asked about it',
  'application/markets/paced-frames.ts': 'how often figures move',
  'application/platform/device-notices.ts': 'which notices for everybody were put away',
  'application/platform/tracking-choice.ts': 'whether this browser is measured',
  'application/platform/user-preferences.ts':
    'what visitors chose, and a copy of the account’s that names it and goes with it',
  'application/reference/host-run-history.ts': 'whether the exchange answered',
  'application/reserves/reserve-history.ts': 'roots that the exchange published',
  'application/security/device-page-mark.ts': 'shown before anybody has logged in',
  'application/session/kept-referral.ts': 'the code of a new account by its address, before it is there',
  'application/session/pending-link-email.ts': 'for an hour, before anybody has logged in',
  'infrastructure/cookies/cookie-session-token.adapter.ts': 'who is logged in',
  'infrastructure/storage/browser-local-storage.adapter.ts': 'the storage itself',
  'infrastructure/storage/own-lists.adapter.ts': 'parts it',
  'infrastructure/storage/own-storage.adapter.ts': 'parts it',
  'presentation/features/account-orders/order-columns.store.ts': 'columns',
  'presentation/features/hot-keys/hot-keys.store.ts': 'keys of this keyboard',
  'presentation/features/markets/market-tools.store.ts': 'columns',
  'presentation/features/offline/device-notifications.store.ts': 'whether this device shows notifications',
  'presentation/features/terminal/account/portfolio-preferences.store.ts': 'which profit is shown',
  'presentation/features/terminal/chart/chart-setups.store.ts': 'how charts look',
  'presentation/features/terminal/connection/live-summary.store.ts': 'how often somebody is read to',
  'presentation/features/terminal/ladder/ladder-preferences.store.ts': 'how the ladder looks',
  'presentation/features/terminal/layout/saved-items.store.ts': 'how the terminal is laid out',
  'presentation/features/terminal/layout/terminal-layout.store.ts': 'how the terminal is laid out',
  'presentation/features/terminal/layout/workspaces.store.ts': 'how the terminal is laid out',
  'presentation/features/terminal/market/trade-preferences.store.ts': 'how the ticket looks',
  'presentation/features/terminal/multi/boards.store.ts': 'which markets stand side by side',
  'presentation/features/terminal/multi/tile-preferences.ts': 'how a tile looks',
  'presentation/features/visitor-layer/release-news.store.ts': 'which news was seen',
  'presentation/features/wallet/wallet.store.ts': 'how the wallet is listed',
};

/** Those that provide or stand in for it keep nothing themselves. */
const wiring = /\.wiring\.ts$|\.port\.ts$/;

it('whoever keeps something on the device keeps it for its owner, or says why it has none', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !wiring.test(file))
    .map((file) => file.split(path.sep).join('/'));
  const keeping = files.filter((file) =>
    /\bLocalStoragePort\b|\blocalStorage\.setItem\b/.test(readFileSync(path.join('src', file), 'utf8')),
  );
  expect(keeping.sort()).toEqual(Object.keys(ofTheDevice).sort());
});
