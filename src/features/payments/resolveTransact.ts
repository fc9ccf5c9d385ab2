import {
  type Abi,
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  isHex,
  keccak256,
  stringToHex,
} from 'viem'
import type { Connector } from 'wagmi'
import type { Account } from '../../core/account/account.js'
import { assertReceiver } from '../../core/address/assertReceiver.js'
import { ParameterError } from '../../core/errors/base.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import { readParameters } from '../../core/parameters/readParameters.js'
import type { Kit } from '../../createKit.js'
import { findSendAccount, findSendConnector } from './resolveSend.js'
import type { TransactCall, TransactParameters } from './transactTypes.js'
import type { SendTransaction } from './types.js'

/** Calls of the app, bound to an account and a network. */
export type ResolvedTransact = {
  /** Calls ahead of the transaction, in the same approval. */
  before: readonly Pick<SendTransaction, 'data' | 'to' | 'value'>[]
  connector: Connector
  /** The last call. */
  transaction: SendTransaction
}

/**
 * Validates and encodes the calls; makes no request.
 *
 * @throws ParameterError, InvalidReceiverError, WrongNamespaceError,
 * NotConnectedError, ChainNotSupportedError
 */
export function resolveTransact(
  kit: Kit,
  parameters: TransactParameters,
  accounts: readonly Account[],
): ResolvedTransact {
  const calls = [...parameters.calls].map(toCall)
  const last = calls.pop()
  if (!last)
    throw new ParameterError({
      expected: 'at least one call',
      parameter: 'calls',
      received: 'none',
    })
  const account = findSendAccount(accounts, parameters.account)
  if (!account) throw new NotConnectedError()
  const chainId = toEvmChainId(parameters.chainId ?? account.chainId)
  if (!kit.config.chains.some(({ id }) => id === chainId))
    throw new ChainNotSupportedError({ chain: `eip155:${chainId}` })
  const from = account.address
  return {
    before: calls,
    connector: findSendConnector(kit, account),
    transaction: {
      ...{ ...last, amount: last.value, chainId, from },
      ...(calls.length > 0 && { batch: hashCalls(calls) }),
    },
  }
}

/** Other calls ahead of the last one are another transaction. */
const hashCalls = (calls: ResolvedTransact['before']) =>
  keccak256(
    stringToHex(
      calls
        .map(({ data = '', to, value }) => [to, data, value].join())
        .join(' '),
    ),
  )

function toCall(passed: TransactCall, index: number) {
  const path = `calls[${index}]`
  const call = readParameters<AnyCall>(
    passed,
    {
      abi: 'array | undefined',
      args: 'array | undefined',
      data: 'string | undefined',
      functionName: 'string | undefined',
      to: 'string',
      value: 'bigint | undefined',
    },
    path,
  )
  const { data, to, value = 0n } = call
  assertReceiver('eip155', to)
  if (value < 0n) throw toError(`${path}.value`, '0 or more', String(value))
  if (data !== undefined && !isCalldata(data))
    throw toError(`${path}.data`, 'whole bytes as 0x-hex', 'other text')
  // A call without its ABI would be a bare transfer of the value.
  if (!call.abi && (call.functionName !== undefined || call.args))
    throw toError(`${path}.abi`, 'the ABI of the function', 'none')
  if (call.abi && data !== undefined)
    throw toError(`${path}.data`, 'no data beside `abi`', 'both')
  const encoded = call.abi ? encode(call, path) : data
  return {
    data: encoded === '0x' ? undefined : encoded,
    to: getAddress(to),
    value,
  }
}

type AnyCall = {
  abi?: Abi | readonly unknown[] | undefined
  args?: readonly unknown[] | undefined
  data?: Hex | undefined
  functionName?: string | undefined
  to: Address
  value?: bigint | undefined
}

const isCalldata = (data: string) =>
  isHex(data, { strict: true }) && data.length % 2 === 0

function encode({ abi, args, functionName }: AnyCall, path: string): Hex {
  try {
    return encodeFunctionData({ abi: abi as Abi, args, functionName })
  } catch (cause) {
    throw new ParameterError({
      cause,
      expected: 'arguments that its function takes',
      parameter: `${path}.args`,
      received: 'others',
    })
  }
}

function toError(parameter: string, expected: string, received: string) {
  return new ParameterError({ expected, parameter, received })
}
