import { atom } from 'jotai/vanilla'

/**
 * Counts the changes of the networks, whose owners are wagmi's config and
 * Solana.
 */
export const networksAtom = atom(0)
