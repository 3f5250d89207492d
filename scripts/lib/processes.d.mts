import type { ChildProcess } from 'node:child_process';

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number; readonly reason: string }>;
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly name?: string;
  readonly env?: Record<string, string>;
  readonly quiet?: boolean;
}

export const tools: Readonly<Record<'vite' | 'tsc' | 'depcruise' | 'jest' | 'cucumber' | 'playwright', string>>;
export function start(args: readonly string[], options?: StartOptions): Running;
export function stopAll(): Promise<void>;
export function stopAllOnExit(): void;
export function untilReady(
  addresses: readonly string[],
  services: readonly { readonly name: string; readonly process: Running }[],
  options?: { readonly timeout?: number },
): Promise<void>;
