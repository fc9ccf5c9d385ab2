import { HostError } from 'latchkey/frame'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  isAddress,
  isHex,
  toHex,
} from 'viem'
import type { AssetInfo, ReadPrices } from './createPrices.js'
import type { Rpc } from './createRpc.js'
import type { FrameChain } from './loadConfig.js'
import { readToken } from './readToken.js'
import { toAssetId } from './toAssetId.js'

/** Tokens that are not on the frame's list are read when asked for. */
const ASKED_MAX = 20

type Wanted = (chain: FrameChain, address: string, type: string) => boolean

/**
 * Answers `wallet_getAssets` (EIP-7811) from the frame's own nodes: the native
 * coin, and the tokens of its list, or those asked for by `assetFilter`, that
 * the account has some of. Names, icons and prices in dollars come from the
 * API: 0 for what has no price there, and no `price` while it is away.
 *
 * Types are written in capitals, as the hosted wallet does, unless the app
 * asks in lower case.
 *
 * @throws HostError 4100 for another account than the one signed in, -32602
 * when malformed
 */
export async function getAssets(parameters: {
  address: Address | undefined
  chains: readonly FrameChain[]
  params: unknown
  readPrices: ReadPrices
  rpc: Rpc
}): Promise<Record<string, readonly object[]>> {
  const { address, chains, params, readPrices, rpc } = parameters
  const [request] = Array.isArray(params) ? params : []
  if (typeof request !== 'object' || request === null)
    throw new HostError({ message: 'Expected `account`', code: -32602 })
  const { account } = request as { account?: unknown }
  if (!address || String(account).toLowerCase() !== address.toLowerCase())
    throw new HostError({ message: 'Not signed in', code: 4100 })
  const isLower = /"(?:type":"|assetTypeFilter":\[")[a-z]/.test(
    JSON.stringify(request),
  )
  const write = (type: string) => (isLower ? type.toLowerCase() : type)
  const { isChainWanted, isWanted, toTokens } = toFilter(request)
  const wanted = chains.filter(isChainWanted)
  const pricesOf = readPrices(
    wanted.flatMap((chain) =>
      [undefined, ...toTokens(chain)].map((token) =>
        toAssetId(chain.caipNetworkId, token),
      ),
    ),
  )

  async function read(chain: FrameChain) {
    const tokens = await Promise.all(
      toTokens(chain).map((token) =>
        readOwned({ chain, rpc, token, owner: address }),
      ),
    )
    const owned = tokens.filter((token) => token !== undefined)
    if (!isWanted(chain, 'native', 'NATIVE')) return owned
    const { decimals, name, symbol } = chain.nativeCurrency
    const balance = await rpc(chain, 'eth_getBalance', [address, 'latest'])
    return [
      { address: 'native', balance, decimals, name, symbol, type: 'NATIVE' },
      ...owned,
    ]
  }

  const entries = wanted.map(async (chain) => {
    const [assets, prices] = await Promise.all([read(chain), pricesOf])
    return [
      toHex(chain.id),
      assets.map(({ decimals, name, symbol, type, ...asset }) => {
        const token = type === 'NATIVE' ? undefined : asset.address
        const info = prices?.get(toAssetId(chain.caipNetworkId, token))
        return {
          ...asset,
          metadata: {
            decimals,
            symbol,
            ...toInfo(name ?? symbol, info, prices),
          },
          type: write(type),
        }
      }),
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

function toInfo(
  name: string,
  info: AssetInfo | undefined,
  prices: ReadonlyMap<string, AssetInfo> | undefined,
) {
  if (info) return { iconUrl: info.iconUrl, name: info.name, price: info.price }
  const unknown = { iconUrl: '', name }
  // An app must not show as worth nothing what only could not be looked up.
  return prices ? { ...unknown, price: 0 } : unknown
}

async function readOwned(parameters: {
  chain: FrameChain
  owner: Address | undefined
  rpc: Rpc
  token: Address
}) {
  const { chain, owner = '0x', rpc, token: address } = parameters
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  })
  const call = { to: address, data }
  const [balance, token] = await Promise.all([
    rpc(chain, 'eth_call', [call, 'latest']),
    readToken({ address, chain, rpc }),
  ])
  if (!token || !isHex(balance) || balance.length !== 66) return undefined
  if (BigInt(balance) === 0n) return undefined
  const { decimals, symbol } = token
  const amount = toHex(BigInt(balance))
  return {
    address,
    balance: amount,
    decimals,
    // The API knows it, or nobody does.
    name: symbol,
    symbol,
    type: 'ERC20',
  }
}

/** A list of assets overrules the other two filters (EIP-7811). */
function toFilter(request: object) {
  const { assetFilter, assetTypeFilter, chainFilter } = request as {
    assetFilter?: Record<string, unknown> | undefined
    assetTypeFilter?: unknown
    chainFilter?: unknown
  }
  const listed = new Map(
    Object.entries(assetFilter ?? {}).map(([chain, assets]) => [
      toChainId(chain),
      new Set((Array.isArray(assets) ? assets : []).map(toAddress)),
    ]),
  )
  const types = toList(assetTypeFilter)?.map((type) => type.toUpperCase())
  const chainIds = toList(chainFilter)?.map(toChainId)
  const isChainWanted = ({ id }: FrameChain) =>
    assetFilter ? listed.has(id) : (chainIds?.includes(id) ?? true)
  const isWanted: Wanted = ({ id }, address, type) =>
    assetFilter
      ? listed.get(id)?.has(address.toLowerCase()) === true
      : (types?.includes(type) ?? true)

  function toTokens(chain: FrameChain): readonly Address[] {
    const asked = [...(listed.get(chain.id) ?? [])]
      .filter((address) => isAddress(address, { strict: false }))
      .slice(0, ASKED_MAX)
      .map((address) => getAddress(address))
    const known = (chain.tokens ?? []).filter((token) =>
      isWanted(chain, token, 'ERC20'),
    )
    return [...new Set([...known, ...asked])]
  }

  return { isChainWanted, isWanted, toTokens }
}

function toList(value: unknown) {
  return Array.isArray(value) ? value.map(String) : undefined
}

function toChainId(value: string) {
  return /^0x[0-9a-f]{1,16}$/i.test(value) ? Number(value) : undefined
}

/** The hosted wallet takes bare addresses, the standard objects. */
function toAddress(asset: unknown) {
  const { address } = (asset ?? {}) as { address?: unknown }
  return String(address ?? asset).toLowerCase()
}
