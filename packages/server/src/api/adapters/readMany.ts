import {
  type Abi,
  type Address,
  ContractFunctionExecutionError,
  type PublicClient,
} from 'viem'

/** Bytes of calldata per call of the node; its init code has a limit. */
const BATCH_BYTES = 4_096

export type ContractRead = {
  abi: Abi
  address: Address
  args: readonly unknown[]
  functionName: string
}

/**
 * Reads contracts together, by a multicall that needs no contract on the
 * chain. What reverts is `undefined`.
 *
 * @throws when the node does not answer
 */
export async function readMany(
  client: PublicClient,
  contracts: readonly ContractRead[],
): Promise<readonly unknown[]> {
  if (contracts.length === 0) return []
  const results = await client.multicall({
    batchSize: BATCH_BYTES,
    contracts,
    deployless: true,
  })
  return results.map((result, index) => {
    if (result.status === 'success') return result.result
    const { error } = result
    const isOwn =
      error instanceof ContractFunctionExecutionError &&
      error.functionName === contracts[index]?.functionName
    if (isOwn) return undefined
    throw error
  })
}
