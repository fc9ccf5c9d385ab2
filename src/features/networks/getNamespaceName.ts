import type { AccountNamespace } from '../../core/account/account.js'
import { NAME_MAX_LENGTH } from '../../core/constants/names.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { NetworkOwners } from './network.js'

/**
 * Returns what users know a namespace by: the name of the app's first network
 * in it, or Solana, whose clusters are one network to them.
 *
 * @example
 * getNamespaceName(kit, 'eip155') // 'Ethereum'
 */
export function getNamespaceName(
  { config }: Pick<NetworkOwners, 'config'>,
  namespace: AccountNamespace,
): string {
  if (namespace === 'solana') return 'Solana'
  return cleanText(config.chains[0]?.name ?? '', NAME_MAX_LENGTH) || 'Ethereum'
}
