export interface Region {
  readonly code: string;
  readonly name: string;
  readonly eu: boolean;
  readonly restricted: boolean;
  readonly dialCode: string;
  /** What identity can be verified with. */
  readonly documents: readonly DocumentType[];
}

export const documentTypes = ['PASSPORT', 'ID_CARD', 'DRIVING_LICENCE'] as const;
export type DocumentType = (typeof documentTypes)[number];

const european = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '));
/** Where the exchange does not serve people (protocol 6.2). */
const restricted = new Set(['US', 'CA', 'CN']);
/** Nobody there has an identity card. */
const withoutCards = new Set(['AU', 'CA', 'DK', 'GB', 'IE', 'JP', 'NO', 'NZ', 'US']);

const dialCodes: Readonly<Record<string, string>> = {
  AT: '+43',
  BE: '+32',
  BG: '+359',
  HR: '+385',
  CY: '+357',
  CZ: '+420',
  DK: '+45',
  EE: '+372',
  FI: '+358',
  FR: '+33',
  DE: '+49',
  GR: '+30',
  HU: '+36',
  IE: '+353',
  IT: '+39',
  LV: '+371',
  LT: '+370',
  LU: '+352',
  MT: '+356',
  NL: '+31',
  PL: '+48',
  PT: '+351',
  RO: '+40',
  SK: '+421',
  SI: '+386',
  ES: '+34',
  SE: '+46',
  AR: '+54',
  AU: '+61',
  BR: '+55',
  CA: '+1',
  CH: '+41',
  CL: '+56',
  CN: '+86',
  CO: '+57',
  GB: '+44',
  ID: '+62',
  IN: '+91',
  JP: '+81',
  KR: '+82',
  MX: '+52',
  MY: '+60',
  NO: '+47',
  NZ: '+64',
  PE: '+51',
  PH: '+63',
  SG: '+65',
  TH: '+66',
  TR: '+90',
  TW: '+886',
  UA: '+380',
  US: '+1',
  VN: '+84',
  ZA: '+27',
};

const names = new Intl.DisplayNames('en', { type: 'region' });

export const regions: readonly Region[] = Object.entries(dialCodes)
  .map(([code, dialCode]) => ({
    code,
    name: names.of(code) ?? code,
    eu: european.has(code),
    restricted: restricted.has(code),
    dialCode,
    documents: documentTypes.filter((type) => type !== 'ID_CARD' || !withoutCards.has(code)),
  }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

const byCode = new Map(regions.map((region) => [region.code, region]));

export function regionOf(code: string | undefined): Region | undefined {
  return code === undefined ? undefined : byCode.get(code);
}
