/* What the reports of the tools say: how much passed, and by name what did not. */

/** @typedef {{ passed: number, failed: string[] }} Result what failed: its name, and the reason below it */

/** @returns {Result} of what jest wrote by --json */
export function ofJest({ numPassedTests, testResults }) {
  const failed = testResults.flatMap(({ name, message, assertionResults }) => {
    const tests = assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length > 0) return tests.map((test) => told(test.fullName, test.failureMessages[0]));
    // A file that could not be run has no tests.
    return message && assertionResults.length === 0 ? [told(name, message)] : [];
  });
  return { passed: numPassedTests, failed };
}

/** @returns {Result} of what Cucumber's json formatter wrote */
export function ofCucumber(report) {
  const scenarios = report.flatMap(({ uri, elements }) =>
    elements.filter(({ type }) => type === 'scenario').map((scenario) => ({ uri, ...scenario })),
  );
  const failed = scenarios.flatMap(({ uri, name, line, steps }) => {
    const step = steps.find(({ result }) => result.status !== 'passed');
    const where = `${uri}:${line} ${name}`;
    return step
      ? [told(`${where}: ${step.name ?? step.keyword}`, step.result.error_message ?? step.result.status)]
      : [];
  });
  return { passed: scenarios.length - failed.length, failed };
}

/** @returns {Result} of what Playwright's json reporter wrote */
export function ofPlaywright({ stats, suites, errors = [] }) {
  const failed = suites.flatMap((suite) => unexpected(suite, []));
  return {
    passed: stats.expected + stats.flaky,
    failed: [...failed, ...errors.map(({ message }) => told('outside of a test', message))],
  };
}

function unexpected({ title, suites = [], specs = [] }, above) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map((spec) => {
        const error = spec.tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
        return told([...path, spec.title].join(' › '), error?.message);
      }),
    ...suites.flatMap((suite) => unexpected(suite, path)),
  ];
}

/** The reason's first lines; the tool printed the rest where it failed. */
function told(name, reason = '') {
  const lines = stripped(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function stripped(text) {
  return text.replaceAll(/\u001b\[[\d;]*m/g, '');
}
