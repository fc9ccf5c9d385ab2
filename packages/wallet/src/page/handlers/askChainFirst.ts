import type { HostContext, HostHandlers } from 'latchkey/frame'

/** Loads the chain that a message names before the message is handled. */
export function askChainFirst<handlers extends HostHandlers>(
  handlers: handlers,
  ask: (chainId: unknown) => Promise<void>,
): handlers {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      async (payload: unknown, context: HostContext) => {
        const chainId = readChainId(payload)
        if (chainId !== undefined) await ask(chainId)
        return (handle as Handle)(payload, context)
      },
    ]),
  ) as handlers
}

type Handle = (payload: unknown, context: HostContext) => Promise<unknown>

function readChainId(payload: unknown) {
  if (typeof payload !== 'object' || payload === null) return undefined
  const { caipNetworkId, chainId } = payload as Record<string, unknown>
  return caipNetworkId ?? chainId
}
