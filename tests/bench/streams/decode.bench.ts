import { decodeBench } from './decode-cases';

/* Cost of reading the stream, beside bare JSON.parse of the same frames. One JSON line per figure. */
for (const line of decodeBench()) console.log(JSON.stringify(line));
