import { existsSync } from 'node:fs';
import path from 'node:path';

const files = new Map();

/**
 * The name of a class of a CSS module: its own and its file's, for a digest of the file in each of them would be bytes
 * that no compression takes away.
 * @param name in the style sheet
 * @param file whose name no other style sheet may have
 */
export function className(name, file) {
  const sheet = path.basename(file).split('.')[0];
  const known = files.get(sheet);
  if (known !== undefined && known !== file && existsSync(known))
    throw new Error(`Two style sheets have one name, and so would their classes: ${known}, ${file}`);
  files.set(sheet, file);
  return `${name}_${sheet}`;
}
