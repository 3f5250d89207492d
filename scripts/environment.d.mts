import type { Environment } from '../src/application/platform/environment';

export interface Ports {
  readonly web: number;
  readonly sandbox: number;
  readonly auth: number;
}

export const root: string;
export function readPorts(variables?: Record<string, string | undefined>): Ports;
export function readEnvironment(name?: string, ports?: Ports): Environment;
export function injectEnvironment(html: string, environment: Environment): string;
