import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem'
import type { getEvmClient } from '../networks/getEvmClient.js'
import { readDataFee } from './readDataFee.js'
import { type GasFees, getHighestPrice, readGasFees } from './readGasFees.js'

/**
 * Estimates what a transaction costs at most, in base units of the native coin,
 * by the rule of the embedded wallet: gas at the highest price it is signed
 * with, and on rollups what they take for data, which has no limit.
 *
 * @throws what the node rejects with, such as a revert
 */
export async function estimateFee(
  client: ReturnType<typeof getEvmClient>,
  { data, from, to, value }: estimateFee.Parameters,
): Promise<estimateFee.ReturnType> {
  const call = {
    ...{ from, to, value: numberToHex(value) },
    ...(data && { data }),
  }
  const ask = (method: string, params?: unknown): Promise<unknown> =>
    client.request({ method, ...(params ? { params } : {}) } as never)
  const { contracts, id: chainId } = client.chain
  const limit = client
    .request({ method: 'eth_estimateGas', params: [call] })
    .then(hexToBigInt)
  const [gas, fees, dataFee] = await Promise.all([
    limit,
    readGasFees({ ask, call, chainId }),
    readDataFee({
      ...{ ask, chainId, gas: limit, transaction: { data, to, value } },
      isRollup: contracts?.gasPriceOracle !== undefined,
    }),
  ])
  const fee = gas * getHighestPrice(fees) + (dataFee ?? 0n)
  return { dataFee, fee, fees, gas }
}

export declare namespace estimateFee {
  type Parameters = {
    data?: Hex | undefined
    from: Address
    to: Address
    value: bigint
  }
  type ReturnType = {
    /** Part of `fee`; `undefined` when the rollup's contract cannot be asked. */
    dataFee: bigint | undefined
    fee: bigint
    fees: GasFees
    gas: bigint
  }
}
