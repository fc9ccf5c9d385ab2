import { atom } from 'jotai/vanilla'

/** Whether the app's terms were accepted, until the page is left. */
export const legalAcceptedAtom = atom(false)
