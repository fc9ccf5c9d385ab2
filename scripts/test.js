import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installChromium } from './chromium.js'
import { countPlaywright, countVitest, toCheck } from './counts.js'
import { listFailures, listVitestFailures, toVitestFilter } from './failures.js'
import { installFirefox } from './firefox.js'
import { firstHalves, restThirds, restUnits } from './parts.js'
import { run } from './process.js'
import { setup } from './setup.js'
import { installWebkit } from './webkit.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules/.bin')
const reports = join(root, '.cache/reports')
const TOTAL_TIMEOUT_MS = 45 * 60_000
/**
 * `first` for `npm test`, `rest` for `npm run test:rest` after it, or `all`
 * for `npm run test:all`, which runs both.
 */
const part = process.argv[2] ?? 'first'
if (!['first', 'rest', 'all'].includes(part))
  throw new Error(`There is no part ${part} of the tests.`)
/** Number of lines printed of a failed step's output. */
const MAX_LINES = 400
/** Number of failures of a step that are retried; more are a defect. */
const MAX_SECOND_LOOKS = 2

/**
 * @typedef {import('./counts.js').Count} Count
 * @typedef {{
 *   name: string
 *   command: [string, ...string[]]
 *   count?: (code: number) => Count
 *   env?: Record<string, string>
 *   needs?: string
 *   timeoutMs?: number
 *   again?: () => Pick<Step, 'command' | 'count' | 'env'>
 *   list?: () => string[]
 *   prepare?: () => Promise<{ reason?: string }>
 * }} Step `count` reads the number of tests; a step without it is one check.
 *   `again` reruns alone what failed beside others, `list` returns what failed
 *   and why. `prepare` installs what the step needs; if it returns a `reason`
 *   why that is missing, the step is skipped.
 */

/**
 * @typedef {Count & {
 *   name: string
 *   seconds: number
 *   failures?: string[]
 *   flaky?: string[]
 *   reason?: string | undefined
 * }} Result `reason` says why the step was skipped.
 *
 * @typedef {{
 *   deadline: number
 *   env: Record<string, string>
 *   results: Result[]
 * }} State
 */

/** @satisfies {Record<string, Step>} */
const steps = {
  build: { name: 'build', command: [process.execPath, 'scripts/build.js'] },
  unit: toUnitStep({
    name: 'unit',
    env: { LATCHKEY_UNIT_SHORT: '1' },
  }),
  unitRest: toUnitStep({ name: 'unit, the rest', parameters: restUnits }),
  check: { name: 'check', command: [`${bin}/biome`, 'check', '.'] },
  types: { name: 'types', command: [`${bin}/tsc`, '--noEmit'] },
  unused: { name: 'unused', command: [`${bin}/knip`] },
  publint: {
    name: 'publint',
    command: [`${bin}/publint`, '--strict'],
    needs: 'build',
  },
  package: {
    name: 'exports of the package',
    command: [
      `${bin}/attw`,
      ...['--pack', '.', '--profile', 'esm-only'],
      // A style sheet is not a module.
      ...['--exclude-entrypoints', 'styles.css'],
    ],
    needs: 'build',
  },
  entryPoints: {
    name: 'size of the entry points',
    command: [`${bin}/size-limit`],
    needs: 'build',
  },
  sizes: {
    name: 'size of the pages',
    command: [process.execPath, 'scripts/size.js'],
    needs: 'build',
  },
  lowest: {
    name: 'lowest peers',
    command: [process.execPath, 'test/package/smoke/run.js'],
    needs: 'build',
  },
  installs: {
    name: 'README in a new app',
    command: [process.execPath, 'test/package/installs/run.js', 'npm'],
    needs: 'build',
  },
  consumers: {
    name: 'Next, webpack',
    command: [process.execPath, 'test/package/consumers/run.js', 'quick'],
    needs: 'build',
    timeoutMs: 12 * 60_000,
  },
  examples: {
    // `npm run test:examples` builds them all.
    name: 'examples',
    command: [`${bin}/tsx`, 'test/package/examples/run.ts', 'solana'],
    needs: 'build',
    timeoutMs: 12 * 60_000,
  },
  publish: {
    name: 'published packages',
    command: [process.execPath, 'test/package/publish/run.js'],
    needs: 'build',
    timeoutMs: 8 * 60_000,
  },
  site: {
    name: 'documentation site',
    command: ['npm', 'run', 'docs:build'],
    // Types of examples, which take two minutes, have a test of their own.
    env: { LATCHKEY_SITE_PLAIN: '1' },
    needs: 'build',
    timeoutMs: 12 * 60_000,
  },
  pages: {
    name: 'pages',
    command: [`${bin}/tsx`, 'test/e2e/buildPages.ts'],
    needs: 'build',
  },
}

