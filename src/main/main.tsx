import 'reflect-metadata/lite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../presentation/app/app';
import { ShellStores } from '../presentation/app/shell-stores';
import { shellModule } from '../presentation/app/shell.wiring';
import { TickersStore } from '../presentation/markets/tickers.store';
import { tickersModule } from '../presentation/markets/tickers.wiring';
import '../presentation/theme/tokens.css';
import '../presentation/theme/global.css';
import { webAssembly } from './assemblies/web';
import { Composition } from './composition';
import { readEnvironment } from './environment';
import { translationFiles } from './translation-files';

const composition = new Composition(webAssembly(readEnvironment(document), translationFiles), [
  shellModule,
  tickersModule,
]);

// The stream opens before anything is drawn, so that the first prices are not later than the first page.
const tickers = composition.resolve(TickersStore);
const shell = composition.resolve(ShellStores);
tickers.start();
shell.start();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App shell={shell} pages={composition} />
  </StrictMode>,
);
