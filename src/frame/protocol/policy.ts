import {
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_REQUEST_TIMEOUT_MS,
} from '../../core/constants/frame.js'
import { rpcMethods } from './rpcMethods.js'

/**
 * RPC methods that run without approval: reads, and the broadcast of bytes
 * that were signed before.
 */
export const safeMethods: ReadonlySet<string> =
  /* @__PURE__ */ listMethods('safe')

/** RPC methods that wait for the user's approval inside the frame. */
export const approvalMethods: ReadonlySet<string> =
  /* @__PURE__ */ listMethods('approval')

function listMethods(policy: 'safe' | 'approval') {
  const listed = [...rpcMethods].filter(([, [own]]) => own === policy)
  return new Set(listed.map(([method]) => method))
}

/** Error message for a method that is not listed. */
export const methodRefusedMessage = 'Action not allowed'

/**
 * Returns the policy of an RPC method: it runs, waits for approval, or is
 * rejected before anything is posted. Method names are matched exactly.
 *
 * @example
 * getMethodPolicy('personal_sign') // 'approval'
 */
export function getMethodPolicy(method: string): getMethodPolicy.ReturnType {
  return rpcMethods.get(method)?.[0] ?? 'refused'
}

export declare namespace getMethodPolicy {
  type ReturnType = 'safe' | 'approval' | 'refused'
}

/** Messages without side effects, which can be sent again. */
const readMessages: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'GET_CHAIN_ID',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'GET_SOCIAL_RESULT',
  'GET_USER',
  'IS_CONNECTED',
  'PING',
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
])

/**
 * Whether a request may be sent again after the frame has reloaded.
 *
 * @param name - Message name without its prefix.
 * @param method - RPC method, for `RPC_REQUEST`.
 *
 * @example
 * isRepeatable('RPC_REQUEST', 'eth_getBalance') // true
 * isRepeatable('RPC_REQUEST', 'eth_sendRawTransaction') // false
 */
export function isRepeatable(name: string, method?: string | undefined) {
  if (name !== 'RPC_REQUEST') return readMessages.has(name)
  return (
    method !== undefined &&
    method !== 'eth_sendRawTransaction' &&
    safeMethods.has(method)
  )
}

/**
 * Whether the frame shows a card for a message, so that the app has to show
 * the frame's dialog until it is answered.
 *
 * @param name - Message name without its prefix.
 * @param method - RPC method, for `RPC_REQUEST`.
 *
 * @example
 * isShown('RPC_REQUEST', 'personal_sign') // true
 */
export function isShown(name: string, method?: string | undefined): boolean {
  if (name === 'KEEP_ACCOUNT' || method === 'wallet_showCallsStatus')
    return true
  return method !== undefined && getMethodPolicy(method) === 'approval'
}

const requestDeadlineMessages: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'CONNECT_DEVICE',
  'CONNECT_EMAIL',
  'CONNECT_OTP',
  'CONNECT_SOCIAL',
  'GET_SOCIAL_REDIRECT_URI',
])

/** Messages whose answer waits for the user, for a chain, or for nothing. */
const patientMessages: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'CONNECT_FARCASTER',
  'GET_SOCIAL_RESULT',
  'INIT_SMART_ACCOUNT',
  'KEEP_ACCOUNT',
  'PING',
  'RELOAD',
  'RPC_ABORT',
])

/**
 * How long a client waits for an answer that the frame gives by itself:
 * messages that have no deadline of their own, and reads from the network.
 *
 * @returns milliseconds, or `undefined` where the answer waits for the user
 *
 * @example
 * getAnswerTimeout('GET_CHAIN_ID') // 30_000
 * getAnswerTimeout('RPC_REQUEST', 'personal_sign') // undefined
 */
export function getAnswerTimeout(
  name: string,
  method?: string | undefined,
): number | undefined {
  const isPatient =
    name === 'RPC_REQUEST'
      ? !isRepeatable(name, method) || isShown(name, method)
      : patientMessages.has(name)
  return isPatient ? undefined : FRAME_REQUEST_TIMEOUT_MS
}

const noLoadDeadlineMessages: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'SET_PREFERRED_ACCOUNT',
  'SYNC_DAPP_DATA',
  'SYNC_THEME',
])

/**
 * Returns the deadlines of a message in milliseconds, `undefined` for none:
 * `load` waits for the frame, `request` counts from posting.
 *
 * @example
 * getTimeouts('CONNECT_OTP') // { load: 20_000, request: 30_000 }
 */
export function getTimeouts(name: string): getTimeouts.ReturnType {
  return {
    load: noLoadDeadlineMessages.has(name) ? undefined : FRAME_LOAD_TIMEOUT_MS,
    request: requestDeadlineMessages.has(name)
      ? FRAME_REQUEST_TIMEOUT_MS
      : undefined,
  }
}

export declare namespace getTimeouts {
  type ReturnType = {
    /** Milliseconds for loading the frame; `undefined`: no limit. */
    load: number | undefined
    /** Milliseconds for the answer; `undefined`: no limit. */
    request: number | undefined
  }
}

/** Wait for the frame's answer after the user has left the approval. */
export const FRAME_CANCEL_TIMEOUT_MS = 3_000
/** Approvals that may wait behind the open one; further ones are rejected. */
export const HOST_APPROVAL_QUEUE_LIMIT = 20
/** Number of answered requests that the frame remembers by id. */
export const HOST_SEEN_IDS_LIMIT = 10_000
/** Sustained messages per second that the frame answers. */
export const HOST_MESSAGES_PER_SECOND = 60
/** Burst of messages that the frame answers after a pause. */
export const HOST_MESSAGES_BURST = 120
/** Rejections within `HOST_REJECTIONS_MS` that make a gesture necessary. */
export const HOST_REJECTIONS_LIMIT = 3
/** How long a rejection counts. */
export const HOST_REJECTIONS_MS = 60_000
/** Maximum number of calls in one `wallet_sendCalls`. */
export const CALLS_LIMIT = 50
