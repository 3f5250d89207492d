import type { HostRun } from '../../domain/reference/host-check';
import type { Needs } from '../kernel/token';
import { LocalStoragePort } from '../platform/local-storage.port';

const key = 'host-runs';
const most = 30;

/** The runs that this device has seen, oldest first. */
export class HostRunHistory {
  static readonly needs: Needs<typeof HostRunHistory> = [LocalStoragePort];

  constructor(private readonly storage: LocalStoragePort) {}

  of(host: string): readonly HostRun[] {
    return this.#all().filter((run) => run.host === host);
  }

  add(run: HostRun): void {
    this.storage.write(key, JSON.stringify([...this.#all(), run].slice(-most)));
  }

  #all(): readonly HostRun[] {
    try {
      const kept: unknown = JSON.parse(this.storage.read(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isRun) : [];
    } catch {
      return [];
    }
  }
}

function isRun(value: unknown): value is HostRun {
  if (typeof value !== 'object' || value === null) return false;
  const { host, at, answered, made } = value as Readonly<Record<keyof HostRun, unknown>>;
  return typeof host === 'string' && [at, answered, made].every((each) => Number.isFinite(each)) && Number(made) > 0;
}
