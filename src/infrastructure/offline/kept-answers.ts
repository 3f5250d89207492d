import type { Environment } from '../../application/platform/environment';
import type { SessionTokenPort } from '../../application/session/session-token.port';
import type { Instant } from '../../domain/shared/instant';
import { type HttpAnswer, type HttpRequest, keptAtHeader } from '../rest/transport/http-sender.port';
import { forgetOwner, keptCache, keptForAll, keptForOwner } from './kept-caches';
import { isKeptForAll, isKeptForOwner } from './what-is-kept';

const ownerHeader = 'x-kept-for';

const most = 400;
const longestText = 400_000;

/** Answers to reads on this device: those for everybody, and those of one person until they log out. */
export class KeptAnswers {
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly hosts: Environment['hosts'],
    private readonly tokens: Pick<SessionTokenPort, 'owner' | 'rememberedUser'>,
  ) {}

  /**
   * One after the other, so that what is forgotten stays forgotten.
   * @param asker whose session it was asked with: what is of an account is kept for them alone, while they are here
   */
  keep(request: HttpRequest, answer: HttpAnswer, at: Instant, asker: string | undefined): Promise<void> {
    const kept = this.#turn.then(() => this.#keep(request, answer, at, asker)).catch(() => undefined);
    this.#turn = kept;
    return kept;
  }

  /** What the host said when it was asked last. */
  async recall(request: HttpRequest, asker: string | undefined): Promise<HttpAnswer | undefined> {
    const place = this.#placeOf(request, asker);
    if (place === undefined) return undefined;
    const found = await (await keptCache(place.cache))?.match(place.key);
    if (!found || found.headers.get(ownerHeader) !== (place.owner ?? null)) return undefined;
    const body: unknown = await found.json();
    return { status: 200, body, header: (name) => found.headers.get(name) ?? undefined };
  }

  async #keep(request: HttpRequest, answer: HttpAnswer, at: Instant, asker: string | undefined): Promise<void> {
    const place = this.#placeOf(request, asker);
    if (place === undefined || answer.status !== 200 || typeof answer.body !== 'object') return;
    const text = JSON.stringify(answer.body);
    if (text.length > longestText) return;
    const cache = await keptCache(place.cache);
    if (!cache) return;
    const headers = { [keptAtHeader]: String(at), ...(place.owner !== undefined && { [ownerHeader]: place.owner }) };
    await cache.delete(place.key);
    await cache.put(place.key, new Response(text, { headers }));
    // Somebody logged out meanwhile.
    if (place.owner !== undefined && this.#owner() !== place.owner) await forgetOwner();
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  }

  /** Nobody's, while whom the token is for is not yet whom this device remembers. */
  #owner(): string | undefined {
    const owner = this.tokens.owner.current;
    return owner === this.tokens.rememberedUser() ? owner : undefined;
  }

  #placeOf(
    { method, url, bytes }: HttpRequest,
    asker: string | undefined,
  ): { cache: string; key: string; owner?: string } | undefined {
    if (method !== 'GET' || bytes) return undefined;
    const { origin, pathname, searchParams } = new URL(url);
    const key = withoutTheHour(url, searchParams);
    if (isKeptForAll(origin, pathname, this.hosts)) return { cache: keptForAll, key };
    const owner = this.#owner();
    return owner !== undefined && owner === asker && isKeptForOwner(origin, pathname, this.hosts)
      ? { cache: keptForOwner, key, owner }
      : undefined;
  }
}

/** Whoever asks for what was until now asks in other words each time. */
function withoutTheHour(url: string, parameters: URLSearchParams): string {
  const moving = [...parameters.keys()].filter((name) =>
    /^(end|start|from|to|end_?t(ime)?|start_?t(ime)?)$/i.test(name),
  );
  if (moving.length === 0) return url;
  const kept = new URL(url);
  moving.forEach((name) => kept.searchParams.delete(name));
  return kept.href;
}
