import { BlockList, isIP } from 'node:net';
import { invalidParameter } from '../../shared/api-error';
import type { LanguageCode } from '../../../src/domain/platform/language';
import { regionOf, type Region } from '../users/regions';

export interface Place {
  readonly ip: string;
  /** Absent where nobody can say: addresses of a local network, and all that no place was given to. */
  readonly region: Region | undefined;
  readonly city: string | undefined;
  /** Of the local network or the machine itself. */
  readonly local: boolean;
  readonly languageHint: LanguageCode | undefined;
}

const local = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  local.addSubnet(network, prefix);
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  local.addSubnet(network, prefix, 'ipv6');

const languages: Readonly<Record<string, LanguageCode>> = {
  TW: 'zh',
  CN: 'zh-Hans',
  SG: 'zh-Hans',
  BR: 'pt',
  PT: 'pt',
  UA: 'ukr',
  VN: 'vn',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CL: 'es',
  CO: 'es',
  PE: 'es',
};

interface Pretended {
  readonly network: string;
  readonly list: BlockList | undefined;
  readonly region: Region;
  readonly city: string | undefined;
}

/**
 * Where addresses are. The sandbox asks no service about people's addresses: it knows which are local, and
 * beyond that what it was told to pretend.
 */
export class Places {
  #pretended: readonly Pretended[] = [];

  of(ip: string): Place {
    const version = isIP(ip);
    const type = version === 6 ? 'ipv6' : 'ipv4';
    const told = this.#pretended.find(({ list }) => list === undefined || (version !== 0 && list.check(ip, type)));
    return {
      ip,
      region: told?.region,
      city: told?.city,
      local: version !== 0 && local.check(ip, type),
      languageHint: told && (languages[told.region.code] ?? 'en'),
    };
  }

  /** Words for a list of devices or log-ins; empty when nothing is known. */
  nameOf(ip: string): string {
    const { region, city, local: near } = this.of(ip);
    if (region) return city === undefined ? region.name : `${city}, ${region.name}`;
    return near ? 'Local network' : '';
  }

  /**
   * @param network an address, a range such as 203.0.113.0/24, or `*` for everywhere
   * @param country undefined forgets what was said of this network. @throws ApiError -1005
   */
  pretend(network: string, country: string | undefined, city?: string): void {
    const others = this.#pretended.filter((each) => each.network !== network);
    if (country === undefined) {
      this.#pretended = others;
      return;
    }
    const region = regionOf(country);
    if (!region) throw invalidParameter('country');
    const pretended = { network, list: network === '*' ? undefined : listOf(network), region, city };
    // What is said of everywhere holds only where nothing else does.
    this.#pretended = network === '*' ? [...others, pretended] : [pretended, ...others];
  }
}

function listOf(network: string): BlockList {
  const [address = '', prefix] = network.split('/');
  const version = isIP(address);
  if (version === 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) throw invalidParameter('network');
  const list = new BlockList();
  try {
    list.addSubnet(
      address,
      prefix === undefined ? (version === 6 ? 128 : 32) : Number(prefix),
      version === 6 ? 'ipv6' : 'ipv4',
    );
  } catch {
    throw invalidParameter('network');
  }
  return list;
}
