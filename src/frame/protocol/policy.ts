import {
  FRAME_APPROVAL_TIMEOUT_MS,
  FRAME_CHAIN_TIMEOUT_MS,
  FRAME_LOAD_TIMEOUT_MS,
  FRAME_REQUEST_TIMEOUT_MS,
} from '../../core/constants/frame.js'
import { SOCIAL_LOGIN_TIMEOUT_MS } from '../../core/constants/login.js'
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

/** Messages whose answer waits for the user or a chain, in milliseconds. */
const patientMessages: ReadonlyMap<string, number | undefined> =
  /* @__PURE__ */ new Map([
    ['CONNECT_FARCASTER', SOCIAL_LOGIN_TIMEOUT_MS],
    ['INIT_SMART_ACCOUNT', FRAME_CHAIN_TIMEOUT_MS],
    ['KEEP_ACCOUNT', FRAME_APPROVAL_TIMEOUT_MS],
    // Their senders have deadlines of their own.
    ['PING', undefined],
    ['RPC_ABORT', undefined],
  ])

/**
 * How long a client waits for the answer to a message without a deadline in
 * the specification. Requests that the user approves have the longest: a card
 * expires by itself before.
 *
 * @returns milliseconds, or `undefined` for messages that nobody waits for
 *
 * @example
 * getAnswerTimeout('GET_CHAIN_ID') // 30_000
 * getAnswerTimeout('RPC_REQUEST', 'personal_sign') // 720_000
 */
export function getAnswerTimeout(
  name: string,
  method?: string | undefined,
): number | undefined {
  if (isShown(name, method)) return FRAME_APPROVAL_TIMEOUT_MS
  return patientMessages.has(name)
    ? patientMessages.get(name)
    : FRAME_REQUEST_TIMEOUT_MS
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
