import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  type PublicClient,
} from 'viem'
import type { Holding, SwapsAdapter } from '../adapter.js'
import type { Guard } from '../createGuard.js'

/** Used where the node cannot say, as for an allowance that must be 0 first. */
const DEFAULT_GAS = 100_000n
const GAS_CACHE_MS = 2_000

/** Allowances for the contract that swaps, and the price of gas. */
export function createAllowance(
  parameters: createAllowance.Parameters,
): createAllowance.ReturnType {
  const { chainId, client, guard, spender } = parameters
  const getGasPrice = () =>
    guard.call({
      ...{ cacheMs: GAS_CACHE_MS, key: 'gas price' },
      run: () => client.getGasPrice(),
    })
  return {
    getGasPrice,
    getAllowance: ({ account, token }: Holding) =>
      guard.call({
        run: () =>
          client.readContract({
            ...{ abi: erc20Abi, address: token, functionName: 'allowance' },
            args: [account, spender],
          }),
      }),
    // The endpoint takes no amount, so this approval is unlimited. For an exact
    // one, callers build their own.
    async buildApprove({ account, token: to }: Holding) {
      const data = encodeFunctionData({
        abi: erc20Abi,
        functionName: 'approve',
        args: [spender, maxUint256],
      })
      const [gas, gasPrice] = await Promise.all([
        guard.call({
          run: () =>
            client.estimateGas({ account, data, to }).catch(() => DEFAULT_GAS),
        }),
        getGasPrice(),
      ])
      return {
        from: `${chainId}:${account}`,
        to: `${chainId}:${to}`,
        data,
        value: '0',
        eip155: { gas: Number(gas), gasPrice: gasPrice.toString() },
      }
    },
  }
}

export declare namespace createAllowance {
  type Parameters = {
    /** CAIP-2. */
    chainId: string
    client: PublicClient
    guard: Guard
    /** Contract that takes the tokens. */
    spender: Address
  }
  type ReturnType = Pick<
    SwapsAdapter,
    'buildApprove' | 'getAllowance' | 'getGasPrice'
  >
}
