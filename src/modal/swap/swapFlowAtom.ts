import { atom } from 'jotai/vanilla'
import { noSwapFlow } from '../../core/swap/swapFlow.js'

/** The swap of the modal: it outlives its views, and a closed modal too. */
export const swapFlowAtom = atom(noSwapFlow)
