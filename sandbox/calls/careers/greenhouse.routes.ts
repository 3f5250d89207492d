import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OpeningsFolder } from '../../services/careers/openings-folder';
import { escape, sendPage } from '../../shared/http/page';
import { applicationPath, GreenhouseBoard } from './greenhouse-board';

const root = '/v1/boards/:board';

interface Asked {
  readonly Params: { readonly board: string; readonly id: string };
  readonly Querystring: { readonly content?: string };
}

/** Greenhouse's Job Board API (https://developers.greenhouse.io/job-board.html), and the pages on which one applies. */
export function greenhouseRoutes(app: FastifyInstance, folder: OpeningsFolder): void {
  const answer =
    (missing: string, make: (board: GreenhouseBoard, request: FastifyRequest<Asked>) => object | undefined) =>
    (request: FastifyRequest<Asked>, reply: FastifyReply) => {
      const board = GreenhouseBoard.of(folder, request.params.board, `${request.protocol}://${request.host}`);
      const found = board && make(board, request);
      return found ?? reply.status(404).send({ status: 404, error: board ? missing : 'Board not found' });
    };
  app.get<Asked>(
    root,
    answer('', (board) => board.board()),
  );
  app.get<Asked>(
    `${root}/jobs`,
    answer('', (board, { query }) => board.jobs(query.content === 'true')),
  );
  app.get<Asked>(
    `${root}/jobs/:id`,
    answer('Job not found', (board, { params }) => board.job(params.id)),
  );
  app.get<Asked>(
    `${root}/departments`,
    answer('', (board) => board.departments()),
  );
  app.get<Asked>(
    `${root}/offices`,
    answer('', (board) => board.offices()),
  );

  const page = (reply: FastifyReply, title: string, content: string) =>
    sendPage(reply.header('Cache-Control', 'no-store'), { language: 'en', title: escape(title), content });
  app.get(applicationPath, (_request, reply) => page(reply, 'Job board', list(folder)));
  app.get<Asked>(`${applicationPath}/:id`, (request, reply) => {
    const board = folder.board();
    const job = board && folder.jobs(board).find(({ id }) => String(id) === request.params.id);
    if (!job) return page(reply.status(404), 'Job not found', list(folder));
    return page(
      reply,
      job.title,
      `<p>${escape(job.department.name)} · ${escape(job.location)} · ${escape(job.employment)}</p>
<p>This board belongs to the embedded exchange. It takes no applications: a real board has its form here.</p>
<p><a href="${applicationPath}">All jobs</a></p>`,
    );
  });
}

function list(folder: OpeningsFolder): string {
  const board = folder.board();
  const jobs = board ? folder.jobs(board) : [];
  return `<ul>${jobs.map(({ id, title }) => `<li><a href="${applicationPath}/${id}">${escape(title)}</a></li>`).join('')}</ul>`;
}
