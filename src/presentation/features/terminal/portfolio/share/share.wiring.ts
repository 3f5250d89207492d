import { ReferralPort } from '../../../../../application/account/referral.port';
import { defineModule, provideClass } from '../../../../../application/kernel/provider';
import { marketsModule } from '../../../../../application/markets/markets.wiring';
import { PromotionsPort } from '../../../../../application/platform/promotions.port';
import { routeModule } from '../../../../runtime/route';
import { InstrumentsStore } from '../instruments.store';
import { instrumentsModule } from '../instruments.wiring';
import { ShareDialog, type ShareStores } from './share-dialog.view';
import { ShareStore } from './share.store';

const share = defineModule('presentation/share', [provideClass(ShareStore, PromotionsPort, ReferralPort)]);

export const shareDialog = routeModule<ShareStores>({
  Page: ShareDialog,
  modules: [marketsModule, share, instrumentsModule],
  stores: { share: ShareStore, instruments: InstrumentsStore },
});
