import { start, tools } from './processes.mjs';

/** Starts the embedded exchange and its sign-in server, one process. */
export function startSandbox(ports, { parameters = [], ...options } = {}) {
  return start([tools.exchange, ...parameters], {
    ...options,
    env: {
      PORT: String(ports.web),
      SANDBOX_PORT: String(ports.sandbox),
      AUTH_PORT: String(ports.auth),
      ...options.env,
    },
  });
}

export function sandboxHealth(ports) {
  return [`http://localhost:${ports.sandbox}/health`, `http://localhost:${ports.auth}/health`];
}
