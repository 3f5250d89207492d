import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { WatchlistsCommandsPort } from '../../../application/markets/watchlists-commands.port';
import type { WatchlistsPort } from '../../../application/markets/watchlists.port';
import type { Watchlist, WatchlistDraft } from '../../../domain/markets/watchlist';
import { mapResult, type Result } from '../../../domain/shared/result';
import type { watchlistsEndpoints } from '../../wire/catalogue/watchlists.endpoints';
import { RestClient } from '../transport/rest-client';
import type { Needs } from '../../../application/kernel/token';

interface Row {
  readonly watchlist_id: string;
  readonly name: string;
  readonly symbols: readonly string[];
}

export class RestWatchlistsAdapter implements WatchlistsPort, WatchlistsCommandsPort {
  static readonly needs: Needs<typeof RestWatchlistsAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async watchlists(): Outcome<readonly Watchlist[]> {
    return lists(await this.#client.send(call('watchlists')));
  }

  async watchlist(id: string): Outcome<Watchlist> {
    const answer = await this.#client.send(call('watchlist'), { query: { watchlist_id: id } });
    return mapResult(answer, ({ data }) => fromWire(data));
  }

  async create({ name, symbols }: WatchlistDraft): Outcome<readonly Watchlist[]> {
    return lists(await this.#client.send(call('create'), { body: { name, symbols: [...symbols] } }));
  }

  async rearrange(changed: readonly Watchlist[]): Outcome<readonly Watchlist[]> {
    const watchlists = changed.map(({ id, name, symbols }) => ({ watchlist_id: id, name, symbols: [...symbols] }));
    return lists(await this.#client.send(call('edit'), { body: { watchlists } }));
  }

  async add(id: string, symbol: string): Outcome<readonly Watchlist[]> {
    return this.#put(id, symbol, true);
  }

  async remove(id: string, symbol: string): Outcome<readonly Watchlist[]> {
    return this.#put(id, symbol, false);
  }

  async takeOver(drafts: readonly WatchlistDraft[]): Outcome<readonly Watchlist[]> {
    const watchlists = drafts.map(({ name, symbols }) => ({ name, symbols: [...symbols] }));
    return lists(await this.#client.send(call('sync'), { body: { watchlists } }));
  }

  async discard(id: string): Outcome<readonly Watchlist[]> {
    return lists(await this.#client.send(call('remove'), { query: { watchlist_id: id } }));
  }

  async #put(id: string, symbol: string, add: boolean): Outcome<readonly Watchlist[]> {
    return lists(await this.#client.send(call('update'), { body: { watchlist_id: id, symbol, add } }));
  }
}

function lists(
  answer: Result<{ readonly data: { readonly rows: readonly Row[] } }, Failure>,
): Result<readonly Watchlist[], Failure> {
  return mapResult(answer, ({ data }) => data.rows.map(fromWire));
}

function fromWire({ watchlist_id, name, symbols }: Row): Watchlist {
  return { id: watchlist_id, name, symbols };
}

async function call<Name extends keyof typeof watchlistsEndpoints>(
  name: Name,
): Promise<(typeof watchlistsEndpoints)[Name]> {
  return (await import('../../wire/catalogue/watchlists.endpoints')).watchlistsEndpoints[name];
}
