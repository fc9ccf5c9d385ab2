import type { Method } from '../core/bindTo.js'
import type { WalletCopy } from './copy.js'
import type { EarlierState } from './earlierState.js'

/** What the window of devices asks the frame. */
export type DevicesAsk =
  | { id: number; type: 'devices' }
  /** What opens the account at other sites, for the window to keep. */
  | { id: number; type: 'copy' }
  /** What the account has that this browser alone had before. */
  | { id: number; type: 'earlier' }
  /** Begins to move that to the wallet. */
  | { id: number; type: 'move-earlier' }
  | { id: number; type: 'remove-device'; setId: string }
  /**
   * Begins another code or passkey: beside the one that `by` gives, else in
   * place of all that was there.
   */
  | { id: number; type: 'draft'; by?: GivenMethod | undefined }
  | { id: number; type: 'confirm-code'; typed: string }
  | {
      id: number
      type: 'keep-passkey'
      /** base64url */
      credentialId: string
      /** Output of PRF, 32 bytes. */
      secret: Uint8Array
    }
  | { id: number; type: 'delete-account' }
  | { id: number; type: 'keep-account' }

/** What opens the account now. */
export type GivenMethod =
  | { method: 'code'; typed: string }
  /** Output of PRF, 32 bytes. */
  | { method: 'passkey'; secret: Uint8Array }

/** What the frame answers, by the type of what was asked. */
export type DevicesAnswers = {
  /** `null` where the account exists in this browser alone. */
  devices: DevicesState | null
  copy: WalletCopy | undefined
  /** `null` where there is none. */
  earlier: EarlierState | null
  'move-earlier': undefined
  'remove-device': undefined
  draft: {
    /** What the user is called, if they are. */
    account: string | undefined
    code: string
    /** base64, of a passkey. */
    salt: string
    userId: string
  }
  'confirm-code': undefined
  'keep-passkey': undefined
  'delete-account': undefined
  'keep-account': undefined
}

export type DevicesState = {
  /** In ms; `null` where nobody wants the account deleted. */
  deleteAt: number | null
  devices: readonly {
    id: string
    isThis: boolean
    name: string
    /** In ms. */
    usedAt: number
  }[]
  /** For how long changes need no other code by mail, in ms. */
  freshForMs: number
  methods: readonly {
    method: Method
    /** Of a passkey, base64url. */
    credentialId?: string | undefined
    /** base64 */
    salt: string
  }[]
}

const SECRET_BYTES = 32

/** Whether a window has asked that of the user's devices. */
export function isDevicesAsk(value: unknown): value is DevicesAsk {
  if (typeof value !== 'object' || value === null) return false
  const ask = value as Partial<Record<string, unknown>>
  if (typeof ask.id !== 'number') return false
  switch (ask.type) {
    case 'remove-device':
      return typeof ask.setId === 'string'
    case 'confirm-code':
      return typeof ask.typed === 'string'
    case 'keep-passkey':
      return typeof ask.credentialId === 'string' && isSecret(ask.secret)
    case 'draft':
      return ask.by === undefined || isGiven(ask.by)
    default:
      return simple.has(ask.type)
  }
}

const simple: ReadonlySet<unknown> = new Set([
  'devices',
  'copy',
  'earlier',
  'move-earlier',
  'delete-account',
  'keep-account',
])

function isSecret(value: unknown) {
  return value instanceof Uint8Array && value.length === SECRET_BYTES
}

function isGiven(value: unknown) {
  if (typeof value !== 'object' || value === null) return false
  const { method, secret, typed } = value as Partial<Record<string, unknown>>
  if (method === 'code') return typeof typed === 'string'
  return method === 'passkey' && isSecret(secret)
}
