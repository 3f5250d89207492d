import { readPorts } from './environment.mjs';
import { install } from './lib/install.mjs';
import { checkPorts, main, Problem } from './lib/machine.mjs';
import { stopAll, stopAllOnExit, untilReady } from './lib/processes.mjs';
import { sandboxHealth, startSandbox } from './lib/sandbox-process.mjs';

/* npm run sandbox: the embedded exchange and its sign-in server alone; what follows -- is said to it, such as --empty. */
await main(async () => {
  const ports = readPorts();
  install();
  await checkPorts([
    { name: 'SANDBOX_PORT', port: ports.sandbox, purpose: 'exchange' },
    { name: 'AUTH_PORT', port: ports.auth, purpose: 'sign-in server' },
  ]);
  stopAllOnExit();
  const sandbox = startSandbox(ports, { name: 'exchange', parameters: process.argv.slice(2) });
  try {
    await untilReady(sandboxHealth(ports), [{ name: 'exchange', process: sandbox }]);
    console.log(`Ready: http://localhost:${ports.sandbox} (exchange), http://localhost:${ports.auth} (sign-in)`);
    const { reason } = await sandbox.ended;
    throw new Problem(`The exchange ended (${reason}); its last lines are above.`);
  } finally {
    await stopAll();
  }
});
