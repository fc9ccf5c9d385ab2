import type { Kit } from '../createKit.js'

/** Key of the hints; each config has its own. */
export function walletHintsQueryKey(kit: Kit): walletHintsQueryKey.ReturnType {
  const [first] = kit.config.connectors
  return ['latchkey', 'walletHints', first?.uid]
}

export declare namespace walletHintsQueryKey {
  type ReturnType = readonly ['latchkey', 'walletHints', string | undefined]
}
