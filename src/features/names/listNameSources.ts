import { type NameSource, nameSources } from '../../core/names/nameOptions.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the sources of names that the kit can ask, in the app's order. ENS
 * requires a node of mainnet, SNS requires `solana()`.
 */
export function listNameSources(kit: Kit): readonly NameSource[] {
  const { config, names, solana } = kit
  const canAsk = {
    api: true,
    ens: names?.ens !== undefined || config.chains.some(({ id }) => id === 1),
    sns: solana !== undefined,
  }
  return (names?.order ?? nameSources).filter((source) => canAsk[source])
}
