interface Region {
  readonly code: string;
  readonly name: string;
  readonly eu: boolean;
  readonly restricted: boolean;
}

const european = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');
/** Where the exchange does not serve people (protocol 6.2). */
const restricted = new Set(['US', 'CA', 'CN']);
const others = 'AR AU BR CA CH CL CN CO GB ID IN JP KR MX MY NO NZ PE PH SG TH TR TW UA US VN ZA'.split(' ');

const names = new Intl.DisplayNames('en', { type: 'region' });

export const regions: readonly Region[] = [...european, ...others]
  .map((code) => ({ code, name: names.of(code) ?? code, eu: european.includes(code), restricted: restricted.has(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
