import { WalletSignerPort } from '../../application/account/wallet-signer.port';
import { defineModule, provide } from '../../application/kernel/provider';
import { InjectedWalletAdapter } from './injected-wallet.adapter';

export default defineModule('wallets', [provide(WalletSignerPort, InjectedWalletAdapter)]);
