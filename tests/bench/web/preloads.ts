import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../../../scripts/lib/build.mjs';

export interface Preloads {
  /** Over the wire, in kB. */
  readonly kilobytes: number;
  /** Scripts and style sheets of the site. */
  readonly files: number;
}

interface PageFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a built page names in advance, together with what every page begins with. @param route as the router has it */
export function preloadsOf(route: string): Preloads {
  const html = readFileSync(path.join(dist, 'application.html'), 'utf8');
  const listed = /<script[^>]*id="preloads"[^>]*>(.*?)<\/script>/s.exec(html)![1]!;
  const { scripts, styles } = (JSON.parse(listed) as { pages: Readonly<Record<string, PageFiles>> }).pages[route]!;
  const first = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address]) => address!);
  const all = new Set([...first, ...scripts]);
  const bytes = [...all].reduce((sum, address) => sum + sizeOf(path.join(dist, address)), 0);
  return { kilobytes: bytes / 1_000, files: all.size + styles.length };
}

/** The smallest files are not compressed. */
function sizeOf(file: string): number {
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}
