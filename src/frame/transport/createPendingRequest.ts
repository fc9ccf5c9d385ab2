import type { CaipNetworkId } from '../../core/ports.js'
import { createId } from '../../core/secureContext/createId.js'
import type { MessageName } from '../protocol/protocol.js'

/** Request to the frame. */
export type FrameRequest = {
  name: MessageName
  payload?: unknown
  /** RPC method and network, for `RPC_REQUEST`. */
  method?: string | undefined
  caipNetworkId?: CaipNetworkId | undefined
  signal?: AbortSignal | undefined
  /** Posted at once, although other requests still wait. */
  isUrgent?: boolean | undefined
  /** Does not report a timeout to the app: the caller asks again. */
  isQuiet?: boolean | undefined
  /** Called when the frame itself has answered with an error. */
  onRefused?: (() => void) | undefined
}

/** Pending request, until it settles. */
export type FrameEntry = {
  readonly id: string
  readonly name: MessageName
  readonly payload: unknown
  readonly method: string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
  readonly signal: AbortSignal | undefined
  readonly isQuiet: boolean
  readonly onRefused: (() => void) | undefined
  resolve(value: unknown): void
  reject(error: Error): void
  onAbort(): void
  isPosted: boolean
  isRepeated: boolean
  isCancelled: boolean
  timer: ReturnType<typeof setTimeout> | undefined
}

/** Creates a pending request with a new id. */
export function createPendingRequest(
  request: FrameRequest & Partial<Pick<FrameEntry, 'resolve' | 'reject'>>,
): FrameEntry {
  return {
    id: createId(),
    name: request.name,
    payload: request.payload,
    method: request.method,
    caipNetworkId: request.caipNetworkId,
    signal: request.signal,
    isQuiet: request.isQuiet ?? false,
    onRefused: request.onRefused,
    resolve: request.resolve ?? (() => {}),
    reject: request.reject ?? (() => {}),
    onAbort: () => {},
    isPosted: false,
    isRepeated: false,
    isCancelled: false,
    timer: undefined,
  }
}
