import { decodeFunctionData, encodeFunctionResult, parseAbi } from 'viem'
import * as z from 'zod/mini'
import { farcasterIdentities } from './identities.js'

const hex = z.templateLiteral(['0x', z.string()])
const callSchema = z.object({
  id: z.unknown(),
  method: z.string(),
  params: z.optional(z.array(z.unknown())),
})
const idOfSchema = z.object({ to: hex, data: hex })
const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])
const OP_MAINNET = '0xa'

/**
 * Answers JSON-RPC as a node of OP Mainnet would that knows nothing but
 * Farcaster's IdRegistry, with the accounts of the simulated people.
 */
export function answerRegistry(body: unknown): object {
  const call = callSchema.safeParse(body)
  const id = call.data?.id ?? null
  const refuse = (code: number, message: string) => ({
    ...{ id, jsonrpc: '2.0' },
    error: { code, message },
  })
  if (!call.data) return refuse(-32_600, 'Invalid request')
  const { method, params = [] } = call.data
  if (method === 'eth_chainId')
    return { id, jsonrpc: '2.0', result: OP_MAINNET }
  const request = idOfSchema.safeParse(params[0])
  if (method !== 'eth_call' || !request.success)
    return refuse(3, 'execution reverted')
  try {
    const { args } = decodeFunctionData({ abi, data: request.data.data })
    const person = farcasterIdentities.find(
      ({ custody }) => custody === args[0],
    )
    const fid = BigInt(person?.fid ?? 0)
    const result = encodeFunctionResult({
      ...{ abi, functionName: 'idOf' },
      result: fid,
    })
    return { id, jsonrpc: '2.0', result }
  } catch {
    return refuse(3, 'execution reverted')
  }
}
