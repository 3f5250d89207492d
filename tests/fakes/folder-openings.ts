import path from 'node:path';
import { GreenhouseBoard } from '../../sandbox/calls/careers/greenhouse-board';
import { OpeningsFolder } from '../../sandbox/services/careers/openings-folder';
import type { OpeningsPort } from '../../src/application/careers/openings.port';
import type { Log } from '../../src/application/kernel/log.port';
import type { Environment } from '../../src/application/platform/environment';
import { GreenhouseOpeningsAdapter } from '../../src/infrastructure/greenhouse/greenhouse-openings.adapter';
import type { HttpAnswer, HttpRequest, HttpSender } from '../../src/infrastructure/rest/transport/http-sender.port';
import type { FakeHost } from './fake-host';

const folder = new OpeningsFolder(path.resolve('sandbox/content'));

/** The openings of the repository, read as the product reads a Greenhouse board, without a network between. */
export function folderOpenings(host: FakeHost, environment: Environment, log: Log): OpeningsPort {
  // Only who opens a description waits for a parser.
  const parser = async () => new (await import('jsdom')).JSDOM('').window;
  return new GreenhouseOpeningsAdapter(environment, new BoardSender(host), log, parser);
}

class BoardSender implements HttpSender {
  constructor(private readonly host: FakeHost) {}

  async send({ url }: HttpRequest): Promise<HttpAnswer> {
    if (this.host.down) throw new TypeError('no answer');
    const { pathname, origin, searchParams } = new URL(url);
    const [, token, list, id] = /boards\/(\w+)\/(\w+)\/?(\w*)$/.exec(pathname)!;
    const board = GreenhouseBoard.of(folder, token!, origin);
    const body = id
      ? board?.job(id)
      : list === 'offices'
        ? board?.offices()
        : board?.jobs(searchParams.get('content') === 'true');
    return { status: body ? 200 : 404, body, header: () => undefined };
  }
}
