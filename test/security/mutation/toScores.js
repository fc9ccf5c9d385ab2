/**
 * @typedef {{
 *   files: Record<string, { mutants: readonly { status: string }[] }>
 * }} Report
 */

/**
 * Counts the outcomes of the mutants of each group. Groups that were not run
 * are left out.
 *
 * @param {Report} report - Report of Stryker.
 * @param {Readonly<Record<string, readonly string[]>>} groups - Globs by name.
 */
export function toScores(report, groups) {
  return Object.entries(groups).flatMap(([name, globs]) => {
    const statuses = Object.entries(report.files)
      .filter(([path]) => globs.some((glob) => toPattern(glob).test(path)))
      .flatMap(([, { mutants }]) => mutants.map(({ status }) => status))
    /** @param {string[]} wanted */
    const count = (...wanted) =>
      statuses.filter((status) => wanted.includes(status)).length
    const killed = count('Killed')
    const timedOut = count('Timeout')
    const lived = count('Survived', 'NoCoverage')
    const disabled = count('Ignored')
    const total = killed + timedOut + lived
    if (total === 0) return []
    const score = (100 * (killed + timedOut)) / total
    return [{ name, score, killed, timedOut, lived, disabled }]
  })
}

/** @param {string} glob - Glob in which `*` matches anything but a slash. */
function toPattern(glob) {
  const parts = glob.split('*').map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[^/]*')}$`)
}
