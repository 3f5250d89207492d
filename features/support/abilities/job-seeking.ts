/** Looking for a job at the exchange, as its page does. */
export interface JobSeekingAbility {
  /** Titles of what is open and answers, by team. */
  look(wish: { readonly words?: string; readonly team?: string; readonly place?: string }): Promise<readonly string[]>;
  open(title: string): Promise<void>;
  /** What the page shows of it; `undefined` where there is none any more. */
  shown(): { readonly chapters: readonly string[]; readonly applyUrl: string } | undefined;
  /** As a link to a role that has been filled. */
  openClosed(): Promise<void>;
}
