import { Log } from '../../../application/kernel/log.port';
import { defineModule, provideClass } from '../../../application/kernel/provider';
import { NoticesPort } from '../../../application/platform/notices.port';
import { CarrySocialSignIn } from '../../../application/session/carry-social-sign-in.use-case';
import { OfferOneTap } from '../../../application/session/offer-one-tap.use-case';
import { OneTapPort } from '../../../application/session/one-tap.port';
import { socialSignInModule } from '../../../application/session/social-sign-in.wiring';
import { routeModule } from '../../runtime/route';
import { OneTapStore } from './one-tap.store';

const oneTapModule = defineModule('one-tap', [
  provideClass(OfferOneTap, OneTapPort, CarrySocialSignIn, NoticesPort, Log),
  provideClass(OneTapStore, OfferOneTap),
]);

export interface OneTapStores {
  readonly oneTap: OneTapStore;
}

export const oneTapPart = routeModule<OneTapStores>({
  Page: () => null,
  modules: [socialSignInModule, oneTapModule],
  stores: { oneTap: OneTapStore },
});
