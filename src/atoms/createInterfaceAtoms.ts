import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import { english, type Language } from '../core/language/language.js'
import { closedModal, type ModalState } from '../core/modal/modal.js'
import { type Notices, noNotices } from '../core/notice.js'
import { emptySendDraft, type SendDraft } from '../core/sendDraft.js'
import type { Theme } from '../core/theme.js'

/** jotai atoms of what the components show, each the owner of its fact. */
export type InterfaceAtoms = {
  /** Open view and the stack beneath it. */
  modal: PrimitiveAtom<ModalState>
  /** Toast and alert. */
  notices: PrimitiveAtom<Notices>
  sendDraft: PrimitiveAtom<SendDraft>
  theme: PrimitiveAtom<Theme>
  /** What the components speak. */
  language: PrimitiveAtom<Language>
  /** Ids of connectors whose library was found to be missing. */
  absentConnectors: PrimitiveAtom<readonly string[]>
  /** What `KitProvider` renders beside its children: the modal's host. */
  host: PrimitiveAtom<Host | undefined>
}

type Host = {
  readonly Component: unknown
  /** The host that shows it: pages can have several providers of one kit. */
  readonly owner?: symbol | undefined
}

export function createInterfaceAtoms(theme: Theme): InterfaceAtoms {
  return {
    modal: atom(closedModal),
    notices: atom(noNotices),
    sendDraft: atom(emptySendDraft),
    theme: atom(theme),
    language: atom(english),
    absentConnectors: atom<readonly string[]>([]),
    host: atom<Host | undefined>(undefined),
  }
}
