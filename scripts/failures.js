import { stripVTControlCharacters } from 'node:util'

/** Number of lines kept of one failure's message. */
const MAX_LINES = 14

/**
 * Returns what failed in a Playwright run, each with its place and reason.
 *
 * @param {any} report - Playwright's JSON report.
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
 * Returns vitest's parameters that run only what failed in a run.
 *
 * @param {any} report - vitest's JSON report.
 * @returns {string[]}
 */
export function toVitestFilter(report) {
  /** @type {any[]} */
  const files = (report?.testResults ?? []).filter(
    (/** @type {any} */ file) => file.status === 'failed',
  )
  const titles = files.flatMap(({ assertionResults }) =>
    assertionResults
      .filter((/** @type {any} */ result) => result.status === 'failed')
      .map((/** @type {any} */ result) =>
        result.fullName.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
      ),
  )
  return [
    ...files.map(({ name }) => name),
    ...(titles.length ? ['--testNamePattern', `^(${titles.join('|')})$`] : []),
  ]
}

/**
 * Returns what failed in a vitest run.
 *
 * @param {any} report - vitest's JSON report.
 * @returns {string[]}
 */
export function listVitestFailures(report) {
  /** @type {any[]} */
  const files = report?.testResults ?? []
  return files.flatMap(({ assertionResults, message, name, status }) => {
    const failed = assertionResults.filter(
      (/** @type {any} */ result) => result.status === 'failed',
    )
    if (failed.length === 0 && status === 'failed')
      return [[name, toExcerpt(message)].join('\n')]
    return failed.map((/** @type {any} */ { failureMessages, fullName }) =>
      [`${name} ${fullName}`, toExcerpt(failureMessages?.[0])].join('\n'),
    )
  })
}

/** @param {string} [message] */
const toExcerpt = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/**
 * @param {any} spec
 * @param {any} test
 */
function toReason(spec, test) {
  const { errors = [], status } = test.results.at(-1) ?? {}
  const [error] = errors
  return [
    `${spec.file}:${error?.location?.line ?? spec.line} ${spec.title}`,
    toExcerpt(error?.message ?? `ended as ${status}`),
  ].join('\n')
}
