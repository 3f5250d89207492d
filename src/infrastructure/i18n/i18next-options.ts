import type { InitOptions } from 'i18next';
import { defaultLanguage, languageCodes, languages } from '../../domain/platform/language';

export const fallbackTag = languages[defaultLanguage].regionalTag;
export const defaultNamespace = 'common';

/** How texts are looked up: the same in a browser and where pages are rendered ahead. Made anew, since i18next writes into them. */
export const i18nextOptions = () =>
  ({
    // Nothing to wait for: what is not there yet is read afterwards.
    initAsync: false,
    lng: fallbackTag,
    fallbackLng: fallbackTag,
    supportedLngs: languageCodes.map((code) => languages[code].regionalTag),
    load: 'currentOnly',
    ns: [],
    defaultNS: defaultNamespace,
    fallbackNS: defaultNamespace,
    // The library's own; named, it does not look at each text whether its key might be a sentence.
    keySeparator: '.',
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    parseMissingKeyHandler: () => '',
  }) satisfies InitOptions;
