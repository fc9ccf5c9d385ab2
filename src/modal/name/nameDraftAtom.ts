import { atom } from 'jotai/vanilla'

/** A name that is being chosen; each kit's store has its own. */
export const nameDraftAtom = atom<{
  /** What was asked of the wallet last, for this name. */
  asked: object | undefined
  /** As it was typed. */
  name: string
}>({ asked: undefined, name: '' })
