import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Outcome } from '../../application/kernel/failure';
import { Log } from '../../application/kernel/log.port';
import { Subject } from '../../application/kernel/observable-value';
import type { TranslationsPort } from '../../application/platform/language.port';
import { defaultLanguage, languageOfTag, languages, type LanguageCode } from '../../domain/platform/language';
import { languageAddress } from '../../domain/platform/language-address';
import { failure, success } from '../../domain/shared/result';
import { FileBackend } from './file-backend';
import { defaultNamespace, fallbackTag, i18nextOptions } from './i18next-options';
import { TranslationFiles } from './translation-files';
import type { Needs } from '../../application/kernel/token';

/** Loading of texts (specification, section 9). i18next doubles the back-off itself. */
const loadingRules = { maxParallelReads: 10, maxRetries: 5, retryTimeout: 350 } as const;

/** Texts by i18next. A text that a language lacks comes from the fallback language; a key is never shown. */
export class I18nextTranslationsAdapter implements TranslationsPort {
  static readonly needs: Needs<typeof I18nextTranslationsAdapter> = [TranslationFiles, Log];

  readonly language = new Subject<LanguageCode>(defaultLanguage);
  readonly addressLanguage = languageAddress(location.pathname).language;
  // What was rendered ahead is in a language already: plain paths are English, whatever the device speaks.
  readonly deviceLanguage =
    'rendered' in document.documentElement.dataset
      ? undefined
      : navigator.languages.map(languageOfTag).find((code) => code !== undefined);
  readonly #namespaces = new Set<string>([defaultNamespace]);
  readonly #i18n: i18n = createInstance();
  #initialised: Promise<unknown> | undefined;
  #wanted: LanguageCode = defaultLanguage;

  constructor(
    private readonly files: TranslationFiles,
    private readonly log: Log,
  ) {}

  async use(language: LanguageCode): Outcome<void> {
    this.#wanted = language;
    const tag = languages[language].regionalTag;
    await this.#initialise();
    if (!(await this.#read(tag, [...this.#namespaces])))
      return failure({ kind: 'offline', detail: `Texts of ${tag} did not load` });
    // A later choice was made while this one loaded.
    if (this.#wanted !== language) return success(undefined);
    await this.#i18n.changeLanguage(tag);
    document.documentElement.lang = tag;
    document.documentElement.dir = this.#i18n.dir(tag);
    this.language.set(language);
    return success(undefined);
  }

  async load(namespaces: readonly string[]): Outcome<void> {
    await this.#initialise();
    for (const namespace of namespaces) this.#namespaces.add(namespace);
    const { current } = this.language;
    const loaded = await this.#read(languages[current].regionalTag, namespaces);
    // The language was changed while they loaded.
    if (loaded && current !== this.language.current) return this.load(namespaces);
    return loaded
      ? success(undefined)
      : failure({ kind: 'offline', detail: `Texts of ${namespaces.join(', ')} did not load` });
  }

  /** Whether every namespace can be shown: in the language itself, or else in the fallback language. */
  async #read(tag: string, namespaces: readonly string[]): Promise<boolean> {
    await Promise.all([tag, fallbackTag].map((each) => this.#readMissing(each, namespaces)));
    const has = (each: string, namespace: string): boolean => this.#i18n.hasResourceBundle(each, namespace);
    const own = namespaces.every((namespace) => has(tag, namespace) || has(fallbackTag, namespace));
    return own && (has(tag, defaultNamespace) || tag === this.#i18n.language);
  }

  async #readMissing(tag: string, namespaces: readonly string[]): Promise<void> {
    const missing = namespaces.filter((namespace) => !this.#i18n.hasResourceBundle(tag, namespace));
    // `reload` is i18next's one call that also asks again for what failed before.
    if (missing.length > 0) await this.#i18n.reloadResources([tag], missing);
  }

  #initialise(): Promise<unknown> {
    this.#initialised ??= this.#i18n
      .use(new FileBackend(this.files))
      .use(initReactI18next)
      .init({
        ...loadingRules,
        ...i18nextOptions(),
        saveMissing: true,
        missingKeyHandler: (_tags, namespace, key) => this.log.warning('text missing', { namespace, key }),
      });
    return this.#initialised;
  }
}
