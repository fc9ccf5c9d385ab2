import { type Address, erc20Abi } from 'viem'
import type { DevWallet } from '../../chain/createDevWallet.js'
import type { LocalTokens } from '../../chain/readTokens.js'
import { toLowerCase } from './toLowerCase.js'

/** Longest name that is passed on: contracts may call themselves anything. */
const TEXT_MAX = 80

export type AssetDetails = {
  name: string | undefined
  symbol: string | undefined
  decimals: number
}

export type Assets = {
  /** What a token contract calls itself. Address in lower case. */
  get(address: Address): Promise<AssetDetails>
  /** Forgets what was read: another contract may be there now. */
  clear(): void
}

/** Remembers names and decimals of the contracts of one chain. */
export function createAssets(parameters: createAssets.Parameters): Assets {
  const { client, tokens } = parameters
  const known = Object.values(tokens ?? {}).map(
    (token) => [toLowerCase(token.address), Promise.resolve(token)] as const,
  )
  const read = new Map<Address, Promise<AssetDetails>>(known)
  return {
    get(address) {
      const earlier = read.get(address)
      if (earlier) return earlier
      const details = readDetails(client, address)
      read.set(address, details)
      return details
    },
    clear() {
      read.clear()
      for (const [address, token] of known) read.set(address, token)
    },
  }
}

export declare namespace createAssets {
  type Parameters = {
    client: DevWallet
    /** Tokens that are known already. */
    tokens: LocalTokens | undefined
  }
}

async function readDetails(client: DevWallet, address: Address) {
  const [name, symbol, decimals] = await Promise.all(
    (['name', 'symbol', 'decimals'] as const).map((functionName) =>
      client
        .readContract({ address, abi: erc20Abi, functionName })
        .catch(() => undefined),
    ),
  )
  return {
    name: toText(name),
    symbol: toText(symbol),
    decimals: typeof decimals === 'number' ? decimals : 0,
  }
}

function toText(value: unknown) {
  return typeof value === 'string' ? value.slice(0, TEXT_MAX) : undefined
}
