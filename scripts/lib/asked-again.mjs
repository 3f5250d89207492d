import { minifySync } from 'vite';

/** A name that nothing else has on the page. */
const asking = 'part$';

/**
 * Browsers keep a failed `import()` for as long as the document lives: whoever lost the connection for the moment in
 * which a part was asked for could not have that part before they load the page anew, with what they had typed gone.
 * In the built product parts are asked for through one function: what failed is asked for under another address the
 * next time, at once where there is a connection. Of several who ask for one part together all get the same.
 */
export function askedAgain() {
  return [
    {
      name: 'files-beside-parts',
      apply: 'build',
      enforce: 'pre',
      load: (id) => (id === '\0vite/preload-helper.js' ? `export const __vitePreload = (${withFiles})({})` : undefined),
    },
    {
      name: 'asked-again',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        // After the addresses of chunks have taken their places.
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
          const first = chunks.find(({ name }) => name === 'app');
          if (!first) this.error('There is no first script to put this into.');
          for (const chunk of chunks)
            chunk.code = chunk.code.replace(/\bimport\((?=`\.\/[^`$]+\.js`\))/g, `${asking}(`);
          first.code = beginning + first.code;
        },
      },
    },
  ];
}

/** All chunks lie in one folder, so that an address beside one of them is one beside the first script. */
const ask = (endings, load) =>
  (load = (part, again = navigator.onLine, ending = endings[part] ?? '') =>
    import(part + ending).catch((reason) => {
      // The same for all who asked at the same time, so that they get the same.
      endings[part] = `${ending || '?'}1`;
      if (again) return load(part, false);
      throw reason;
    }));

const { code: beginning } = minifySync('asked-again.js', `globalThis.${asking} = (${ask})({});`, { module: true });

/**
 * In place of Vite's own helper, which the build calls by this name, and which is four times as long in the first script
 * for nonces and events that the product has none of. A part comes once its style sheets count; of scripts that it will
 * want the browser is only told. What stands in the document is not asked for, and a sheet that failed is asked for
 * again the next time.
 */
const withFiles =
  (asked) =>
  (load, files = []) =>
    Promise.all(
      files.map(
        (file) =>
          (asked[file] ??= new Promise((resolve, reject) => {
            const href = `/${file}`;
            const rel = file.endsWith('css') ? 'stylesheet' : 'modulepreload';
            if (document.querySelector(`[rel=${rel}][href="${href}"]`)) return resolve();
            const link = document.createElement('link');
            Object.assign(link, { rel, href, crossOrigin: '', onload: resolve });
            link.onerror = () => {
              link.remove();
              asked[file] = undefined;
              reject(new Error(`Unable to preload CSS for ${href}`));
            };
            document.head.append(link);
            if (rel !== 'stylesheet') resolve();
          })),
      ),
    ).then(load);
