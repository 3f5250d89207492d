import type { AxiosInstance, AxiosResponse } from 'axios';
import type { HttpAnswer, HttpRequest, HttpSender } from './http-sender.port';
import { loadedOnce } from './loaded-once';

/**
 * HTTP by axios with its defaults: no timeout, success on 200 to 299, the default XSRF cookie and header names
 * (specification, section 9). The library is loaded with the first request, so that no first paint waits for it.
 */
export class AxiosHttpSender implements HttpSender {
  readonly #axios = loadedOnce(async (): Promise<AxiosInstance> => (await import('axios')).default.create());

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const axios = await this.#axios();
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
}

function answerOf(response: AxiosResponse): HttpAnswer {
  const headers = response.headers as Record<string, unknown>;
  return {
    status: response.status,
    body: response.data instanceof ArrayBuffer ? new Uint8Array(response.data) : (response.data as unknown),
    header: (name) => (typeof headers[name] === 'string' ? headers[name] : undefined),
  };
}
