/**
 * Parts of a library's one file that nothing here reaches, and that bundlers keep all the same: a class may do something
 * while it is made, a branch may be taken, a method may be called by a name that nobody can follow.
 */

/**
 * The file without them.
 * @param declarations at its top, by name: what stands in for each, or null for nothing at all
 * @param methods of its classes, as `Class.method`: what the method returns
 * @param calls of its functions, by name: what each call says, so that what hangs on it can be decided ahead
 * @throws where one is not there, or not once: the file is not the one that was read
 */
export function withoutUnreached(code, { declarations = {}, methods = {}, calls = {} }) {
  const emptied = Object.entries(methods).reduce((text, [name, result]) => {
    const [owner, method] = name.split('.');
    return once(text, declared(owner), name, (whole) =>
      once(whole, methodCalled(method), name, (_, head) => `${head} {\n    return ${result};\n  }`),
    );
  }, code);
  const answered = Object.entries(calls).reduce(
    (text, [name, answer]) => once(text, declared(name), name, () => '').replace(called(name), answer),
    emptied,
  );
  return Object.entries(declarations).reduce(
    (text, [name, instead]) =>
      once(text, declared(name), name, () => `var ${name} = ${instead};\n`)
        // What is hung on it afterwards goes with it.
        .replace(new RegExp(`^${name}\\.\\w+ = .*;$`, 'gm'), ''),
    answered,
  );
}

/** Up to the next line that begins something else. */
function declared(name) {
  return new RegExp(
    `^(?:async )?(?:function|class|var|let|const) ${name.replace('$', '\\$')}(?![\\w$]).*(?:\\n(?:[ \\t})\\]].*)?)*`,
    'gm',
  );
}

/** With one word as what is asked about. */
function called(name) {
  return new RegExp(`\\b${name}\\(\\w+\\)`, 'g');
}

/** One step further in than its class, as every one of these files is written. */
function methodCalled(name) {
  return new RegExp(`^(  ${name}\\(.*\\)) \\{\\n(?:(?:    .*)?\\n)*?  \\}`, 'gm');
}

function once(text, pattern, name, replacement) {
  const found = [...text.matchAll(pattern)].length;
  if (found !== 1) throw new Error(`${name} is there ${found} times, and not once.`);
  return text.replace(pattern, replacement);
}
