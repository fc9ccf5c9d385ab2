import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Reach } from '../../core/spend/decidePlace.js'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { readToken } from '../../node/readToken.js'
import { decodeGrant } from './decodeGrant.js'
import { type Call, readSpend } from './readSpend.js'

/**
 * What calls can do, as far as they can be read: they pay, or anything.
 * Whoever is allowed to spend may do so later, whatever is paid now.
 */
export async function readReach(
  calls: readonly Call[],
  { chain, rpc }: { chain: FrameChain; rpc: Rpc },
): Promise<Reach | undefined> {
  const { routers } = chain
  // guard: unknown call
  if (calls.some((call) => readSpend(call, routers) === 'unknown'))
    return undefined
  if (calls.some(isAllowance)) return undefined // guard: allowance
  const contracts = calls.flatMap((call) =>
    call.to && namesNothing(call) ? [call.to] : [],
  )
  const areTokens = await Promise.all(
    contracts.map((address) => hasFractions({ address, chain, rpc })),
  )
  // guard: item zero
  if (areTokens.includes(false)) return undefined
  return calls.every(({ data = '0x' }) => data === '0x') ? 'payment' : 'calls'
}

/** An allowance of nothing, or for nobody, takes one back. */
function isAllowance({ data = '0x' }: Call) {
  const call = decodeGrant(data)
  if (!call || call.functionName === 'transfer') return false
  const [other, granted] = call.args
  if (call.functionName === 'approve' && isAddressEqual(other, zeroAddress))
    return false
  // Of a whole collection, `readSpend` says that it is unknown.
  return typeof granted === 'bigint' && granted > 0n
}

/** None of a token, which is the item 0 of a collection. */
function namesNothing({ data = '0x' }: Call) {
  return decodeGrant(data)?.args[1] === 0n
}

/** Items of collections have none. A node that is away cannot tell. */
async function hasFractions(parameters: {
  address: Address
  chain: FrameChain
  rpc: Rpc
}) {
  const token = await readToken(parameters).catch(() => undefined)
  return token !== undefined && token.decimals > 0
}
