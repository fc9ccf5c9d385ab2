import type { CaipNetworkId } from '../../core/ports.js'
import type { MessageName, Payload, Reply } from '../protocol/protocol.js'

/** Who asks, and whether it still matters. */
export type HostContext = {
  /** Origin of the app, verified by the browser. */
  origin: string
  /**
   * Fires when the host is stopped; for `KEEP_ACCOUNT` also when the app
   * cancels it.
   */
  signal: AbortSignal
}

/** An rpc request whose method is listed and whose params are checked. */
export type HostRpcRequest = {
  id: string
  method: string
  params: unknown
  /** Network the app fixed when it made the request. */
  caipNetworkId: CaipNetworkId
}

/** A request that needs the person's approval. */
export type HostApprovalRequest = HostRpcRequest & { origin: string }

type HandlerName = Exclude<MessageName, 'PING' | 'RPC_ABORT' | 'RPC_REQUEST'>
/** What a handler returns where no payload is expected is dropped. */
type HandlerReply<name extends HandlerName> =
  Reply<name> extends undefined ? unknown : Reply<name>

/** One function per message; a message without one is answered with 4200. */
export type HostHandlers = {
  [name in HandlerName]?:
    | ((
        payload: Payload<name>,
        context: HostContext,
      ) => HandlerReply<name> | Promise<HandlerReply<name>>)
    | undefined
} & {
  RPC_REQUEST?:
    | ((request: HostRpcRequest, context: HostContext) => unknown)
    | undefined
}

/** Resolves when the person has approved; rejects when not. */
export type HostApprove = (
  request: HostApprovalRequest,
  context: {
    /** Fires when the app aborts the request, or the host is stopped. */
    signal: AbortSignal
    /** How many requests wait behind this one. */
    waiting: () => number
    /**
     * The person has said no three times within a minute: nothing that can be
     * approved may be shown before they have asked to see it.
     */
    needsGesture: boolean
    /**
     * The host or the app has chosen that approvals happen in a top-level
     * window of the frame's origin: a yes inside the frame must not count.
     */
    needsWindow: boolean
  },
) => Promise<void>

/** How much the app may say; what is more is answered with -32005. */
export type HostLimits = {
  /**
   * Messages per second in the long run.
   * @default 60
   */
  messagesPerSecond?: number | undefined
  /**
   * Messages at once, after a pause.
   * @default 120
   */
  burst?: number | undefined
}
