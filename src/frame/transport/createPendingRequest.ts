import type { CaipNetworkId } from '../../core/ports.js'
import type { MessageName } from '../protocol/protocol.js'

/** What is to be asked of the frame. */
export type FrameRequest = {
  name: MessageName
  payload?: unknown
  /** Rpc method and network, for `RPC_REQUEST`. */
  method?: string | undefined
  caipNetworkId?: CaipNetworkId | undefined
  signal?: AbortSignal | undefined
  /** Posted at once, though the others still wait. */
  isUrgent?: boolean | undefined
  /** Its deadline is no news to the app: whoever asks will ask again. */
  isQuiet?: boolean | undefined
  /** Called when the frame itself has answered with an error. */
  onRefused?: (() => void) | undefined
}

/** A request on the books, until it settles. */
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

/** Puts a request on the books, with a new id. */
export function createPendingRequest(
  request: FrameRequest & Partial<Pick<FrameEntry, 'resolve' | 'reject'>>,
): FrameEntry {
  return {
    id: crypto.randomUUID(),
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
