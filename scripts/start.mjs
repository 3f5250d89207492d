import { readPorts } from './environment.mjs';
import { install } from './lib/install.mjs';
import { checkPorts, main, Problem } from './lib/machine.mjs';
import { start, stopAll, stopAllOnExit, tools, untilReady } from './lib/processes.mjs';
import { sandboxHealth, startSandbox } from './lib/sandbox-process.mjs';

/* npm start: installs what is missing, runs the exchange and the web app, and stops both together. */
await main(async () => {
  const ports = readPorts();
  await checkPorts([
    { name: 'PORT', port: ports.web, purpose: 'web app' },
    { name: 'SANDBOX_PORT', port: ports.sandbox, purpose: 'exchange' },
    { name: 'AUTH_PORT', port: ports.auth, purpose: 'sign-in server' },
  ]);
  install();
  stopAllOnExit();

  const services = [
    { name: 'exchange', process: startSandbox(ports, { name: 'exchange' }) },
    { name: 'web', process: start([tools.vite, '--clearScreen', 'false', '--logLevel', 'warn'], { name: 'web' }) },
  ];
  const address = `http://localhost:${ports.web}`;
  try {
    await untilReady([...sandboxHealth(ports), address], services);
    console.log(`Ready: ${address}`);
    const first = await Promise.race(
      services.map(({ name, process }) => process.ended.then(({ reason }) => ({ name, reason }))),
    );
    throw new Problem(
      `The ${first.name} process ended (${first.reason}), so the others were stopped; its last lines are above.`,
    );
  } finally {
    await stopAll();
  }
});
