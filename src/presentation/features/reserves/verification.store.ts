import { makeObservable, observable, observableRef, runInAction, action } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import { VerifyReserves, type RecountedTree } from '../../../application/reserves/verify-reserves';
import type { Audit } from '../../../domain/reserves/audit';
import { hashFrom } from '../../../domain/reserves/hex';
import type { PathVerification } from '../../../domain/reserves/path-verification';

export type PathsState =
  | { readonly kind: 'working' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The tree was read, and nobody with this hash is in it. */
  | { readonly kind: 'notIncluded'; readonly audit: Audit }
  | { readonly kind: 'done'; readonly audit: Audit; readonly userHash: string; readonly result: PathVerification };

type TreeState =
  | { readonly kind: 'reading' }
  /** 0 to 1. */
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | {
      readonly kind: 'done';
      readonly audit: Audit;
      readonly userHash: string | undefined;
      readonly result: RecountedTree;
    };

/** The paths and the tree are verified apart from each other; of each, what was asked before does not answer later. */
export class VerificationStore {
  static readonly needs: Needs<typeof VerificationStore> = [VerifyReserves];
  static readonly perAccount = true;

  auditId: string | undefined = undefined;
  hash = '';
  hashProblem = false;
  paths: PathsState | undefined = undefined;
  tree: TreeState | undefined = undefined;
  #pathsRequest = 0;
  #treeRequest = 0;

  constructor(private readonly verify: VerifyReserves) {
    makeObservable(this, {
      auditId: observable,
      hash: observable,
      hashProblem: observable,
      paths: observableRef,
      tree: observableRef,
      choose: action,
      type: action,
    });
  }

  /** Results belong to what was chosen: they go with it. */
  choose(auditId: string): void {
    this.auditId = auditId;
    this.#forget();
  }

  type(hash: string): void {
    this.hash = hash;
    this.hashProblem = false;
    this.#forget();
  }

  async verifyPaths(audit: Audit): Promise<void> {
    const userHash = hashFrom(this.hash);
    runInAction(() => (this.hashProblem = userHash === undefined));
    if (userHash === undefined) return;
    const request = ++this.#pathsRequest;
    this.#showPaths({ kind: 'working' });
    const answer = await this.verify.paths(audit, userHash);
    if (request !== this.#pathsRequest) return;
    if (!answer.ok) this.#showPaths({ kind: 'failed', failure: answer.error });
    else if (!answer.value) this.#showPaths({ kind: 'notIncluded', audit });
    else this.#showPaths({ kind: 'done', audit, userHash, result: answer.value });
  }

  /** @param file the person's own copy; without one the published file is fetched */
  async verifyTree(audit: Audit, file: File | undefined): Promise<void> {
    const request = ++this.#treeRequest;
    const userHash = hashFrom(this.hash);
    const show = (state: TreeState): void => {
      if (request === this.#treeRequest) runInAction(() => (this.tree = state));
    };
    show({ kind: 'reading' });
    const answer = await this.verify.tree(audit, file, userHash, (done) => show({ kind: 'working', done }));
    show(
      answer.ok ? { kind: 'done', audit, userHash, result: answer.value } : { kind: 'failed', failure: answer.error },
    );
  }

  #forget(): void {
    this.#pathsRequest += 1;
    this.#treeRequest += 1;
    this.paths = undefined;
    this.tree = undefined;
  }

  #showPaths(state: PathsState): void {
    runInAction(() => (this.paths = state));
  }
}
