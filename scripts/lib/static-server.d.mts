import type { Server } from 'node:http';
import type { Environment } from '../../src/application/platform/environment';

export function serveSite(folder: string, environment: Environment): Server;
