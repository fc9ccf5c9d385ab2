import { toIconUrl } from '../icons.js'
import type { LocalContext } from '../localContext.js'

/** The local tokens as a token list; Solana has a CAIP-2 id in it. */
export function listTokens(
  context: Pick<LocalContext, 'apiUrl' | 'chains' | 'solana' | 'tokens'>,
): object {
  const { apiUrl, chains, solana, tokens } = context
  const toRow = (chainId: number | string) => (token: Token) => {
    const { address, decimals, name, symbol } = token
    const logoURI = toIconUrl(apiUrl(), symbol)
    return { address, chainId, decimals, logoURI, name, symbol }
  }
  return {
    name: 'Local tokens',
    timestamp: '2025-01-01T00:00:00.000Z',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [
      ...Object.values(tokens).map(toRow(chains[0]?.id ?? 0)),
      ...Object.values(solana.tokens).map(toRow(solana.caipNetworkId)),
    ],
  }
}

type Token = { address: string; decimals: number; name: string; symbol: string }
