import { atom } from 'jotai/vanilla'
import { emptySwapDraft } from '../core/swap/swapDraft.js'

/** Swap form input. Each kit's store has its own value. */
export const swapDraftAtom = atom(emptySwapDraft)
