interface Attempts {
  count: number;
  resetAt: number;
}

/** Counts attempts per key within a span of time; a key that used them up waits until the span is over. */
export class AttemptLimit {
  private readonly attempts = new Map<string, Attempts>();

  constructor(
    private readonly allowed: number,
    private readonly span: number,
    private readonly now: () => number,
  ) {}

  isExceeded(key: string): boolean {
    return (this.current(key)?.count ?? 0) >= this.allowed;
  }

  count(key: string): void {
    const attempts = this.current(key);
    if (attempts) attempts.count += 1;
    else {
      if (this.attempts.size > 10_000) this.forgetOver();
      this.attempts.set(key, { count: 1, resetAt: this.now() + this.span });
    }
  }

  clear(key: string): void {
    this.attempts.delete(key);
  }

  private current(key: string): Attempts | undefined {
    const attempts = this.attempts.get(key);
    if (attempts && attempts.resetAt <= this.now()) {
      this.attempts.delete(key);
      return undefined;
    }
    return attempts;
  }

  private forgetOver(): void {
    for (const [key, attempts] of this.attempts) if (attempts.resetAt <= this.now()) this.attempts.delete(key);
  }
}
