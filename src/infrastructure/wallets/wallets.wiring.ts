import { WalletSignerPort } from '../../application/account/wallet-signer.port';
import { defineModule, entry, provide } from '../../application/kernel/provider';
import { InjectedWalletAdapter } from './injected-wallet.adapter';

export const walletsModule = defineModule('wallets', [entry(provide(WalletSignerPort, InjectedWalletAdapter))]);
