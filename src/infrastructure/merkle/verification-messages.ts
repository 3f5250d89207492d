import type { TreeSource } from '../../application/reserves/merkle-verifier.port';
import type { UserCheck } from '../../domain/reserves/merkle-tree';
import type { PathVerification, PublishedAudit } from '../../domain/reserves/path-verification';
import type { TreeQuestion, TreeVerification } from '../../domain/reserves/tree-verification';

/** What the page asks of the worker; one question, one worker. */
export type VerificationRequest =
  | {
      readonly kind: 'paths';
      readonly check: UserCheck;
      readonly userHash: string;
      readonly published: PublishedAudit;
    }
  | { readonly kind: 'tree'; readonly file: TreeSource; readonly question: TreeQuestion };

export type VerificationAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'paths'; readonly result: PathVerification }
  | { readonly kind: 'tree'; readonly result: TreeVerification };
