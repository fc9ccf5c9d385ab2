import { type Address, getAddress, isAddress, maxUint256 } from 'viem'
import { createFailure } from '../../../http/createFailure.js'
import type { ApiBackend } from '../../apiBackend.js'
import type { ChainInfo } from '../../chain/chainInfo.js'
import { parseBaseUnits } from '../../convert/parseBaseUnits.js'
import { parseSlippage } from '../../convert/parseSlippage.js'
import type { Adapter, SwapAsset, SwapsAdapter, SwapWish } from '../adapter.js'
import { nativeAddress } from '../nativeAddress.js'

type Query = Record<string, string | undefined>

/**
 * Swaps by the first adapter of the network that is asked for. A network
 * without one has no tokens and no quotes.
 */
export function createSwapBackend(
  parameters: createSwapBackend.Parameters,
): ApiBackend['swap'] {
  const { adapters, chains } = parameters
  const find = (chainId: string | undefined) =>
    adapters.find(
      (adapter) => adapter.swaps && adapter.chainIds.includes(chainId ?? ''),
    )?.swaps

  function parseAsset(name: string, value: string | undefined) {
    const { address, chainId } = parseAccount(name, value)
    const asset: SwapAsset = {
      address,
      id: value ?? '',
      isNative: address.toLowerCase() === nativeAddress,
    }
    return { asset, chainId, swaps: find(chainId) }
  }

  function parsePair(ids: Query) {
    const from = parseAsset('from', ids.from)
    const to = parseAsset('to', ids.to)
    if (from.chainId !== to.chainId)
      throw createFailure('to', 'from and to are on different networks')
    if (from.asset.address === to.asset.address)
      throw createFailure('to', 'from and to are the same token')
    return { ...from, from: from.asset, to: to.asset }
  }

  return {
    async listTokens(chainId) {
      if (!chains.some(({ caipNetworkId }) => caipNetworkId === chainId))
        throw createFailure('chainId', 'Unknown chainId')
      return (await find(chainId)?.listTokens()) ?? []
    },
    async getQuote(query) {
      if (!isAddress(query.userAddress ?? ''))
        throw createFailure('userAddress', 'userAddress is not an address')
      if (query.gasPrice !== undefined)
        parseBaseUnits('gasPrice', query.gasPrice)
      const amount = parseBaseUnits('amount', query.amount)
      const { from, swaps, to } = parsePair(query)
      if (!swaps) return undefined
      const account = getAddress(query.userAddress ?? '')
      return swaps.getQuote(await toWish(swaps, { account, amount, from, to }))
    },
    async getAllowance({ tokenAddress, userAddress }) {
      const { asset, chainId, swaps } = parseAsset('tokenAddress', tokenAddress)
      const owner = parseAccount('userAddress', userAddress, chainId)
      if (!swaps) return '0'
      // The native coin needs no leave.
      if (asset.isNative) return maxUint256.toString()
      await assertListed(swaps, { tokenAddress: asset })
      const holding = { account: owner.address, token: asset.address }
      return (await swaps.getAllowance(holding)).toString()
    },
    async getGasPrices(chainId) {
      const swaps = find(chainId)
      if (!swaps)
        throw createFailure(
          'GAS_PRICE_UNSUPPORTED',
          'Network not supported for Gas Price',
        )
      const standard = await swaps.getGasPrice()
      return {
        standard: standard.toString(),
        fast: ((standard * 5n) / 4n).toString(),
        instant: ((standard * 3n) / 2n).toString(),
      }
    },
    async buildApprove(query) {
      const { chainId, from, swaps, to } = parsePair(query)
      const owner = parseAccount('userAddress', query.userAddress, chainId)
      if (!swaps) throw unsupported()
      if (from.isNative)
        throw createFailure('from', 'The native coin needs no allowance')
      await assertListed(swaps, { from, to })
      return swaps.buildApprove({ account: owner.address, token: from.address })
    },
    async buildSwap({ amount: units, disableEstimate, eip155, ...query }) {
      const { chainId, from, swaps, to } = parsePair(query)
      const amount = parseBaseUnits('amount', units)
      const owner = parseAccount('userAddress', query.userAddress, chainId)
      const basisPoints = parseSlippage(eip155?.slippage)
      if (!swaps) throw unsupported()
      const account = owner.address
      const wish = await toWish(swaps, { account, amount, from, to })
      return swaps.buildSwap(wish, { basisPoints, disableEstimate })
    },
  }
}

export declare namespace createSwapBackend {
  type Parameters = {
    adapters: readonly Adapter[]
    chains: readonly ChainInfo[]
  }
}

/** The address of a CAIP-10 id, and its network. */
function parseAccount(
  name: string,
  value: string | undefined,
  wanted?: string | undefined,
): { address: Address; chainId: string } {
  const [namespace, reference, address = '', ...rest] = value?.split(':') ?? []
  if (rest.length > 0 || namespace !== 'eip155' || !isAddress(address))
    throw createFailure(name, `${name} is not a CAIP-10 address`)
  const chainId = `${namespace}:${reference}`
  if (wanted !== undefined && chainId !== wanted)
    throw createFailure(name, `${name} is on another network`)
  return { address: getAddress(address), chainId }
}

async function toWish(swaps: SwapsAdapter, wish: SwapWish): Promise<SwapWish> {
  const { from, to } = wish
  await assertListed(swaps, { from, to })
  return wish
}

/** Unlisted tokens may take or give less than their pools say. */
async function assertListed(
  swaps: SwapsAdapter,
  assets: Readonly<Record<string, SwapAsset>>,
) {
  const tokens = await swaps.listTokens()
  const listed = new Set(tokens.map(({ address }) => address.toLowerCase()))
  for (const [name, { id }] of Object.entries(assets))
    if (!listed.has(id.toLowerCase()))
      throw createFailure(name, `${name} is not a token that can be swapped`)
}

function unsupported() {
  return createFailure('SWAPS_UNSUPPORTED', 'Network not supported for Swaps')
}
