import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEnvironment, root } from './environment.mjs';
import { pageAddresses } from './lib/page-addresses.mjs';
import { bootstrapScript } from './lib/first-load.mjs';
import { hostingFiles } from './lib/hosting-files.mjs';
import { main } from './lib/machine.mjs';

/*
 * npm run hosting: writes the configurations of hosts for the deployment that ENVIRONMENT names, at the host that SITE
 * names, into hosting/ or the folder given as parameter.
 */
await main(async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'hosting'));
  const files = hostingFiles({
    environment: readEnvironment(process.env.ENVIRONMENT || 'production'),
    site: process.env.SITE || 'exchange.example.com',
    addresses: pageAddresses(),
    page: `<script>${await bootstrapScript()}</script>`,
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
