import type { AxiosInstance, AxiosResponse } from 'axios';
import type { HttpAnswer, HttpRequest, HttpSender } from './http-sender.port';

/**
 * HTTP by axios with its defaults: no timeout, success on 200 to 299, the default XSRF cookie and header names
 * (specification, section 9). The library is loaded with the first request, so that no first paint waits for it.
 */
export class AxiosHttpSender implements HttpSender {
  #axios: Promise<AxiosInstance> | undefined;

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const axios = await this.#load();
    try {
      return answerOf(
        await axios.request({
          method: request.method,
          url: request.url,
          headers: { ...request.headers },
          data: request.body,
          withCredentials: request.withCredentials,
          ...(request.bytes && { responseType: 'arraybuffer' as const }),
        }),
      );
    } catch (cause) {
      const response = (cause as { response?: AxiosResponse }).response;
      // A refusal is an answer; a success that comes with an error broke off on its way.
      if (response && !(response.status >= 200 && response.status < 300)) return answerOf(response);
      throw cause;
    }
  }

  /** A library that could not be loaded is asked for again with the next request. */
  #load(): Promise<AxiosInstance> {
    this.#axios ??= import('axios').then(
      (library) => library.default.create(),
      (cause: unknown) => {
        this.#axios = undefined;
        throw cause;
      },
    );
    return this.#axios;
  }
}

function answerOf(response: AxiosResponse): HttpAnswer {
  const headers = response.headers as Record<string, unknown>;
  return {
    status: response.status,
    body: response.data instanceof ArrayBuffer ? new Uint8Array(response.data) : (response.data as unknown),
    header: (name) => (typeof headers[name] === 'string' ? headers[name] : undefined),
  };
}
