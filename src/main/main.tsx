import 'reflect-metadata/lite';
import { createRoot } from 'react-dom/client';
import { BrowserAddresses } from '../presentation/shell/browser-addresses';
import { AppStores } from '../presentation/runtime/app-stores';
import { watchApplication } from '../presentation/runtime/watch-application';
import { TickersStore } from '../presentation/features/markets/tickers.store';
import '../presentation/kit/theme/fonts.css';
import '../presentation/kit/theme/chinese.css';
import '../presentation/kit/theme/tokens.css';
import '../presentation/kit/theme/global.css';
import { webAssembly } from './assemblies/web';
import { isRendered, openFilesOfPage } from './bootstrap/preloads';
import { Composition } from './composition';
import { readEnvironment } from './environment';
import { Product } from './product';
import { takeOver } from './take-over';
import { translationFiles } from './translation-files';

watchApplication();
const composition = new Composition(webAssembly(readEnvironment(document), translationFiles), async ({ path }) => {
  if (path !== undefined) await openFilesOfPage(document, path);
});
const tickers = composition.resolve(TickersStore);
const app = composition.resolve(AppStores);
const root = document.getElementById('root')!;

/** From here on there are live figures, and somebody may be logged in. */
function start(): void {
  tickers.start();
  app.start();
}

const product = {
  app,
  openerOf: (visit: number) => composition.openerOf(visit),
  Addresses: BrowserAddresses,
};

if (isRendered(document)) void takeOver(root, product, start);
else {
  // The stream opens before anything is drawn, so that the first prices are not later than the first page.
  start();
  createRoot(root).render(<Product {...product} />);
}
