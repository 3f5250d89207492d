import { AxiosHttpSender } from '../../src/infrastructure/rest/transport/axios-http-sender';
import type { HttpAnswer, HttpRequest, HttpSender } from '../../src/infrastructure/rest/transport/http-sender.port';

const hidden = '__Secure-refresh';

/** Sends as the product does, and does a browser's part where cookies go along: keeps them, and says the origin. */
export class BrowserLikeSender implements HttpSender {
  readonly #axios = new AxiosHttpSender();
  readonly #jar: { write(cookie: string): void };
  readonly #origin: string;
  /** What script cannot see. */
  refreshCookie: string | undefined;

  constructor(jar: { write(cookie: string): void }, origin: string) {
    this.#jar = jar;
    this.#origin = origin;
  }

  async send({ method, url, headers, body, ...request }: HttpRequest): Promise<HttpAnswer> {
    if (!request.withCredentials) return this.#axios.send({ method, url, headers, body, ...request });
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(this.refreshCookie !== undefined && { cookie: `${hidden}=${this.refreshCookie}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        origin: this.#origin,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return {
      status: response.status,
      body: await response.json(),
      header: (name) => response.headers.get(name) ?? undefined,
    };
  }

  #keep(cookie: string): void {
    if (!cookie.startsWith(`${hidden}=`)) this.#jar.write(cookie);
    else this.refreshCookie = cookie.slice(hidden.length + 1).split(';')[0] || undefined;
  }
}
