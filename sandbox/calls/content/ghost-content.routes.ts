import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentFolder } from '../../services/content/content-folder';
import { contentKey } from '../../shared/practice-account';
import { GhostContent, type Resource } from './ghost-content';
import { GhostError, missingKey, noSuchResource, unknownKey } from './ghost-errors';
import type { Options } from './ghost-options';

const root = '/ghost/api/content';
const resources: readonly Resource[] = ['posts', 'pages', 'tags', 'authors'];

/** Ghost's Content API v5 (https://ghost.org/docs/content-api), and the pictures of its articles. */
export function ghostContentRoutes(app: FastifyInstance, folder: ContentFolder): void {
  const answer =
    (make: (content: GhostContent, options: Options, request: FastifyRequest) => object) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('Content-Version', 'v5.0');
      try {
        const options = request.query as Options;
        requireKey(options['key']);
        return make(new GhostContent(folder, `${request.protocol}://${request.host}`), options, request);
      } catch (error) {
        if (error instanceof GhostError) return reply.status(error.status).send(error.body);
        throw error;
      }
    };
  for (const resource of resources) {
    const one = (by: 'id' | 'slug') =>
      answer((content, options, request) => ({
        [resource]: [content.read(resource, by, (request.params as Record<string, string>)[by]!, options)],
      }));
    app.get(
      `${root}/${resource}`,
      answer((content, options) => {
        const { rows, pagination } = content.browse(resource, options);
        return { [resource]: rows, meta: { pagination } };
      }),
    );
    app.get(`${root}/${resource}/:id`, one('id'));
    app.get(`${root}/${resource}/slug/:slug`, one('slug'));
  }
  app.get(
    `${root}/settings`,
    answer((content) => ({ settings: content.settings(), meta: {} })),
  );
  app.get(
    `${root}/*`,
    answer(() => {
      throw noSuchResource();
    }),
  );
  app.get<{ Params: { name: string } }>('/content/images/:name', (request, reply) => {
    const picture = folder.image(request.params.name);
    if (!picture) return reply.status(404).send();
    return reply.type('image/svg+xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(picture);
  });
}

function requireKey(key: string | undefined): void {
  if (key === undefined || key === '') throw missingKey();
  if (key !== contentKey) throw unknownKey();
}
