import { install } from './lib/install.mjs';
import { main } from './lib/machine.mjs';
import { build } from './lib/build.mjs';

/* npm run build: the static site in dist, with compressed copies beside its files. */
await main(async () => {
  install();
  await build();
});
