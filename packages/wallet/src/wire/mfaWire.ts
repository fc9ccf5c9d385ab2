import type { Assertion, RequestJson } from './passkeysWire.js'

export type MfaMethod = 'passkey' | 'totp'

/** What a second factor is asked for; `factors`: a change of the factors. */
export type MfaAction = 'export' | 'devices' | 'payments' | 'factors'

/** What a user shows. */
export type FactorAnswer =
  /** Of an authenticator app. */
  { code: string } | { backupCode: string } | { assertion: Assertion }

export type MfaState = {
  /** Backup codes that are left. */
  backupCodes: number
  /** Methods that the user has. */
  enrolled: readonly MfaMethod[]
  /** What the project asks a factor for. */
  for: readonly MfaAction[]
  /** Methods that the project takes. */
  methods: readonly MfaMethod[]
  /** What the session may do by a factor that was shown lately. */
  proven: readonly MfaAction[]
  /** What a factor is asked for now. */
  required: readonly MfaAction[]
}

/** What a window asks the frame of the user's second factors. */
export type MfaAsk =
  | { id: number; type: 'mfa' }
  /** Begins an authenticator app. */
  | { id: number; type: 'mfa-begin' }
  /** Its first code, which also counts for an action. */
  | {
      id: number
      type: 'mfa-confirm'
      action?: MfaAction | undefined
      code: string
    }
  | { id: number; type: 'mfa-remove' }
  /** Makes other backup codes. */
  | { id: number; type: 'mfa-backup' }
  /** Begins a confirmation by passkey. */
  | { id: number; type: 'mfa-passkey' }
  | { id: number; type: 'mfa-verify'; action: MfaAction; answer: FactorAnswer }

/** What the frame answers, by the type of what was asked. */
export type MfaAnswers = {
  mfa: MfaState
  /** The secret in base32, and the address of its QR code. */
  'mfa-begin': { secret: string; uri: string }
  /** Absent where the user has some. */
  'mfa-confirm': { backupCodes: readonly string[] }
  'mfa-remove': undefined
  'mfa-backup': { backupCodes: readonly string[] }
  'mfa-passkey': RequestJson
  'mfa-verify': undefined
}

/** Whether a window has asked that of the user's second factors. */
export function isMfaAsk(value: unknown): value is MfaAsk {
  if (typeof value !== 'object' || value === null) return false
  const ask = value as Partial<Record<string, unknown>>
  if (typeof ask.id !== 'number') return false
  switch (ask.type) {
    case 'mfa-confirm':
      return (
        typeof ask.code === 'string' &&
        (ask.action === undefined || actions.has(ask.action))
      )
    case 'mfa-verify':
      // Its content is the server's to check.
      return actions.has(ask.action) && Object(ask.answer) === ask.answer
    default:
      return simple.has(ask.type)
  }
}

const actions: ReadonlySet<unknown> = new Set([
  ...['export', 'devices', 'payments', 'factors'],
])

const simple: ReadonlySet<unknown> = new Set([
  ...['mfa', 'mfa-begin', 'mfa-remove', 'mfa-backup', 'mfa-passkey'],
])
