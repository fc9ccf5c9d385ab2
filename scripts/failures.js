import { stripVTControlCharacters } from 'node:util'

/** Lines of one failure's message that are kept. */
const MAX_LINES = 14

/**
 * What failed in a run of Playwright, each with its place and its reason.
 *
 * @param {any} report of Playwright's JSON reporter
 * @returns {string[]}
 */
export function listFailures(report) {
  /** @type {string[]} */
  const found = []
  /** @param {any} suite */
  const visit = (suite) => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests)
        if (test.status === 'unexpected' || test.status === 'flaky')
          found.push(toReason(spec, test))
    for (const inner of suite.suites ?? []) visit(inner)
  }
  for (const suite of report?.suites ?? []) visit(suite)
  return found
}

/**
 * @param {any} spec
 * @param {any} test
 */
function toReason(spec, test) {
  const { errors = [], status } = test.results.at(-1) ?? {}
  const [error] = errors
  const text = stripVTControlCharacters(error?.message ?? `ended as ${status}`)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((/** @type {string} */ line) => `    ${line}`)
  return [
    `${spec.file}:${error?.location?.line ?? spec.line} ${spec.title}`,
    ...text,
  ].join('\n')
}
