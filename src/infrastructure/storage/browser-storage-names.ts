/** What lies in the browser's local storage under names that begin alike. Blocked storage reads as empty. */
export class BrowserStorageNames {
  /** What comes after the beginning. */
  within(beginning: string): readonly string[] {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(beginning))
        .map((key) => key.slice(beginning.length));
    } catch {
      return [];
    }
  }

  /** Told of writes by other tabs. */
  onChangeWithin(beginning: string, listener: () => void): () => void {
    // A key of null means that everything was cleared.
    const changed = ({ key }: StorageEvent): void => {
      if (key === null || key.startsWith(beginning)) listener();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }
}
