/** The browser's stores of answers, in memory. */
export class MemoryCaches {
  readonly stores = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (key: string) => store.get(key)?.clone(),
      put: async (key: string, answer: Response) => void store.set(key, answer),
      delete: async (key: string) => store.delete(key),
      keys: async () => [...store.keys()],
    };
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }

  /** Everything that is kept, as one text. */
  async words(): Promise<string> {
    const all = [...this.stores.values()].flatMap((store) => [...store]);
    return (await Promise.all(all.map(async ([key, answer]) => `${key} ${await answer.clone().text()}`))).join('\n');
  }
}
