import { Recovery } from '../../src/application/kernel/recovery';
import { SessionRefusals } from '../../src/application/session/session-refusals';
import type { HttpAnswer, HttpRequest, HttpSender } from '../../src/infrastructure/rest/transport/http-sender.port';
import { RestClient } from '../../src/infrastructure/rest/transport/rest-client';
import { UnknownValues } from '../../src/infrastructure/rest/transport/unknown-values';
import { CookieJar as DeviceCookies, MemorySessionToken } from '../fakes/host-session';
import { MemoryLog } from '../fakes/memory-platform';
import { FakeScheduler } from './fake-scheduler';
import { testEnvironment } from './test-environment';

export function answer(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  return { status, body, header: (name) => headers[name] };
}

/** Answers in the order they are set, the last one ever after; records what was sent. */
export class ScriptedSender implements HttpSender {
  readonly sent: HttpRequest[] = [];
  answers: (HttpAnswer | Error)[] = [];

  async send(request: HttpRequest): Promise<HttpAnswer> {
    this.sent.push(request);
    const next = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
    if (next instanceof Error) throw next;
    return next;
  }
}

/** The typed client over scripted answers. */
export class RestFixture {
  readonly sender = new ScriptedSender();
  readonly log = new MemoryLog();
  readonly time = new FakeScheduler();
  readonly recovery = new Recovery(this.time);
  readonly refusals = new SessionRefusals();
  readonly device = new DeviceCookies();
  readonly tokens: MemorySessionToken;
  readonly client: RestClient;
  readonly unknown = new UnknownValues(this.log);

  constructor(token: string | undefined = 'session-token') {
    this.device.token = token;
    this.tokens = new MemorySessionToken(this.device);
    this.client = new RestClient(
      testEnvironment,
      this.sender,
      this.tokens,
      this.refusals,
      this.time,
      this.log,
      this.recovery,
    );
  }

  answers(...answers: (HttpAnswer | Error)[]): this {
    this.sender.answers = answers;
    return this;
  }
}
