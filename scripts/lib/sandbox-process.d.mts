import type { Ports } from '../environment.mjs';
import type { Running, StartOptions } from './processes.mjs';

export function startSandbox(
  ports: Ports,
  options?: StartOptions & { readonly parameters?: readonly string[] },
): Running;
export function sandboxHealth(ports: Ports): string[];
