import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { DELEGATION_MANAGER } from '../../core/contracts.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { decodeContext } from './decodeContext.js'
import type { Delegation } from './delegation.js'
import { hashDelegation } from './hashDelegation.js'

const managerAbi = parseAbi([
  'function disabledDelegations(bytes32 hash) view returns (bool)',
])

/** Lists the delegations of grants that the chain has not ended yet. */
export async function listLive(parameters: {
  chain: FrameChain
  grants: readonly { context: Hex }[]
  rpc: Rpc
}): Promise<readonly Delegation[]> {
  const { chain, grants, rpc } = parameters
  const delegations = grants.flatMap(
    ({ context }) => decodeContext(context) ?? [],
  )
  const ended = await Promise.all(
    delegations.map(async (delegation) => {
      const data = encodeFunctionData({
        abi: managerAbi,
        functionName: 'disabledDelegations',
        args: [hashDelegation(delegation)],
      })
      const call = { data, to: DELEGATION_MANAGER }
      const answer = await rpc(chain, 'eth_call', [call, 'latest'])
      return BigInt(String(answer)) !== 0n
    }),
  )
  return delegations.filter((_, index) => !ended[index])
}
