import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import {
  type ApiEndpoint,
  apiEndpoints,
} from '../../test/setup/api/apiEndpoints.js'
import {
  type ApiFault,
  apiFaults,
  rpcFaults,
} from '../../test/setup/api/apiFaults.js'
import { createApiServer } from '../../test/setup/api/createApiServer.js'
import { isRequestOf } from '../../test/setup/api/createApiStub.js'
import { ApiError } from '../core/errors/api.js'
import { KitError } from '../core/errors/base.js'

/** Outcomes of cells that differ from their column's rule. */
const exceptions: Readonly<Record<string, Partial<Outcome>>> = {
  // The name is not registered.
  'getName 404': { value: { record: undefined, isSupported: true } },
  // A change without content is a change.
  'activateSession no content': { value: { success: true } },
  'revokeSession no content': { value: { success: true } },
  // Nothing is known about the address.
  'getIdentity nulls': { value: { isSupported: true } },
  // The service has processed the request and rejects it.
  'registerName huge body of a refusal': { error: 'NameError' },
  'rpc JSON-RPC error in a 200': { error: 'ApiError' },
}

const server = createApiServer()
/** Event loop turns within which a response arrives, including its body. */
const IDLE_TURNS = 40

let cells = 0

beforeAll(server.listen)
afterAll(server.close)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return () => void vi.useRealTimers()
})

// biome-ignore lint/suspicious/noConsole: the size of the matrix
afterAll(() => console.info(`${cells} cells`))

describe.each(apiEndpoints)('$name', (endpoint) => {
  const faults = endpoint.name === 'rpc' ? rpcFaults : []
  test.each([...apiFaults, ...faults])('error: $name', async (fault) => {
    cells++
    const outcome = await run(endpoint, fault)
    const { attempts, deadline } = fault
    expect(outcome.attempts).toBe(endpoint.isActing ? 1 : attempts)
    expect(outcome.elapsed).toBeLessThanOrEqual(deadline)
    expect(outcome).toEqual(
      expect.objectContaining(toExpected(endpoint, fault, outcome)),
    )
  })
})

describe('the list of networks fails', () => {
  const gated = apiEndpoints.filter(({ unsupported }) => unsupported)
  const faults = apiFaults.filter(({ error }) => error?.startsWith('Api'))
  const [chains] = apiEndpoints as readonly [ApiEndpoint]

  test.each(gated)('error: $name', async ({ call, fallback }) => {
    for (const fault of faults) {
      cells++
      const { elapsed, isApiError, value } = await run(
        { ...chains, call },
        fault,
      )
      expect(elapsed).toBeLessThanOrEqual(fault.deadline)
      if (fallback) expect(value).toMatchObject(fallback)
      else expect(isApiError).toBe(true)
    }
  })
})

type Outcome = {
  attempts: number
  /** Milliseconds on the client's clock. */
  elapsed: number
  error?: string | undefined
  isApiError?: boolean
  status?: number | undefined
  value?: unknown
}

function toExpected(
  endpoint: ApiEndpoint,
  fault: ApiFault,
  outcome: Outcome,
): Partial<Outcome> {
  const exception = exceptions[`${endpoint.name} ${fault.name}`]
  if (exception) return exception
  const { error, status } = fault
  if (!error) return { value: endpoint.result }
  const isPartial = error.endsWith('partial') && outcome.error === undefined
  if (isPartial && endpoint.name !== 'getOnrampQuote')
    return { value: expect.objectContaining({ partial: true }) }
  if (endpoint.fallback)
    return { value: expect.objectContaining(endpoint.fallback) }
  if (error.endsWith('partial')) return { error: 'ApiResponseError' }
  // An invalid response may have a status of 2xx.
  const isRead = error === 'ApiResponseError'
  return { error, isApiError: true, ...(isRead ? {} : { status }) }
}

async function run(endpoint: ApiEndpoint, fault: ApiFault): Promise<Outcome> {
  const { api, requests } = server.serve((request) =>
    isRequestOf(endpoint, request)
      ? Promise.resolve(fault.respond(endpoint.answer))
      : undefined,
  )
  const start = Date.now()
  const outcome = await settle(endpoint.call(api))
  const elapsed = Date.now() - start
  const attempts = requests.filter((request) =>
    isRequestOf(endpoint, request),
  ).length
  // No timer is left behind.
  expect(vi.getTimerCount()).toBe(0)
  return { ...outcome, attempts, elapsed }
}

/** Advances the client's clock for as long as the promise is pending. */
async function settle(
  promise: Promise<unknown>,
): Promise<Omit<Outcome, 'attempts' | 'elapsed'>> {
  let isSettled = false
  const outcome = promise
    .then(
      (value) => ({ value }),
      (error: unknown) => {
        if (!(error instanceof KitError)) throw error
        const isApiError = error instanceof ApiError
        const status = isApiError ? error.status : undefined
        return { error: error.name, isApiError, status }
      },
    )
    .finally(() => {
      isSettled = true
    })
  outcome.catch(() => {})
  for (let round = 0; !isSettled; round++) {
    if (round > 200) throw new Error('It hangs')
    await idle(() => isSettled)
    if (!isSettled && vi.getTimerCount() > 0)
      await vi.advanceTimersToNextTimerAsync()
  }
  return outcome
}

/** Lets network events happen before the clock advances. */
async function idle(isDone: () => boolean) {
  for (let turn = 0; turn < IDLE_TURNS && !isDone(); turn++)
    await new Promise((resolve) => setImmediate(resolve))
}