const chromiums = ['chromium', 'blocked', 'touch'].map(
  (project) => `--project=${project}`,
)

/**
 * The stages run in sequence, and the lanes of each in parallel, because tests
 * and installations wait more than they compute.
 *
 * @type {readonly (readonly (readonly Step[])[])[]}
 */
const first = [
  [[steps.build]],
  // What a user starts, as a user uses it, before anything else.
  [[toFrontStep()], [steps.check]],
  [[steps.unit], [steps.pages, steps.entryPoints]],
  // Each lane has its own services.
  firstHalves.map(([half, pattern]) => [
    toBrowserStep({
      name: `browser ${half}`,
      parameters: [pattern, ...chromiums],
    }),
  ]),
]

/** @type {readonly (readonly (readonly Step[])[])[]} */
const rest = [
  // `.ci/run` has run the first part just before.
  ...(part === 'all' || process.env.LATCHKEY_BUILT
    ? []
    : [[[steps.build, steps.pages]]]),
  [
    [
      steps.sizes,
      steps.lowest,
      steps.installs,
      steps.consumers,
      steps.publish,
      steps.examples,
    ],
    [
      steps.types,
      steps.unused,
      steps.unitRest,
      steps.publint,
      steps.package,
      steps.site,
    ],
  ],
  [[toFrontStep('rest')]],
  restThirds.map(([third, pattern], index) => [
    toBrowserStep({
      name: `browser, ${third}`,
      parameters: [pattern, ...chromiums],
      part: 'rest',
    }),
    ...(index === 2 ? toEngineSteps() : []),
  ]),
]

/** Runs every step, even after a failure, and prints the result of each. */
async function test() {
  const deadline = Date.now() + TOTAL_TIMEOUT_MS
  await setup()
  await installChromium()
  const env = { NO_COLOR: '1' }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  /** @type {Result[]} */
  const results = []
  const state = { deadline, env, results }
  const stages = [
    ...(part === 'rest' ? [] : first),
    ...(part === 'first' ? [] : rest),
  ]
  for (const lanes of stages) {
    const failed = await Promise.all(lanes.map((lane) => runLane(lane, state)))
    // Alone, when nothing else runs.
    for (const [step, result] of failed.flat())
      Object.assign(result, await lookAgain(step, result, state))
  }
  return results
}

/**
 * Reruns alone a test that failed beside others, to tell a busy machine from a
 * defect. If it then passes, it does not stop the run, but it is reported as
 * flaky with its failure, and has to be fixed.
 *
 * @param {Step} step
 * @param {Result} result
 * @param {State} state
 * @returns {Promise<Result>}
 */
async function lookAgain(step, result, { deadline, env }) {
  const { again } = step
  const isCrowd = result.failed > 0 && result.failed <= MAX_SECOND_LOOKS
  const { failures = [] } = result
  if (!again || !isCrowd || failures.length !== result.failed) return result
  const alone = await runStep(
    { ...step, ...again(), name: `${step.name} alone` },
    { deadline, env, results: [] },
  )
  process.stdout.write(`${toLine(alone)}\n`)
  if (alone.failed || alone.passed !== result.failed) return result
  const { passed, seconds } = result
  return {
    ...result,
    passed: passed + alone.passed,
    failed: 0,
    failures: [],
    flaky: failures,
    seconds: seconds + alone.seconds,
  }
}

/**
 * @param {Step} step
 * @param {State} state
 */
