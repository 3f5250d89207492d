import { closeSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';

/** Another running process holds the file. */
export class FileInUseError extends Error {
  constructor(path: string, processId: number) {
    super(`${path} is in use by the running process ${processId}; stop that process or choose another data directory.`);
    this.name = 'FileInUseError';
  }
}

/**
 * Takes `<path>.pid` for this process. A file left by a process that no longer runs (killed, machine
 * restarted, number given to another process) is taken over.
 * @returns what gives it back.
 */
export function lockForProcess(path: string): () => void {
  const lockPath = `${path}.pid`;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const file = openSync(lockPath, 'wx');
      writeSync(file, `${process.pid} ${startOf(process.pid)}`);
      closeSync(file);
      return () => rmSync(lockPath, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 20) throw error;
    }
    const owner = ownerOf(lockPath);
    if (owner === undefined) continue;
    if (isRunning(owner)) throw new FileInUseError(path, owner.processId);
    // Renaming succeeds for one process only, so two that find the same leftover cannot both remove it.
    const aside = `${lockPath}.${process.pid}`;
    try {
      renameSync(lockPath, aside);
      rmSync(aside, { force: true });
    } catch {
      continue;
    }
  }
}

interface Owner {
  readonly processId: number;
  readonly start: string;
}

function ownerOf(lockPath: string): Owner | undefined {
  try {
    const [processId, start = ''] = readFileSync(lockPath, 'utf8').split(' ');
    return { processId: Number(processId), start };
  } catch {
    return undefined;
  }
}

function isRunning({ processId, start }: Owner): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(processId);
  return start === '' || now === '' || now === start;
}

/** When a process started, where the system tells (Linux): it tells a process from a later one of the same number. */
function startOf(processId: number): string {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
