import type { PayAsset } from 'latchkey-server'
import { toIconUrl } from '../icons.js'
import type { LocalContext } from '../localContext.js'

/** What can be paid with and in: the coins of all chains and their dollars. */
export function listPayAssets(
  context: listPayAssets.Context,
): readonly PayAsset[] {
  const { apiUrl, chains, solana, tokens } = context
  const [chain] = chains
  if (!chain) throw new Error('There is no chain')
  const toAsset = (
    network: string,
    asset: string,
    { decimals, name, symbol }: PayAsset['metadata'],
  ): PayAsset => ({
    network,
    asset,
    metadata: { name, symbol, decimals, logoURI: toIconUrl(apiUrl(), symbol) },
  })
  return [
    toAsset(chain.caipNetworkId, tokens.usd.address, tokens.usd),
    ...chains.map(({ caipNetworkId, nativeCurrency }) =>
      toAsset(caipNetworkId, 'native', nativeCurrency),
    ),
    toAsset(solana.caipNetworkId, 'native', solana.nativeCurrency),
    toAsset(solana.caipNetworkId, solana.tokens.usd.address, solana.tokens.usd),
  ]
}

export declare namespace listPayAssets {
  type Context = Pick<LocalContext, 'apiUrl' | 'chains' | 'solana' | 'tokens'>
}
