import { defineModule, provideClass } from '../../../../../application/kernel/provider';
import { LocalStoragePort } from '../../../../../application/platform/local-storage.port';
import { routeModule } from '../../../../runtime/route';
import { QuickSizesStore } from './quick-sizes.store';
import { QuickSizes, type QuickSizesStores } from './quick-sizes.view';

const sizes = defineModule('presentation/quick-sizes', [provideClass(QuickSizesStore, LocalStoragePort)]);

export const quickSizes = routeModule<QuickSizesStores>({
  Page: QuickSizes,
  modules: [sizes],
  stores: { sizes: QuickSizesStore },
});
