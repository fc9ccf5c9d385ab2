import type { Kit } from '../../createKit.js'
import { getWalletHints } from '../../features/wallets/getWalletHints.js'
import type { QueryOptions } from '../utils/types.js'

/** Returns options for a query of what wagmi's connectors do not report. */
export function walletHintsQueryOptions(
  kit: Kit,
): walletHintsQueryOptions.ReturnType {
  return {
    enabled: true,
    // Requires no network.
    networkMode: 'always',
    queryFn: () => getWalletHints(kit),
    queryKey: walletHintsQueryKey(kit),
    // Refetched whenever the list is shown: it changes outside of the kit.
    staleTime: 0,
  }
}

export declare namespace walletHintsQueryOptions {
  type ReturnType = QueryOptions<
    getWalletHints.ReturnType,
    Error,
    getWalletHints.ReturnType,
    walletHintsQueryKey.ReturnType
  >
}

/** Returns the query key of the hints; each config has its own. */
export function walletHintsQueryKey(kit: Kit): walletHintsQueryKey.ReturnType {
  const [first] = kit.config.connectors
  return ['latchkey', 'walletHints', first?.uid]
}

export declare namespace walletHintsQueryKey {
  type ReturnType = readonly ['latchkey', 'walletHints', string | undefined]
}
