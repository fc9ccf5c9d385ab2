import type { RpcError } from '../../createRpcError.js'
import { answerSolana } from '../answerSolana.js'
import type { SolanaContext } from '../solanaContext.js'
import type { Check } from './check.js'
import { watchAccount } from './watchAccount.js'
import { watchSignature } from './watchSignature.js'

type Send = (value: object) => void
type Call = { id?: unknown; method: string; params: readonly unknown[] }

const starts: Record<
  string,
  (params: readonly unknown[], context: SolanaContext) => Check
> = { accountSubscribe: watchAccount, signatureSubscribe: watchSignature }

/** One connection: its subscriptions end with it. */
export function createSession(context: SolanaContext, send: Send) {
  const checks = new Map<number, Check>()
  let lastId = 0
  const run = (subscription: number, check: Check) => {
    const isDone = check((method, result) =>
      send({ method, params: { result, subscription } }),
    )
    if (isDone) checks.delete(subscription)
  }
  const subscribe = (check: Check, id: unknown) => {
    const subscription = ++lastId
    checks.set(subscription, check)
    send({ result: subscription, id })
    // What has happened before is told at once.
    run(subscription, check)
  }
  const answer = (call: Call) => {
    const { id, method, params } = call
    const start = Object.hasOwn(starts, method) ? starts[method] : undefined
    if (start) return subscribe(start(params, context), id)
    if (!/^(?:account|signature)Unsubscribe$/.test(method))
      return send(answerSolana(call, context) as object)
    if (checks.delete(Number(params[0]))) return send({ result: true, id })
    send({ error: { code: -32602, message: 'Invalid subscription id.' }, id })
  }
  const end = context.ledger.onSlot(() => {
    for (const [subscription, check] of checks) run(subscription, check)
  })
  return {
    end,
    receive(text: string) {
      const call = parse(text)
      // A notification, such as web3.js's ping, expects no answer.
      if (!call) return
      try {
        answer(call)
      } catch (error) {
        send({ error: toError(error), id: call.id })
      }
    },
  }
}

const toError = (error: unknown) =>
  (error as Partial<RpcError>).rpc ?? {
    code: -32603,
    message: 'Internal error',
  }

function parse(text: string): Call | undefined {
  try {
    const { id, method, params = [] } = JSON.parse(text)
    if (id === undefined || typeof method !== 'string') return undefined
    return Array.isArray(params) ? { id, method, params } : undefined
  } catch {
    return undefined
  }
}