async function runStep(step, { deadline, env, results }) {
  const { timeoutMs = 5 * 60_000 } = step
  const [command, ...parameters] = step.command
  const { reason } = (await step.prepare?.()) ?? {}
  if (reason)
    return {
      name: step.name,
      ...{ failed: 0, passed: 0, reason, seconds: 0 },
      output: '',
    }
  const start = Date.now()
  const broken = results.find((result) => result.name === step.needs)?.failed
  const { code, output } = broken
    ? { code: 1, output: `Not run, because '${step.needs}' failed.` }
    : await run(command, parameters, {
        cwd: root,
        env: { ...env, FORCE_COLOR: undefined, ...step.env },
        timeoutMs: Math.max(1000, Math.min(timeoutMs, deadline - start)),
      })
  const count = (broken ? undefined : step.count?.(code)) ?? toCheck(code)
  const seconds = (Date.now() - start) / 1000
  const failures = count.failed && !broken ? step.list?.() : undefined
  return {
    name: step.name,
    ...count,
    ...(failures && { failures }),
    output,
    seconds,
  }
}

/**
 * @param {readonly Step[]} lane
 * @param {State} state
 * @returns {Promise<[Step, Result][]>} What failed.
 */
async function runLane(lane, state) {
  /** @type {[Step, Result][]} */
  const failed = []
  for (const step of lane) {
    const { output, ...result } = await runStep(step, state)
    process.stdout.write(`${toLine(result)}\n`)
    if (result.failed) process.stdout.write(`${toExcerpt(output)}\n`)
    state.results.push(result)
    if (result.failed) failed.push([step, result])
  }
  return failed
}

/**
 * Creates a step of Vitest with its own report.
 *
 * @param {{
 *   env?: Record<string, string>
 *   name: string
 *   parameters?: string[]
 * }} run
 * @returns {Step}
 */
