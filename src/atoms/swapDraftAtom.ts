import { atom } from 'jotai/vanilla'
import { emptySwapDraft } from '../core/swap/swapDraft.js'

/** What a person has entered to be swapped; each kit's store has its own. */
export const swapDraftAtom = atom(emptySwapDraft)
