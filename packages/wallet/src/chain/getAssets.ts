import { HostError } from 'latchkey/frame'
import { type Address, encodeFunctionData, erc20Abi, isHex, toHex } from 'viem'
import type { FrameChain } from '../loadConfig.js'
import type { Rpc } from './createRpc.js'
import { readToken } from './readToken.js'

type Wanted = (chain: FrameChain, address: string, type: string) => boolean

/**
 * Answers `wallet_getAssets` (EIP-7811) from the frame's own nodes and list:
 * the native coin, and the known tokens that the account has some of.
 *
 * Types are written in capitals, as the hosted wallet does, unless the app
 * asks in lower case. Prices are not known here and therefore 0.
 *
 * @throws HostError 4100 for another account than the one signed in, -32602
 * when malformed
 */
export async function getAssets(parameters: {
  address: Address | undefined
  chains: readonly FrameChain[]
  params: unknown
  rpc: Rpc
}): Promise<Record<string, readonly object[]>> {
  const { address, chains, params, rpc } = parameters
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
  const { isChainWanted, isWanted } = toFilter(request)

  async function read(chain: FrameChain) {
    const tokens = await Promise.all(
      (chain.tokens ?? [])
        .filter((token) => isWanted(chain, token, 'ERC20'))
        .map((token) => readOwned({ chain, rpc, token, owner: address })),
    )
    const owned = tokens.filter((token) => token !== undefined)
    if (!isWanted(chain, 'native', 'NATIVE')) return owned
    const { decimals, symbol } = chain.nativeCurrency
    const balance = await rpc(chain, 'eth_getBalance', [address, 'latest'])
    const metadata = { ...extra, decimals, name: symbol, symbol }
    return [{ address: 'native', balance, metadata, type: 'NATIVE' }, ...owned]
  }

  const entries = chains.filter(isChainWanted).map(async (chain) => {
    const assets = await read(chain)
    return [
      toHex(chain.id),
      assets.map((asset) => ({ ...asset, type: write(asset.type) })),
    ] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const extra = { iconUrl: '', price: 0 }

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
  const metadata = { ...extra, decimals, name: symbol, symbol }
  const amount = toHex(BigInt(balance))
  return { address, balance: amount, metadata, type: 'ERC20' }
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
      toId(chain),
      new Set((Array.isArray(assets) ? assets : []).map(toAddress)),
    ]),
  )
  const types = toList(assetTypeFilter)?.map((type) => type.toUpperCase())
  const chainIds = toList(chainFilter)?.map(toId)
  const isChainWanted = ({ id }: FrameChain) =>
    assetFilter ? listed.has(id) : (chainIds?.includes(id) ?? true)
  const isWanted: Wanted = ({ id }, address, type) =>
    assetFilter
      ? listed.get(id)?.has(address.toLowerCase()) === true
      : (types?.includes(type) ?? true)
  return { isChainWanted, isWanted }
}

function toList(value: unknown) {
  return Array.isArray(value) ? value.map(String) : undefined
}

function toId(value: string) {
  return /^0x[0-9a-f]{1,16}$/i.test(value) ? Number(value) : undefined
}

/** The hosted wallet takes bare addresses, the standard objects. */
function toAddress(asset: unknown) {
  const { address } = (asset ?? {}) as { address?: unknown }
  return String(address ?? asset).toLowerCase()
}
