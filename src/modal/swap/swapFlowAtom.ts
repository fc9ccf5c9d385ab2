import { atom } from 'jotai/vanilla'
import { noSwapFlow } from '../../features/swap/swapFlow.js'

/** The modal's swap. Outlives its views and a closed modal. */
export const swapFlowAtom = atom(noSwapFlow)
