import { atom } from 'jotai/vanilla'
import type { OnrampOrder } from '../core/onramp/onramp.js'

/** Purchase whose page was opened last, until it is dismissed. */
export const onrampOrderAtom = atom<OnrampOrder | undefined>(undefined)
