import { readEnvironment, readPorts } from './environment.mjs';
import { buildIfNeeded, dist } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { checkPorts, main } from './lib/machine.mjs';
import { serveSite } from './lib/static-server.mjs';

/* npm run preview: the built site, served as in production; the exchange is not started (npm run sandbox). */
await main(async () => {
  const ports = readPorts();
  install();
  await buildIfNeeded();
  await checkPorts([{ name: 'PORT', port: ports.web, purpose: 'web app' }]);
  serveSite(dist, readEnvironment()).listen(ports.web, 'localhost', () =>
    console.log(`Ready: http://localhost:${ports.web}`),
  );
});
