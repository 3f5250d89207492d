/**
 * Takes the names of ports out of the built product: whoever puts it together reads them, and a port that nobody
 * provides fails a test long before. More than a hundred of them stand in the first script.
 */
export function namelessPorts() {
  return {
    name: 'nameless-ports',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /[\\/]src[\\/](application|infrastructure|presentation)[\\/]/.test(id) && code.includes(' = token<')
        ? { code: code.replace(/( = token<.+>)\('\w+'\)/g, "$1('')"), map: null }
        : undefined,
  };
}
