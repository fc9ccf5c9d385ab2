import {
  decodeEventLog,
  decodeFunctionData,
  type EIP1193RequestFn,
  type Hex,
  isAddressEqual,
  type Log,
  type PublicRpcSchema,
  toHex,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  type RpcUserOperation,
} from 'viem/account-abstraction'
import type { DevWallet } from '../chain/createDevWallet.js'
import { unpackOperation } from './unpackOperation.js'

/**
 * Looks a mined user operation up by its event; `undefined` when no block has
 * it.
 */
export async function findOperation(parameters: {
  client: DevWallet
  hash: Hex
}) {
  const { client, hash } = parameters
  const [log] = await client.getContractEvents({
    abi: entryPoint07Abi,
    address: entryPoint07Address,
    args: { userOpHash: hash },
    eventName: 'UserOperationEvent',
    fromBlock: 0n,
    strict: true,
  })
  if (!log) return undefined
  const { transactionHash } = log
  // As the node has it: viem's own form is not JSON.
  const request = client.request as EIP1193RequestFn<PublicRpcSchema>
  const [transaction, receipt] = await Promise.all([
    client.getTransaction({ hash: transactionHash }),
    request({
      method: 'eth_getTransactionReceipt',
      params: [transactionHash],
    }),
  ])
  if (!receipt) return undefined
  const { actualGasCost, actualGasUsed, nonce, paymaster, sender, success } =
    log.args
  return {
    log,
    operation: readOperation(transaction.input, log.args),
    transaction,
    receipt: {
      userOpHash: hash,
      entryPoint: entryPoint07Address,
      sender,
      nonce: toHex(nonce),
      paymaster: BigInt(paymaster) === 0n ? undefined : paymaster,
      actualGasCost: toHex(actualGasCost),
      actualGasUsed: toHex(actualGasUsed),
      success,
      logs: cutLogs(receipt.logs, hash),
      receipt,
    },
  }
}

function readOperation(
  input: Hex,
  { nonce, sender }: { nonce: bigint; sender: Hex },
): RpcUserOperation<'0.7'> | undefined {
  const { args, functionName } = decodeFunctionData({
    abi: entryPoint07Abi,
    data: input,
  })
  if (functionName !== 'handleOps') return undefined
  const packed = args[0].find(
    (one) => one.nonce === nonce && isAddressEqual(one.sender, sender),
  )
  return packed && unpackOperation(packed)
}

/** Only what the operation itself has logged: a bundle may hold several. */
function cutLogs<log extends Pick<Log, 'address' | 'data' | 'topics'>>(
  logs: readonly log[],
  hash: Hex,
): readonly log[] {
  let own: log[] = []
  for (const log of logs) {
    const event = readEvent(log)
    if (event?.eventName === 'UserOperationEvent') {
      if (event.args.userOpHash === hash) return own
      own = []
    } else if (event?.eventName === 'BeforeExecution') own = []
    else own.push(log)
  }
  return own
}

function readEvent(log: Pick<Log, 'address' | 'data' | 'topics'>) {
  if (!isAddressEqual(log.address, entryPoint07Address)) return undefined
  try {
    return decodeEventLog({ ...log, abi: entryPoint07Abi })
  } catch {
    return undefined
  }
}
