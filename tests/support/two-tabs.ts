import { MemoryStorage } from '../fakes/memory-platform';

/** The storage of a device as two tabs see it: each hears a moment later what the other has written. */
export function twoTabs(): readonly [MemoryStorage, MemoryStorage] {
  const tabs = [new MemoryStorage(), new MemoryStorage()] as const;
  const tell = (own: MemoryStorage, other: MemoryStorage): void => {
    const [write, remove] = [own.write.bind(own), own.remove.bind(own)];
    own.write = (key, value) => {
      write(key, value);
      void Promise.resolve().then(() => other.writeElsewhere(key, value));
    };
    own.remove = (key) => {
      remove(key);
      void Promise.resolve().then(() => other.removeElsewhere(key));
    };
  };
  tell(tabs[0], tabs[1]);
  tell(tabs[1], tabs[0]);
  return tabs;
}
