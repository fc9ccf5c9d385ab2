import { HostError } from '../../frame/host/HostError.js'
import type { HostApprove } from '../../frame/host/types.js'
import type { MockDecision, MockRequest } from '../types.js'
import { createQueue } from './createQueue.js'

/**
 * Creates the approvals of a mock frame. Requests wait for the test, or for a
 * decision that is made for each.
 */
export function createMockApprovals(
  parameters: createMockApprovals.Parameters,
): createMockApprovals.ReturnType {
  const { decision, disconnect } = parameters
  const waiting = createQueue<Waiting>()
  /** Tests that wait until the app has an answer, by the request's ID. */
  const answered = new Map<string, () => void>()

  const approve: HostApprove = ({ id, ...asked }, { signal }) =>
    new Promise<void>((resolve, reject) => {
      const { caipNetworkId, method, params } = asked
      const request = { caipNetworkId, method, params }
      const entry = { id, reject, request, resolve }
      signal.addEventListener('abort', () => {
        waiting.drop(entry)
        reject(signal.reason)
      })
      if (decision)
        return void new Promise((done) => {
          done(decision(request, { disconnect, next: async () => undefined }))
        }).then(() => resolve(), reject)
      waiting.add(entry)
    })

  async function take(
    settle: (entry: Waiting) => void,
    options: createQueue.Options | undefined,
  ) {
    const entry = await waiting.take(options)
    const done = new Promise<void>((resolve) => {
      answered.set(entry.id, resolve)
    })
    settle(entry)
    await done
    return entry.request
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
    getPending: () => waiting.items.map(({ request }) => request),
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
  type ReturnType = {
    approve: HostApprove
    approveNext(options?: createQueue.Options): Promise<MockRequest>
    rejectNext(options?: createQueue.Options): Promise<MockRequest>
    getPending(): readonly MockRequest[]
    /** Called when the app has received an answer. */
    onReply(id: string | undefined): void
  }
}
