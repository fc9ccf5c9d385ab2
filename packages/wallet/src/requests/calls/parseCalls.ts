import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import type { FrameChain } from '../../node/loadConfig.js'
import {
  parseTransactionRequest,
  type TransactionRequest,
} from '../transaction/parseTransactionRequest.js'
import type { Paymaster } from './operation.js'
import { parsePaymaster } from './parsePaymaster.js'

const CALLS_LIMIT = 50
/** EIP-5792: 4096 bytes as hex. */
const ID_MAX_LENGTH = 8_194

export type ParsedCalls = {
  /** Chosen by the app, else made by the wallet. */
  id: string | undefined
  /** Apps of version 1.0 expect the bare id. */
  isOld: boolean
  /** Whether the calls are only sent as one. */
  isRequired: boolean
  calls: readonly TransactionRequest[]
  /** Who shall pay the gas. */
  paymaster: Paymaster | undefined
  /**
   * What to do with the calls of the id, which are still pending: make them at
   * a higher fee, or do nothing in their place.
   */
  replacement: 'cancel' | 'speedUp' | undefined
}

/**
 * The calls of a `wallet_sendCalls` (EIP-5792), checked one by one.
 *
 * The capability `replacement` asks for another fee of calls that are pending.
 *
 * @throws HostError 4100 for another account, 5700 for a capability that is
 * not optional, 5740 for more than 50 calls, 5760 when they must be atomic,
 * -32602 when malformed or for another chain
 */
export function parseCalls(parameters: {
  params: unknown
  address: Address
  chain: Pick<FrameChain, 'id' | 'paymasters'>
  /** Whether the account can make several calls as one. */
  isAtomic: boolean
}): ParsedCalls {
  const { address, chain, isAtomic, params } = parameters
  const chainId = chain.id
  const request = toRecord(Array.isArray(params) ? params[0] : undefined)
  const { atomicRequired, calls, from, id, version } = request
  if (!Array.isArray(calls) || calls.length === 0) throw malformed()
  if (id !== undefined && !isId(id)) throw malformed()
  const isOld = version === '1.0' || version === '1'
  if (!isOld && version !== undefined && version !== '2.0.0') throw malformed()
  if (calls.length > CALLS_LIMIT)
    throw refuse(5740, `At most ${CALLS_LIMIT} calls are taken at once`)
  const { paymasterService, replacement, ...unknown } = toCapabilities(request)
  for (const capabilities of [
    unknown,
    ...calls.map((call) => toCapabilities(toRecord(call))),
  ])
    checkCapabilities(capabilities)
  const paymaster = parsePaymaster(paymasterService, chain)
  // A single call is atomic by itself; a new contract is never part of a batch.
  const canBatch = isAtomic && calls.every((call) => toRecord(call).to != null)
  if (atomicRequired === true && calls.length > 1 && !canBatch)
    throw refuse(5760, 'This account cannot send calls as one')
  const shared = { chainId: request.chainId, from }
  const parsed = calls.map((call) => {
    const { capabilities: _, data, to, value, ...others } = toRecord(call)
    // An authorization, say: nothing may be dropped unseen. guard: members
    if (Object.keys(others).length > 0) throw malformed()
    const params = [{ ...shared, data, to, value }]
    return parseTransactionRequest({ address, chainId, params })
  })
  return {
    ...{ id, isOld, paymaster },
    calls: parsed,
    isRequired: atomicRequired === true,
    replacement: toReplacement(replacement, { address, calls: parsed, id }),
  }
}

/**
 * The wallet knows the calls of the id; those of the request do nothing, so
 * that a wallet without this capability does nothing either.
 */
function toReplacement(
  asked: unknown,
  {
    address,
    calls,
    id,
  }: Pick<ParsedCalls, 'calls' | 'id'> & { address: Address },
): ParsedCalls['replacement'] {
  if (asked === undefined) return undefined
  const { action } = toRecord(asked)
  const [call, ...others] = calls
  const isNothing =
    others.length === 0 &&
    call?.to?.toLowerCase() === address.toLowerCase() &&
    call.data === '0x' &&
    call.value === 0n
  // guard: nothing
  if (!isNothing || id === undefined) throw malformed()
  if (action !== 'cancel' && action !== 'speedUp') throw malformed()
  return action
}

function toCapabilities({ capabilities }: Record<string, unknown>) {
  return toRecord(capabilities ?? {})
}

function checkCapabilities(capabilities: Record<string, unknown>) {
  for (const [name, value] of Object.entries(capabilities))
    if ((value as { optional?: unknown } | null)?.optional !== true)
      throw refuse(5700, `Capability ${name.slice(0, 40)} is not supported`)
}

function isId(value: unknown): value is string {
  if (typeof value !== 'string') return false
  return value.length > 0 && value.length <= ID_MAX_LENGTH
}

function toRecord(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw malformed()
  return value as Record<string, unknown>
}

function malformed() {
  return refuse(-32602, 'The calls are malformed')
}

function refuse(code: number, message: string) {
  return new HostError({ code, message })
}
