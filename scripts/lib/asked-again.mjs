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
  return {
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
        for (const chunk of chunks) chunk.code = chunk.code.replace(/\bimport\((?=`\.\/[^`$]+\.js`\))/g, `${asking}(`);
        first.code = beginning + first.code;
      },
    },
  };
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
