import type { CaipNetworkId } from '../core/ports.js'
import type { MessageName, Payload, Reply } from './protocol.js'

/** Who asks, and whether it still matters. */
export type HostContext = {
  /** Origin of the app, verified by the browser. */
  origin: string
  /** Fires when the app aborts the request, or the host is stopped. */
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

type HandlerName = Exclude<MessageName, 'RPC_ABORT' | 'RPC_REQUEST'>
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

export function createFrameHost(
  parameters: createFrameHost.Parameters,
): createFrameHost.ReturnType {
  throw new Error(String(parameters))
}

export declare namespace createFrameHost {
  type Parameters = {
    /** @default globalThis.window */
    window?: Window | undefined
    /** Whether the page of this origin may use the frame. */
    isAllowedOrigin(origin: string): boolean | Promise<boolean>
    /** Version told to the app. */
    version?: string | undefined
    handlers: HostHandlers
    /**
     * Resolves when the person has approved; rejects with a `HostError` of
     * code 4001 when not. Called for one request at a time.
     */
    approve(
      request: HostApprovalRequest,
      context: { signal: AbortSignal },
    ): Promise<void>
  }

  type ReturnType = {
    /**
     * Listens, then tells the app that the frame is ready.
     * @throws ParentNotSetError 'parent is not set'
     */
    start(): void
    stop(): void
    /** Tells the app that the session has changed, in another tab say. */
    update(token: string): void
    /** Origin of the app, `undefined` until it is known to be allowed. */
    origin(): string | undefined
  }
}
