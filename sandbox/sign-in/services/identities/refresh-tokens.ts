import { digest, randomToken } from '../../../shared/secrets';
import type { EmbeddedDatabase } from '../../../storage/database';

/** How somebody proved who they are. */
export interface Proof {
  /** The provider as the tokens name it, such as `password` or `google.com`. */
  readonly provider: string;
  /** Seconds: when. */
  readonly authTime: number;
  readonly secondFactor?: { readonly kind: 'phone' | 'totp'; readonly enrollmentId: string } | undefined;
}

interface Row {
  readonly local_id: string;
  readonly proof: string;
  readonly ended: number;
}

/** The refresh tokens by which people stay signed in, until they prove anew who they are or an administrator ends it. */
export class RefreshTokens {
  constructor(private readonly database: EmbeddedDatabase) {
    database.run(
      'CREATE TABLE IF NOT EXISTS standing_sign_ins (digest TEXT PRIMARY KEY, local_id TEXT NOT NULL, proof TEXT NOT NULL, ended INTEGER NOT NULL DEFAULT 0)',
    );
  }

  begin(localId: string, proof: Proof): string {
    const token = randomToken();
    this.database.run('INSERT INTO standing_sign_ins (digest, local_id, proof) VALUES (?, ?, ?)', [
      digest(token),
      localId,
      JSON.stringify(proof),
    ]);
    return token;
  }

  find(refreshToken: string): { readonly localId: string; readonly proof: Proof; readonly ended: boolean } | undefined {
    const row = this.database.get<Row>('SELECT local_id, proof, ended FROM standing_sign_ins WHERE digest = ?', [
      digest(refreshToken),
    ]);
    return row && { localId: row.local_id, proof: JSON.parse(row.proof) as Proof, ended: row.ended === 1 };
  }

  endAll(localId: string): void {
    this.database.run('UPDATE standing_sign_ins SET ended = 1 WHERE local_id = ?', [localId]);
  }
}
