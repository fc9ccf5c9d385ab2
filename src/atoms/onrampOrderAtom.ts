import { atom } from 'jotai/vanilla'
import type { OnrampOrder } from '../core/onramp/onramp.js'

/** The purchase whose page was opened last, until it is put aside. */
export const onrampOrderAtom = atom<OnrampOrder | undefined>(undefined)
