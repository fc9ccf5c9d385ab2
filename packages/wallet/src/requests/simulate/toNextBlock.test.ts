import { toHex } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readHead } from './readHead.js'
import { runSimulate } from './runSimulate.js'
import { runTrace } from './runTrace.js'

const account = `0x${'a1'.repeat(20)}` as const
const mixHash = toHex(7n, { size: 32 })
const chain = { id: 1, rpcUrls: [] } as never
const next = { number: '0x11', prevRandao: mixHash, time: '0x65' }

beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function setup(changes: object = {}) {
  const asked: [method: string, params: unknown][] = []
  const block = {
    ...{ difficulty: '0x0', mixHash, number: '0x10', timestamp: '0x64' },
    ...changes,
  }
  async function rpc(_: unknown, method: string, params?: unknown) {
    if (method === 'eth_getBlockByNumber') return block
    asked.push([method, params])
    const [, , config] = params as [unknown, unknown, { tracer: string }]
    if (method === 'debug_traceCall')
      return config.tracer === 'callTracer'
        ? { gasUsed: '0x1', output: '0x' }
        : { post: {}, pre: {} }
    const done = { gasUsed: '0x1', logs: [], returnData: '0x', status: '0x1' }
    return [{ calls: [done, done] }]
  }
  const call = { data: '0x', from: account, to: account, value: 1n } as const
  return { asked, call, rpc }
}

test('default: calls are tried out in the next block', async () => {
  const { asked, call, rpc } = setup()
  const head = await readHead(rpc, chain)
  const shared = { account, chain, code: undefined, head, questions: [], rpc }
  await runSimulate({ ...shared, calls: [call] })
  await runTrace({ ...shared, call })
  expect(asked.map(([method]) => method)).toEqual([
    ...['eth_simulateV1', 'debug_traceCall', 'debug_traceCall'],
  ])
  const [simulated, ...traces] = asked.map(([, params]) => params)
  expect(simulated).toMatchObject([
    { blockStateCalls: [{ blockOverrides: next }] },
    '0x10',
  ])
  for (const trace of traces)
    expect(trace).toMatchObject([{}, '0x10', { blockOverrides: next }])
})

test.each([
  ['a difficulty', { difficulty: '0x1' }],
  ['no random number', { mixHash: undefined }],
  ['half a random number', { mixHash: '0x07' }],
])('behavior: none is made up for a block with %s', async (_, changes) => {
  const { rpc } = setup(changes)
  expect((await readHead(rpc, chain)).random).toBeUndefined()
})
