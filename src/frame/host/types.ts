import type { CaipNetworkId } from '../../core/ports.js'
import type { MessageName, Payload, Reply } from '../protocol/protocol.js'

/** Which app sent a request, and whether its answer is still needed. */
export type HostContext = {
  /** Origin of the app, verified by the browser. */
  origin: string
  /**
   * Fires when the host is stopped; for `KEEP_ACCOUNT` and
   * `wallet_showCallsStatus` also when the app cancels it.
   */
  signal: AbortSignal
}

/** RPC request with a listed method and validated params. */
export type HostRpcRequest = {
  id: string
  method: string
  params: unknown
  /** Network that the app fixed when it made the request. */
  caipNetworkId: CaipNetworkId
}

/** Request that requires the user's approval. */
export type HostApprovalRequest = HostRpcRequest & { origin: string }

type HandlerName = Exclude<MessageName, 'PING' | 'RPC_ABORT' | 'RPC_REQUEST'>
/** Replies are dropped where no payload is expected. */
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

/** Resolves when the user has approved; otherwise rejects. */
export type HostApprove = (
  request: HostApprovalRequest,
  context: {
    /** Fires when the app aborts the request, or the host is stopped. */
    signal: AbortSignal
    /** Number of requests that wait behind this one. */
    waiting: () => number
    /**
     * The user has rejected three times within a minute: show nothing that can
     * be approved before the user has asked to see it.
     */
    needsGesture: boolean
    /**
     * The host or the app requires approvals in a top-level window of the
     * frame's origin: an approval inside the frame must not count.
     */
    needsWindow: boolean
  },
) => Promise<void>

/**
 * Message limits for the app; messages beyond them are answered with -32005.
 */
export type HostLimits = {
  /**
   * Sustained messages per second.
   * @default 60
   */
  messagesPerSecond?: number | undefined
  /**
   * Burst of messages after a pause.
   * @default 120
   */
  burst?: number | undefined
}
