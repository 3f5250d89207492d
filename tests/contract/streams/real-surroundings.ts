import { WebSocket } from 'ws';
import type { Clock } from '../../../src/application/kernel/clock.port';
import { Subject } from '../../../src/application/kernel/observable-value';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import type { Environment } from '../../../src/application/platform/environment';
import type { PagePort } from '../../../src/application/platform/page.port';
import type { Socket, SocketFactory } from '../../../src/infrastructure/websocket/connection/socket-factory';
import { testEnvironment } from '../../support/test-environment';
import { webOrigin } from '../server/sandbox-client';

/* What a stream stands on, as real as a process without a browser has it. */

export const realScheduler: Scheduler = {
  after: (delay, task) => {
    const timer = setTimeout(task, delay);
    return () => clearTimeout(timer);
  },
  every: (interval, task) => {
    const timer = setInterval(task, interval);
    return () => clearInterval(timer);
  },
  nextFrame: (task) => {
    const timer = setTimeout(task, 16);
    return () => clearTimeout(timer);
  },
};

export const realClock: Clock = { now: () => Date.now() };

export const realSockets: SocketFactory = {
  open: (address) => {
    const socket = new WebSocket(address, { origin: webOrigin });
    // A browser throws nothing where nobody listens to an error.
    socket.on('error', () => undefined);
    return socket as unknown as Socket;
  },
};

export function shownPage(): PagePort {
  return { height: new Subject(800), visible: new Subject(true), online: new Subject(true), left: new Subject(false) };
}

export function environmentOf(sandbox: { readonly url: string }): Environment {
  return {
    ...testEnvironment,
    hosts: { ...testEnvironment.hosts, newWsUrl: sandbox.url.replace('http', 'ws') },
  };
}

/** Waits until something holds; what is waited for is named in the failure. */
export async function until(what: string, holds: () => boolean, within = 10_000): Promise<void> {
  const end = Date.now() + within;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`Still not: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
