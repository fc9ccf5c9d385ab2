import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { groups, LOWEST_SCORE } from './groups.js'
import { toScores } from './toScores.js'

// `node test/security/mutation/run.js [group] ...`, by default all groups.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const stryker = join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
const config = 'test/security/mutation/stryker.config.js'
const reportPath = join(root, '.cache/mutation/report.json')

rmSync(reportPath, { force: true })
const start = Date.now()
const names = process.argv.slice(2)
const chosen = names.flatMap((name) => {
  if (!groups[name]) throw new Error(`There is no group ${name}.`)
  return groups[name]
})
const mutate = [...chosen, '!**/*.test.ts'].join(',')
const { status } = spawnSync(
  process.execPath,
  [stryker, 'run', config, ...(chosen.length > 0 ? ['-m', mutate] : [])],
  { cwd: root, stdio: 'inherit' },
)
const report = existsSync(reportPath)
  ? JSON.parse(readFileSync(reportPath, 'utf8'))
  : { files: {} }
const scores = toScores(report, groups)
for (const { name, score, killed, timedOut, lived, disabled } of scores)
  console.log(
    [
      score < LOWEST_SCORE ? 'FAIL' : ' ok ',
      name.padEnd(10),
      `${score.toFixed(1)} %`.padStart(8),
      `${killed} found`.padStart(11),
      `${timedOut} endless`.padStart(12),
      `${lived} alive`.padStart(10),
      `${disabled} disabled`.padStart(13),
    ].join(' '),
  )
console.log(`mutation: ${((Date.now() - start) / 60_000).toFixed(1)} min`)
const isGood =
  status === 0 &&
  scores.length > 0 &&
  scores.every(({ score }) => score >= LOWEST_SCORE)
process.exitCode = isGood ? 0 : 1
