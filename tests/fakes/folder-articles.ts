import path from 'node:path';
import { GhostContent, type Resource } from '../../sandbox/calls/content/ghost-content';
import { GhostError } from '../../sandbox/calls/content/ghost-errors';
import { ContentFolder } from '../../sandbox/services/content/content-folder';
import type { ArticlesPort } from '../../src/application/blog/articles.port';
import type { Log } from '../../src/application/kernel/log.port';
import type { Environment } from '../../src/application/platform/environment';
import { GhostArticlesAdapter } from '../../src/infrastructure/ghost/ghost-articles.adapter';
import { GhostClient } from '../../src/infrastructure/ghost/ghost-client';
import type { HttpAnswer, HttpRequest, HttpSender } from '../../src/infrastructure/rest/transport/http-sender.port';
import type { FakeHost } from './fake-host';

const folder = new ContentFolder(path.resolve('sandbox/content'), Date.now);

/** The articles of the repository, read as the product reads a Ghost, without a network between. */
export function folderArticles(host: FakeHost, environment: Environment, log: Log): ArticlesPort {
  // Only who opens an article waits for a parser.
  const parser = async () => new (await import('jsdom')).JSDOM('').window;
  return new GhostArticlesAdapter(new GhostClient(environment, new ContentSender(host), log), environment, parser);
}

class ContentSender implements HttpSender {
  constructor(private readonly host: FakeHost) {}

  async send({ url }: HttpRequest): Promise<HttpAnswer> {
    if (this.host.down) throw new TypeError('no answer');
    const { pathname, origin, searchParams } = new URL(url);
    const resource = /\/content\/(\w+)\//.exec(pathname)![1] as Resource;
    const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined });
    try {
      const { rows, pagination } = new GhostContent(folder, origin).browse(resource, Object.fromEntries(searchParams));
      return answer(200, { [resource]: rows, meta: { pagination } });
    } catch (error) {
      if (error instanceof GhostError) return answer(error.status, error.body);
      throw error;
    }
  }
}
