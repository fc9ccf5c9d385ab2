import { toSwapToken } from '../../features/swap/toSwapToken.js'
import type { useSwapDraft } from '../../hooks/useSwapDraft.js'

/** Converts a token of the draft for chips and rows. */
export function toChip(token: useSwapDraft.ReturnType['from']) {
  if (!token) return undefined
  const label = toSwapToken({ id: token.address, ...token })
  return { ...label, iconUrl: token.logoUri }
}
