import { defineModule, provide } from '../../application/kernel/provider';
import { OneTimeCodesPort } from '../../application/session/one-time-codes.port';
import { WebCryptoOneTimeCodes } from './web-crypto-one-time-codes';

export default defineModule('one-time-codes', [provide(OneTimeCodesPort, WebCryptoOneTimeCodes)]);