function toUnitStep({ env = {}, name, parameters = [] }) {
  const id = name.replaceAll(/\W+/g, '-')
  const toRun = (
    /** @type {string} */ report,
    /** @type {string[]} */ which,
  ) => ({
    command: /** @type {[string, ...string[]]} */ ([
      `${bin}/vitest`,
      'run',
      ...which,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/${report}.json`,
    ]),
    count: (/** @type {number} */ code) =>
      countVitest(readReport(`${report}.json`), code),
    env,
  })
  return {
    name,
    ...toRun(id, parameters),
    list: () => listVitestFailures(readReport(`${id}.json`)),
    again: () => toRun(`${id}-again`, toVitestFilter(readReport(`${id}.json`))),
    timeoutMs: 18 * 60_000,
  }
}

/**
 * Creates a Playwright step with its own services and report.
 *
 * @param {{ name: string, parameters: string[], part?: string }} run
 * @returns {Step}
 */
function toBrowserStep({ name, parameters, part = '1' }) {
  const id = name.replaceAll(/\W+/g, '-')
  const toRun = (
    /** @type {string} */ report,
    /** @type {string[]} */ which,
    /** @type {Record<string, string>} */ env = {},
  ) => ({
    command: /** @type {[string, ...string[]]} */ ([
      `${bin}/playwright`,
      'test',
      ...which,
      `--output=test-results/${id}`,
      '--reporter=json,list',
    ]),
    count: (/** @type {number} */ code) =>
      countPlaywright(readReport(`${report}.json`), code),
    list: () => listFailures(readReport(`${report}.json`)),
    env: {
      ...env,
      LATCHKEY_E2E_BUILT: '1',
      LATCHKEY_E2E_STATE: join(root, '.cache', `${id}-state.json`),
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${report}.json`,
    },
  })
  return {
    name,
    ...toRun(id, parameters, {
      LATCHKEY_E2E_QUICK: '1',
      LATCHKEY_E2E_SHORT: part,
    }),
    again: () =>
      toRun(`${id}-again`, ['--last-failed', ...parameters], {
        LATCHKEY_E2E_SHORT: part,
      }),
    needs: 'pages',
    timeoutMs: 25 * 60_000,
  }
}

/**
 * Creates the step of what a user meets first, which it starts by itself: `npm
 * start`, and in the rest the packed server too.
 *
 * @param {'1' | 'rest'} [front]
 * @returns {Step}
 */
function toFrontStep(front = '1') {
  const id = front === '1' ? 'front' : 'front-rest'
  const toRun = (
    /** @type {string} */ report,
    /** @type {string[]} */ which = [],
  ) => ({
    command: /** @type {[string, ...string[]]} */ ([
      `${bin}/playwright`,
      ...['test', '--config', 'test/front/playwright.config.ts'],
      ...which,
      '--reporter=json,list',
    ]),
    count: (/** @type {number} */ code) =>
      countPlaywright(readReport(`${report}.json`), code),
    env: {
      LATCHKEY_E2E_SHORT: front,
      PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${report}.json`,
      // The README beside the packed server is walked once.
      ...(front === '1' && { LATCHKEY_FRONT_PACKED: '0' }),
    },
  })
  return {
    name: front === '1' ? 'front door' : 'front door, the rest',
    ...toRun(id),
    list: () => listFailures(readReport(`${id}.json`)),
    again: () => toRun(`${id}-again`, ['--last-failed']),
    needs: 'build',
    timeoutMs: 12 * 60_000,
  }
}

/**
 * The other engines, each of which is installed first if it can be.
 *
 * @returns {Step[]}
 */
function toEngineSteps() {
  return [
    { name: 'firefox', prepare: installFirefox },
    { name: 'webkit', prepare: installWebkit },
  ].map(({ name, prepare }) => ({
    ...toBrowserStep({
      name,
      parameters: [`--project=${name}`],
      part: 'rest',
    }),
    prepare,
  }))
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {Result} result */
function toLine({ failed, name, passed, reason, seconds, skipped }) {
  if (reason) return `SKIP ${name.padEnd(24)} ${reason.split('\n')[0]}`
  return [
    failed ? 'FAIL' : ' ok ',
    name.padEnd(24),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(11),
    skipped ? `${skipped} skipped`.padStart(11) : ''.padStart(11),
    `${seconds.toFixed(1)} s`.padStart(9),
  ].join(' ')
}

/** @param {string} output */
function toExcerpt(output) {
  const lines = output
    .trimEnd()
    .split('\n')
    // Passed tests would bury the failed ones.
    .filter((line) => !/^\s*[✓✔]/.test(line))
  if (lines.length <= MAX_LINES) return lines.join('\n')
  const half = MAX_LINES / 2
  const left = lines.length - MAX_LINES
  return [
    ...lines.slice(0, half),
    `... ${left} lines left out ...`,
    ...lines.slice(-half),
  ].join('\n')
}

/** @type {Result[]} */
let results = []
try {
  results = await test()
} catch (error) {
  process.stdout.write(`${error instanceof Error ? error.message : error}\n`)
  results = [{ name: 'setup', passed: 0, failed: 1, seconds: 0 }]
}
process.stdout.write(`\n${results.map(toLine).join('\n')}\n\n`)
/** @type {string[]} */
const reasons = results.flatMap(({ failures = [], flaky = [] }) => [
  ...failures.map((failure) => `FAILED ${failure}`),
  ...flaky.map((failure) => `FLAKY, passed alone, to be mended: ${failure}`),
])
/** @param {'passed' | 'failed'} kind */
const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
const totals = { passed: sum('passed'), failed: sum('failed'), reasons }
process.exitCode = totals.failed ? 1 : 0
// `.ci/run` prints one closing line for both parts, and what failed before it,
// because of a long output only the end may be kept.
const file = process.env.LATCHKEY_TOTALS
const written = file && part === 'rest' && existsSync(file)
if (written && statSync(file).size > 0) {
  const before = JSON.parse(readFileSync(file, 'utf8'))
  totals.passed += before.passed
  totals.failed += before.failed
  totals.reasons.unshift(...before.reasons)
}
if (file) writeFileSync(file, JSON.stringify(totals))
for (const reason of totals.reasons) process.stdout.write(`${reason}\n`)
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`)
