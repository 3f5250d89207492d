import { attacks } from './attackers';

/* A process of its own that attacks: its name, where, with whose session and for how long. */
const [name = '', url = '', authUrl = '', bearer = '', seconds = '5'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1_000;
await attacks(bearer)[name]!({ url, authUrl }, () => Date.now() < end);
process.exit(0);
