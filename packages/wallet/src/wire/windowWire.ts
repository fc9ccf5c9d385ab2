import type { ApprovalView } from '../ui/view.js'
import type { WalletCopy } from './copy.js'

/** What the window shows: the same as the card in the frame. */
export type WindowAsk = {
  appName: string | undefined
  /** Of the user's share, for the window to keep; default none. */
  copy?: WalletCopy | undefined
  /** BCP 47 tag of what the card speaks. */
  locale: string
  /** A second factor is asked for in the window, too. Default: none. */
  needsFactor?: boolean | undefined
  notice: string | undefined
  origin: string
  /** Of the account, base64url: one of them approves, too. Default: none. */
  passkeys?: readonly string[] | undefined
  theme: { mode: string | undefined; accent: string; accentInk: string }
  view: ApprovalView
}

export type WindowAnswer = 'approved' | 'declined' | 'closed'

/** `ready` from the window, `ask` from the frame that has opened it. */
export type WindowMessage<ask = WindowAsk> =
  | { type: 'latchkey-approval:ready'; nonce: string }
  | { type: 'latchkey-approval:ask'; nonce: string; ask: ask }

/** Whether it is that message, of the window with this secret. */
export function isWindowMessage<kind extends 'ready' | 'ask', ask = WindowAsk>(
  value: unknown,
  kind: kind,
  nonce: string,
): value is Extract<WindowMessage<ask>, { type: `latchkey-approval:${kind}` }> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === `latchkey-approval:${kind}` &&
    'nonce' in value &&
    nonce !== '' &&
    value.nonce === nonce
  )
}
