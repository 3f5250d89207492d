import path from 'node:path';
import { JSDOM } from 'jsdom';
import { tsImport } from 'tsx/esm/api';
import { root } from '../environment.mjs';

/** How the rendering reads articles: those of the repository for the embedded exchange, else those of the content host. */
export async function blogContent(environment) {
  const window = new JSDOM('').window;
  return {
    sender: environment.assembly === 'sandbox' ? await folderSender() : hostSender(environment),
    window: () => window,
    /** A picture of an article, as a text. */
    drawing: environment.assembly === 'sandbox' ? folderDrawing : hostDrawing,
  };
}

async function folderSender() {
  const { GhostContent } = await tsImport('../../sandbox/calls/content/ghost-content.ts', import.meta.url);
  const { ContentFolder } = await tsImport('../../sandbox/services/content/content-folder.ts', import.meta.url);
  const folder = new ContentFolder(path.join(root, 'sandbox/content'), Date.now);
  return {
    async send({ url }) {
      const { pathname, origin, searchParams } = new URL(url);
      const [, resource] = /\/content\/(\w+)\//.exec(pathname);
      const { rows, pagination } = new GhostContent(folder, origin).browse(resource, Object.fromEntries(searchParams));
      return { status: 200, body: { [resource]: rows, meta: { pagination } }, header: () => undefined };
    },
  };
}

function hostSender({ hosts }) {
  let isTold = false;
  return {
    async send({ url }) {
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
        return {
          status: answer.status,
          body: await answer.json(),
          header: (name) => answer.headers.get(name) ?? undefined,
        };
      } catch (reason) {
        if (!isTold)
          console.warn(`${hosts.content} did not answer: articles are not rendered ahead (${reason.message}).`);
        isTold = true;
        throw reason;
      }
    },
  };
}

async function folderDrawing(url) {
  const { readFile } = await import('node:fs/promises');
  const name = path.basename(new URL(url).pathname);
  return readFile(path.join(root, 'sandbox/content/images', name), 'utf8');
}

async function hostDrawing(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
