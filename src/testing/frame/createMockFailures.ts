import { ParameterError } from '../../core/errors/base.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostHandlers, HostRpcRequest } from '../../frame/host/types.js'
import { type MessageName, messages } from '../../frame/protocol/protocol.js'
import { rpcMethods } from '../../frame/protocol/rpcMethods.js'

/**
 * Wraps the handlers of a mock frame: records what the app posts, and fails
 * what the test wants to fail.
 */
export function createMockFailures(
  own: HostHandlers,
): createMockFailures.ReturnType {
  const posted: createMockFailures.Message[] = []
  const failures: (createMockFailures.Failure & { name: string })[] = []

  function failNow(name: string) {
    const index = failures.findIndex((failure) => failure.name === name)
    const [failure] = index === -1 ? [] : failures.splice(index, 1)
    if (!failure) return
    const { code, message = 'The mock frame fails on purpose' } = failure
    throw new HostError({ code, message })
  }

  const handlers = Object.fromEntries(
    Object.entries(own).map(([key, handler]) => [
      key,
      (payload: unknown, context: never) => {
        const name = key as MessageName
        const isRpc = name === 'RPC_REQUEST'
        if (!isRpc) posted.push({ name, payload })
        failNow(isRpc ? (payload as HostRpcRequest).method : name)
        return (handler as Handler)(payload, context)
      },
    ]),
  )

  return {
    handlers: handlers as HostHandlers,
    messages: posted,
    isFailing: (name) => failures.some((failure) => failure.name === name),
    fail(name, failure = {}) {
      if (!isKnown(name))
        throw new ParameterError({
          expected: 'READY, a message of the frame, or an RPC method',
          parameter: 'name',
          received: typeof name === 'string' ? `\`${name}\`` : typeof name,
        })
      failures.push({ ...failure, name })
    },
  }
}

type Handler = (payload: unknown, context: never) => unknown

const isKnown = (name: string) =>
  name === 'READY' || rpcMethods.has(name) || Object.hasOwn(messages, name)

export declare namespace createMockFailures {
  /** A message of the app to the frame, other than RPC. */
  type Message = { name: MessageName; payload: unknown }
  type Failure = {
    /** Code of the frame such as `CODE_EXPIRED`, or a number of EIP-1193. */
    code?: string | number | undefined
    message?: string | undefined
  }
  type ReturnType = {
    handlers: HostHandlers
    messages: readonly Message[]
    isFailing(name: string): boolean
    fail(name: string, failure?: Failure): void
  }
}
