/**
 * The result of one step. Skipped tests count as neither.
 *
 * @typedef {{ passed: number, failed: number, skipped?: number }} Count
 */

/**
 * Counts a step without tests as one check.
 *
 * @param {number} code - Exit code.
 * @returns {Count}
 */
export function toCheck(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * @param {any} report - vitest's JSON report, `undefined` if it wrote none.
 * @param {number} code - Exit code.
 * @returns {Count}
 */
export function countVitest(report, code) {
  if (!report) return toCheck(code || 1)
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults
  // Files that failed outside a test, such as in an import or a hook.
  const broken = files.filter(
    ({ assertionResults, status }) =>
      status === 'failed' &&
      assertionResults.every((result) => result.status !== 'failed'),
  )
  return assertHonest(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    code,
  )
}

/**
 * @param {any} report - Playwright's JSON report, `undefined` if it wrote
 *   none.
 * @param {number} code - Exit code.
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  if (!report) return toCheck(code || 1)
  const { errors, stats } = report
  return assertHonest(
    {
      passed: stats.expected,
      // A test that passes only on a retry is a failing test.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    code,
  )
}

/**
 * A crash, an unhandled error or an empty run is a failure, whatever the
 * report says.
 *
 * @param {Count} count
 * @param {number} code
 * @returns {Count}
 */
function assertHonest(count, code) {
  const isSilent = count.failed === 0 && (code !== 0 || count.passed === 0)
  return isSilent ? { ...count, failed: 1 } : count
}
