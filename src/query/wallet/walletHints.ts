import { getWalletHints } from '../../actions/wallet/getWalletHints.js'
import type { Kit } from '../../createKit.js'
import type { QueryOptions } from '../utils/types.js'

/** Query of what wagmi's connectors do not tell by themselves. */
export function walletHintsQueryOptions(
  kit: Kit,
): walletHintsQueryOptions.ReturnType {
  return {
    enabled: true,
    // Nothing of it needs a network.
    networkMode: 'always',
    queryFn: () => getWalletHints(kit),
    queryKey: walletHintsQueryKey(kit),
    // Read anew whenever the list is shown: both change behind our back.
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

/** Key of the hints; each config has its own. */
export function walletHintsQueryKey(kit: Kit): walletHintsQueryKey.ReturnType {
  const [first] = kit.config.connectors
  return ['latchkey', 'walletHints', first?.uid]
}

export declare namespace walletHintsQueryKey {
  type ReturnType = readonly ['latchkey', 'walletHints', string | undefined]
}
