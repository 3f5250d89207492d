import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { injectEnvironment } from '../environment.mjs';
import { noncePlaceholder } from '../security-headers.mjs';
import { documentFile, missingFile, partsOf, prefixes, shellOf } from './document-files.mjs';
import { addressPattern, pageAddresses } from './page-addresses.mjs';

/**
 * Which document answers an address, as hosting/nginx.conf has it: the one that was rendered ahead, else the shell where
 * there is a page, else the missing page with 404. Whoever has chosen a language gets plain addresses in it.
 * @returns a function from an address and the cookies to a status and the document, split where the nonce belongs
 */
export function documentChooser(folder, environment) {
  const addresses = pageAddresses();
  const pages = new RegExp(addressPattern(addresses));
  const read = new Map();
  const partsOfFile = (file) => {
    if (!read.has(file))
      read.set(
        file,
        injectEnvironment(readFileSync(path.join(folder, file), 'utf8'), environment).split(noncePlaceholder),
      );
    return read.get(file);
  };
  return (address, cookies) => {
    const { prefix, name } = partsOf(address);
    const chosen = `/${/(?:^|; )language=([^;]*)/.exec(cookies)?.[1]}`;
    const spoken = prefix === '' && prefixes.includes(chosen) ? chosen : prefix;
    if (!pages.test(name)) return { status: 404, parts: partsOfFile(missingFile(spoken)) };
    const file = documentFile(spoken, name);
    const isThere = existsSync(path.join(folder, file));
    return { status: 200, parts: partsOfFile(isThere ? file : shellOf(spoken, name, addresses)) };
  };
}
