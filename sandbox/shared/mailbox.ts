export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly at: number;
}

const kept = 200;

/** Where the mails of the exchange go: none leaves the sandbox. In memory alone, because codes are written in them. */
export class Mailbox {
  #mails: Mail[] = [];

  send(mail: Mail): void {
    this.#mails = [...this.#mails.slice(1 - kept), mail];
  }

  /** Newest first; of one address or of all. */
  list(to?: string): readonly Mail[] {
    return this.#mails.filter((mail) => to === undefined || mail.to === to).reverse();
  }
}
