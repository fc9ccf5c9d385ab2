import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { DEFAULT_CURRENCY } from '../core/constants/currency.js'
import { english, type Language } from '../core/language/language.js'
import { closedModal, type ModalState } from '../core/modal/modal.js'
import { type Notices, noNotices } from '../core/notice.js'
import { emptySendDraft, type SendDraft } from '../core/sendDraft.js'
import { noSignIn, type SignInState } from '../core/signIn/signIn.js'
import type { Theme } from '../core/theme.js'

/** Jotai atoms of the components' UI state. Each atom owns its state. */
export type InterfaceAtoms = {
  /** Open view and the view stack. */
  modal: PrimitiveAtom<ModalState>
  /** Toast and alert. */
  notices: PrimitiveAtom<Notices>
  sendDraft: PrimitiveAtom<SendDraft>
  /** Progress of signing in. */
  signIn: PrimitiveAtom<SignInState>
  theme: PrimitiveAtom<Theme>
  /** ISO 4217 code of the currency that values are shown in. */
  currency: PrimitiveAtom<string>
  /** Language of the components. */
  language: PrimitiveAtom<Language>
  /** IDs of connectors whose package is not installed. */
  absentConnectors: PrimitiveAtom<readonly string[]>
  /**
   * Component that `KitProvider` renders next to its children: the modal host.
   */
  host: PrimitiveAtom<Host | undefined>
}

type Host = {
  readonly Component: unknown
  /** Whether the closed modal is mounted, before it is opened. */
  readonly isWarm?: boolean | undefined
  /**
   * The one host that renders the modal, since a page may have several
   * providers of one kit.
   */
  readonly owner?: symbol | undefined
}

export function createInterfaceAtoms(
  theme: Theme,
  currency = DEFAULT_CURRENCY,
): InterfaceAtoms {
  return {
    modal: atom(closedModal),
    notices: atom(noNotices),
    sendDraft: atom(emptySendDraft),
    signIn: atom(noSignIn),
    theme: atom(theme),
    currency: atom(currency),
    language: atom(english),
    absentConnectors: atom<readonly string[]>([]),
    host: atom<Host | undefined>(undefined),
  }
}
