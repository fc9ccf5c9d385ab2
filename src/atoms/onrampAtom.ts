import { atom } from 'jotai/vanilla'
import { emptyOnramp } from '../core/onramp/onramp.js'

/** What a person has entered to buy crypto; each kit's store has its own. */
export const onrampAtom = atom(emptyOnramp)
