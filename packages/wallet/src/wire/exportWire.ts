import type { AccountState } from '../core/custodyRecords.js'
import type { KeyKind } from '../core/secret.js'
import {
  type DevicesAnswers,
  type DevicesAsk,
  isDevicesAsk,
} from './devicesWire.js'
import { isKeepAnswer, type KeepAnswer, type KeepAsk } from './keepWire.js'
import { isMfaAsk, type MfaAnswers, type MfaAsk } from './mfaWire.js'
import {
  isPasskeysAsk,
  type PasskeysAnswers,
  type PasskeysAsk,
} from './passkeysWire.js'
import type { WindowAsk } from './windowWire.js'

/** From the window to every frame of the page that opened it. */
export const EXPORT_HELLO = 'latchkey-export:hello'

/** What a window asks the frame, over a channel between the two. */
export type ExportAsk =
  | DevicesAsk
  | MfaAsk
  | PasskeysAsk
  | { id: number; type: 'greet' }
  /** Whether the user's account will be deleted. */
  | { id: number; type: 'account' }
  /** What the server keeps of the user. */
  | { id: number; type: 'account-data' }
  /** What the window's storage keeps, for a frame that has none. */
  | { id: number; type: 'give'; answer: KeepAnswer }
  | { id: number; type: 'send' }
  | { id: number; type: 'prove'; code: string }
  | {
      id: number
      type: 'reveal'
      /** Of the account that this browser alone had before the wallet. */
      isEarlier?: boolean | undefined
      kind: KeyKind | 'phrase'
    }

/** What the frame answers, by the type of what was asked. */
export type ExportAnswers = DevicesAnswers &
  MfaAnswers &
  PasskeysAnswers & {
    greet: {
      accounts: readonly {
        address: string
        /** Of this browser alone, beside the wallet. */
        isEarlier?: boolean | undefined
        kind: KeyKind
      }[]
      /** What the frame wants of the window's storage before it signs. */
      away?: Pick<KeepAsk, 'copy' | 'userId'> | undefined
      /** Whether the keys come from a phrase, which can be shown, too. */
      hasPhrase: boolean
      /** BCP 47 tag of what the frame speaks. */
      locale: string
      theme: WindowAsk['theme']
    }
    account: AccountState
    /** JSON. */
    'account-data': { text: string }
    give: undefined
    send: { email: string }
    prove: undefined
    /** The private key or the phrase, as other wallets import it. */
    reveal: { key: string }
  }

export type ExportReply =
  | { id: number; value: ExportAnswers[ExportAsk['type']] }
  | { id: number; code: string }

const simple: ReadonlySet<unknown> = new Set([
  ...['account', 'account-data', 'greet', 'send'],
])

/** Whether it is the message by which an export window reports. */
export function isExportHello(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === EXPORT_HELLO
  )
}

/** Whether an export window has asked that. */
export function isExportAsk(value: unknown): value is ExportAsk {
  if (typeof value !== 'object' || value === null) return false
  const { answer, code, id, isEarlier, kind, type } = value as Partial<
    Record<string, unknown>
  >
  if (typeof id !== 'number') return false
  if (type === 'give') return isKeepAnswer(answer)
  if (type === 'prove') return typeof code === 'string'
  if (type === 'reveal')
    return (
      (kind === 'evm' || kind === 'solana' || kind === 'phrase') &&
      (isEarlier === undefined || typeof isEarlier === 'boolean')
    )
  return (
    simple.has(type) ||
    isDevicesAsk(value) ||
    isMfaAsk(value) ||
    isPasskeysAsk(value)
  )
}
