import { MockRequestMissingError } from '../../core/errors/testing.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostApprove } from '../../frame/host/types.js'
import type { MockDecision, MockRequest } from '../types.js'

/** How long a test waits for a request to approve. */
const APPROVAL_WAIT_MS = 4_000

/**
 * Creates the approvals of a mock frame. Requests wait for the test, or for a
 * decision that is made for each.
 */
export function createMockApprovals(
  parameters: createMockApprovals.Parameters,
): createMockApprovals.ReturnType {
  const { decision, disconnect } = parameters
  const waiting: Waiting[] = []
  /** Tests that wait for the next request. */
  const takers: ((next: Waiting) => void)[] = []
  /** Tests that wait until the app has an answer, by the request's ID. */
  const answered = new Map<string, () => void>()

  const approve: HostApprove = ({ id, ...asked }, { signal }) =>
    new Promise<void>((resolve, reject) => {
      const { caipNetworkId, method, params } = asked
      const request = { caipNetworkId, method, params }
      const entry = { id, reject, request, resolve }
      signal.addEventListener('abort', () => {
        const index = waiting.indexOf(entry)
        if (index !== -1) waiting.splice(index, 1)
        reject(signal.reason)
      })
      if (decision)
        return void new Promise((done) => {
          done(decision(request, { disconnect, next: async () => undefined }))
        }).then(() => resolve(), reject)
      const taker = takers.shift()
      if (taker) taker(entry)
      else waiting.push(entry)
    })

  async function take(
    settle: (entry: Waiting) => void,
    options: createMockApprovals.Options = {},
  ) {
    const entry = waiting.shift() ?? (await waitForNext(options))
    const done = new Promise<void>((resolve) => {
      answered.set(entry.id, resolve)
    })
    settle(entry)
    await done
    return entry.request
  }

  function waitForNext({ timeoutMs = APPROVAL_WAIT_MS }) {
    return new Promise<Waiting>((resolve, reject) => {
      const timer = setTimeout(() => {
        takers.splice(takers.indexOf(take), 1)
        reject(new MockRequestMissingError({ timeoutMs }))
      }, timeoutMs)
      function take(next: Waiting) {
        clearTimeout(timer)
        resolve(next)
      }
      takers.push(take)
    })
  }

  return {
    approve,
    approveNext: (options) => take(({ resolve }) => resolve(), options),
    rejectNext: (options) =>
      take(
        ({ reject }) =>
          reject(new HostError({ message: 'User rejected', code: 4001 })),
        options,
      ),
    getPending: () => waiting.map(({ request }) => request),
    onReply(id = '') {
      answered.get(id)?.()
      answered.delete(id)
    },
  }
}

type Waiting = {
  id: string
  request: MockRequest
  resolve(): void
  reject(error: unknown): void
}

export declare namespace createMockApprovals {
  type Parameters = {
    decision: MockDecision | undefined
    /** Ends the login. */
    disconnect(): void
  }
  type Options = {
    /**
     * How long to wait for the app's request, in milliseconds.
     * @default 4000
     */
    timeoutMs?: number | undefined
  }
  type ReturnType = {
    approve: HostApprove
    approveNext(options?: Options): Promise<MockRequest>
    rejectNext(options?: Options): Promise<MockRequest>
    getPending(): readonly MockRequest[]
    /** Called when the app has received an answer. */
    onReply(id: string | undefined): void
  }
}
