import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Feature } from '../../src/presentation/runtime/feature';

const folder = path.join(__dirname, '../../src/presentation/features');

/** Every feature of the product, found by the names of the files. */
export function everyFeature(): readonly Feature[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.feature.ts'))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, Feature>>(path.join(folder, file))));
}
