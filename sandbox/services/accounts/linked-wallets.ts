import { ApiError, invalidParameter } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { Proof } from '../security/factor';
import { requireMain } from '../security/security-passwords';
import type { SecurityService } from '../security/security-service';
import type { EmbeddedDatabase } from '../../storage/database';
import { randomToken } from '../../shared/secrets';
import type { User } from '../users/user';
import { checksummed, isWalletAddress, signerOf } from './wallet-signature';

export const walletModes = ['CEFI', 'DEFI'] as const;
export type WalletMode = (typeof walletModes)[number];

export interface LinkedWallet {
  readonly address: string;
  readonly chain: string;
  readonly boundAt: number;
}

export interface WalletState {
  readonly wallet: LinkedWallet | undefined;
  readonly mode: WalletMode;
  /** To be signed by the wallet that is to be bound; absent once one is. */
  readonly message: string | undefined;
}

interface WalletRow {
  readonly address: string | null;
  readonly chain: string | null;
  readonly bound_at: number | null;
  readonly mode: string;
  readonly nonce: string | null;
  readonly nonce_at: number;
}

/** A message waits this long to be signed (milliseconds). */
const nonceLifetime = 10 * 60_000;

/** A wallet of the person's own, proven by its signature. One account a wallet and one wallet an account. */
export class LinkedWallets {
  constructor(
    private readonly database: EmbeddedDatabase,
    private readonly security: SecurityService,
    private readonly now: () => number,
  ) {
    database.run(`CREATE TABLE IF NOT EXISTS linked_wallets (
      user_id INTEGER PRIMARY KEY, address TEXT UNIQUE, chain TEXT, bound_at INTEGER, mode TEXT NOT NULL DEFAULT 'CEFI', nonce TEXT, nonce_at INTEGER NOT NULL DEFAULT 0)`);
  }

  of(user: User): LinkedWallet | undefined {
    const row = this.#row(user.userId);
    return row?.address
      ? { address: checksummed(row.address), chain: row.chain ?? '', boundAt: Number(row.bound_at) }
      : undefined;
  }

  /** Makes the message to sign where there is none. */
  state(user: User): WalletState {
    const row = this.#row(user.userId);
    const wallet = this.of(user);
    return {
      wallet,
      mode: row?.mode === 'DEFI' ? 'DEFI' : 'CEFI',
      message: wallet || user.mainUserId !== undefined ? undefined : this.#messageFor(user, row),
    };
  }

  /** @throws ApiError -1005 for another message or signer, -1007 for a wallet that is bound already. */
  async bind(
    user: User,
    wish: {
      readonly address: string;
      readonly chain: string;
      readonly message: string;
      readonly signature: string;
    },
    proof: Proof,
    origin: CallOrigin,
  ): Promise<WalletState> {
    requireMain(user);
    const { wallet, message } = this.state(user);
    if (wallet) throw new ApiError(-1007, 409, 'A wallet is bound already.');
    if (!isWalletAddress(wish.address)) throw invalidParameter('address');
    if (wish.message !== message) throw invalidParameter('message');
    const address = wish.address.toLowerCase();
    if (signerOf(wish.message, wish.signature) !== address) throw invalidParameter('signature');
    const requireFree = () => {
      if (this.database.get('SELECT 1 FROM linked_wallets WHERE address = ?', [address]))
        throw new ApiError(-1007, 409, 'This wallet is bound to an account already.');
    };
    requireFree();
    await this.security.requireProof(user, { action: 'BIND_WALLET', subject: { address: wish.address } }, proof);
    requireFree();
    this.database.run(
      'UPDATE linked_wallets SET address = ?, chain = ?, bound_at = ?, nonce = NULL WHERE user_id = ?',
      [address, wish.chain, this.now(), user.userId],
    );
    this.security.records.changed(user, 'BIND_WALLET', `The wallet ${checksummed(address)} was bound`, origin);
    return this.state(user);
  }

  async unbind(user: User, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const wallet = this.of(user);
    if (!wallet) throw new ApiError(-1006, 400, 'No wallet is bound.');
    await this.security.requireProof(user, { action: 'UNBIND_WALLET' }, proof);
    this.database.run(
      "UPDATE linked_wallets SET address = NULL, chain = NULL, bound_at = NULL, mode = 'CEFI' WHERE user_id = ?",
      [user.userId],
    );
    this.security.records.changed(user, 'UNBIND_WALLET', `The wallet ${wallet.address} was unbound`, origin);
  }

  /** @throws ApiError -1006 for DEFI without a wallet. */
  switchMode(user: User, mode: WalletMode): WalletMode {
    if (mode === 'DEFI' && !this.of(user)) throw new ApiError(-1006, 400, 'No wallet is bound.');
    this.database.run('UPDATE linked_wallets SET mode = ? WHERE user_id = ?', [mode, user.userId]);
    return mode;
  }

  #messageFor(user: User, row: WalletRow | undefined): string {
    const fresh = row?.nonce && Number(row.nonce_at) + nonceLifetime > this.now();
    const nonce = fresh ? row.nonce : randomToken();
    const at = fresh ? Number(row.nonce_at) : this.now();
    if (!fresh) {
      this.database.run('INSERT OR IGNORE INTO linked_wallets (user_id) VALUES (?)', [user.userId]);
      this.database.run('UPDATE linked_wallets SET nonce = ?, nonce_at = ? WHERE user_id = ?', [
        nonce,
        at,
        user.userId,
      ]);
    }
    return `Bind this wallet to account ${user.userId} of the exchange.\n\nThis costs nothing and moves nothing.\nNonce: ${nonce}\nIssued at: ${new Date(at).toISOString()}`;
  }

  #row(userId: number): WalletRow | undefined {
    return this.database.get<WalletRow>('SELECT * FROM linked_wallets WHERE user_id = ?', [userId]);
  }
}
