import { atom } from 'jotai/vanilla'
import { emptyOnramp } from '../core/onramp/onramp.js'

/** Onramp form input. Each kit's store has its own value. */
export const onrampAtom = atom(emptyOnramp)
