import 'reflect-metadata/lite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../presentation/shell/app';
import { AppStores } from '../presentation/runtime/app-stores';
import { watchApplication } from '../presentation/runtime/watch-application';
import { TickersStore } from '../presentation/features/markets/tickers.store';
import '../presentation/kit/theme/tokens.css';
import '../presentation/kit/theme/global.css';
import { webAssembly } from './assemblies/web';
import { filesOfPage, preload } from './bootstrap/preloads';
import { Composition } from './composition';
import { readEnvironment } from './environment';
import { translationFiles } from './translation-files';

watchApplication();
const composition = new Composition(webAssembly(readEnvironment(document), translationFiles), ({ path }) =>
  preload(path === undefined ? [] : filesOfPage(document, path)),
);

// The stream opens before anything is drawn, so that the first prices are not later than the first page.
const tickers = composition.resolve(TickersStore);
const app = composition.resolve(AppStores);
tickers.start();
app.start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App app={app} opener={composition} />
  </StrictMode>,
);
