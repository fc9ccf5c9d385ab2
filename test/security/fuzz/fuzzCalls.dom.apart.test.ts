// A process of its own: it replaces timers and counts rejections of all.
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCallWorld } from './createCallWorld.js'
import { type CallResult, type CallTarget, fuzzCalls } from './fuzzCalls.js'
import { listActionCalls } from './listActionCalls.js'
import { listEntryCalls } from './listEntryCalls.js'
import { mountHooks } from './mountHooks.js'
import { renderHooks } from './renderHooks.js'

/* `npm run test:calls [runs] [seed]` makes 100,000 calls. */
const runs = Number(process.env.LATCHKEY_RUNS ?? 1_000)
const seed = Number(process.env.LATCHKEY_SEED ?? 7)

beforeAll(async () => {
  // Lazily loaded modules are compiled before the timers are faked.
  await Promise.all([
    import('../../../src/actions/payment/payments.js'),
    import('../../../src/actions/connect/runConnect.js'),
    import('../../../src/actions/getBalances.js'),
    import('../../../src/api/createApiClient.js'),
    import('../../../src/connectors/authFrame/createConnection.js'),
    import('../../../src/connectors/walletConnect/createConnection.js'),
    import('../../../src/features/names/ens/ens.js'),
    import('../../../src/hooks/login/createEmailLogin.js'),
  ])
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
    ],
  })
})
afterAll(() => void vi.useRealTimers())

async function run(
  name: string,
  targets: readonly CallTarget[],
  reset?: () => unknown,
  most = runs,
) {
  const result = await fuzzCalls({
    runs: Math.min(runs, most),
    seed,
    targets,
    reset,
  })
  const { examples, ...counts } = result
  if (process.env.LATCHKEY_RUNS) console.log(toSentence(name, result))
  expect(
    examples.slice(0, 3).map((example) => inspect(example, { depth: 3 })),
  ).toEqual([])
  const faults = { hung: 0, polluted: 0, raw: 0, refused: 0, unexplained: 0 }
  expect(counts).toMatchObject(faults)
  // Control: much is wrong, but not everything.
  expect(counts.fulfilled).toBeGreaterThan(0)
  expect(counts.named).toBeGreaterThan(0)
}

function toSentence(name: string, result: CallResult) {
  const { calls, fulfilled, hung, named, polluted, raw } = result
  const { refused, typed, unexplained } = result
  return `${name} (seed ${seed}): ${calls} calls, ${fulfilled} fulfilled, ${typed} typed errors of which ${named} name the parameter; ${raw} raw errors, ${unexplained} unexplained, ${hung} hung, ${polluted} times a prototype changed; control: ${refused} right calls refused`
}

test('behavior: actions called with wrong values', {
  timeout: 600_000,
}, async () => {
  const { connect, kit } = await createCallWorld()
  await run('actions', listActionCalls(kit), () => connect().catch(() => {}))
})

test('behavior: the other entry points called with wrong values', {
  timeout: 600_000,
}, async () => {
  const { kit } = await createCallWorld()
  await run('connectors, query, api and frame', listEntryCalls(kit))
})

test('behavior: functions of hooks called with wrong values', {
  timeout: 1_800_000,
}, async () => {
  const { connect, kit } = await createCallWorld()
  const { targets, unmount } = mountHooks(kit)
  // React renders after each call: they take far longer.
  await run(
    'functions of hooks',
    targets,
    () => connect().catch(() => {}),
    20_000,
  )
  unmount()
})

test('behavior: hooks rendered with wrong values', {
  timeout: 600_000,
}, async () => {
  const { connect, kit } = await createCallWorld()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await run(
    'renders of hooks',
    renderHooks(kit),
    () => connect().catch(() => {}),
    5_000,
  )
})
