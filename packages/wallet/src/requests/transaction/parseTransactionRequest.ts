import { HostError } from 'latchkey/frame'
import {
  type AccessList,
  type Address,
  getAddress,
  type Hex,
  isAddress,
  isHex,
} from 'viem'
import { assertCallAllowed } from '../decode/assertCallAllowed.js'

/** What the app has asked for; everything else is the frame's to fill in. */
export type TransactionRequest = {
  to: Address | undefined
  data: Hex
  value: bigint
  gas?: bigint | undefined
  /** What is paid per unit of gas, without EIP-1559. */
  gasPrice?: bigint | undefined
  nonce?: number | undefined
  maxFeePerGas?: bigint | undefined
  maxPriorityFeePerGas?: bigint | undefined
  accessList?: AccessList | undefined
  /** Default: what the chain takes. */
  type?: TransactionType | undefined
}

type TransactionType = 'legacy' | 'eip2930' | 'eip1559'

const CALLDATA_MAX_LENGTH = 2 + 2 * 131_072
const fields = new Set([
  'accessList',
  'chainId',
  'data',
  'from',
  'gas',
  'gasLimit',
  'gasPrice',
  'input',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'to',
  'type',
  'value',
])
/**
 * By their numbers (EIP-2718). Not type 4: it gives the account to a contract
 * of the app's choice.
 */
const types: readonly TransactionType[] = ['legacy', 'eip2930', 'eip1559']

/**
 * The one transaction of an `eth_sendTransaction`, checked field by field.
 *
 * @throws HostError -32602 when malformed or for another chain, 4100 when it is
 * for another account, or a call that only the wallet itself may make
 */
export function parseTransactionRequest(parameters: {
  params: unknown
  address: Address
  chainId: number
}): TransactionRequest {
  const { address, chainId, params } = parameters
  const request = toRecord(params)
  if (!isSame(request.from, address))
    throw new HostError({
      message: 'The account of the transaction is not the one signed in',
      code: 4100,
    })
  if (
    isSet(request.chainId) &&
    toQuantity(request, 'chainId') !== BigInt(chainId)
  )
    throw refuse('The transaction is for another network')
  const nonce = toQuantity(request, 'nonce')
  if (nonce !== undefined && nonce > BigInt(Number.MAX_SAFE_INTEGER))
    throw refuse('The nonce of the transaction is malformed')
  const type = toType(request) // guard: type
  const to = toReceiver(request.to)
  const data = toData(request)
  assertCallAllowed({ address, data, to }) // guard: own calls
  return {
    to,
    data,
    value: toQuantity(request, 'value') ?? 0n,
    gas: toQuantity(request, 'gas') ?? toQuantity(request, 'gasLimit'),
    nonce: nonce === undefined ? undefined : Number(nonce),
    gasPrice: toQuantity(request, 'gasPrice'),
    maxFeePerGas: toQuantity(request, 'maxFeePerGas'),
    maxPriorityFeePerGas: toQuantity(request, 'maxPriorityFeePerGas'),
    accessList: toAccessList(request.accessList),
    type,
  }
}

function toRecord(params: unknown): Record<string, unknown> {
  const [request, ...rest] = Array.isArray(params) ? params : []
  if (typeof request !== 'object' || request === null || rest.length > 0)
    throw refuse('Exactly one transaction is expected')
  // guard: field
  for (const [field, value] of Object.entries(request))
    if (isSet(value) && !fields.has(field))
      throw refuse(
        `The transaction field ${field.slice(0, 40)} is not supported`,
      )
  return request
}

function toType(request: Record<string, unknown>) {
  const { type } = request
  const found = isSet(type)
    ? (types.find((name) => name === type) ??
      types[Number(toQuantity(request, 'type'))])
    : undefined
  if (isSet(type) && !found)
    throw refuse('This type of transaction is not supported')
  return found
}

function toReceiver(value: unknown): Address | undefined {
  if (!isSet(value)) return undefined
  if (typeof value !== 'string' || !isAddress(value))
    throw refuse('The receiver of the transaction is malformed')
  return getAddress(value)
}

function toData(request: Record<string, unknown>): Hex {
  const { data, input } = request
  if (isSet(data) && isSet(input) && data !== input)
    throw refuse('The transaction has two different data fields')
  const value = isSet(data) ? data : isSet(input) ? input : '0x'
  if (!isHex(value) || value.length % 2 || value.length > CALLDATA_MAX_LENGTH)
    throw refuse('The data of the transaction is malformed')
  return value.toLowerCase() as Hex
}

function toQuantity(
  request: Record<string, unknown>,
  field: string,
): bigint | undefined {
  const value = request[field]
  if (!isSet(value)) return undefined
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0)
    return BigInt(value)
  if (typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value))
    return BigInt(value)
  throw refuse(`The ${field} of the transaction is malformed`)
}

function toAccessList(value: unknown): AccessList | undefined {
  if (!isSet(value)) return undefined
  const isList =
    Array.isArray(value) &&
    value.length <= 256 &&
    value.every(
      (entry) =>
        isAddress(entry?.address) &&
        Array.isArray(entry?.storageKeys) &&
        entry.storageKeys.every(
          (key: unknown) => isHex(key) && key.length === 66,
        ),
    )
  if (!isList) throw refuse('The access list of the transaction is malformed')
  return value as AccessList
}

function isSame(value: unknown, address: Address) {
  if (!isSet(value)) return true
  return (
    typeof value === 'string' && value.toLowerCase() === address.toLowerCase()
  )
}

function isSet(value: unknown) {
  return value !== undefined && value !== null
}

function refuse(message: string) {
  return new HostError({ message, code: -32602 })
}
