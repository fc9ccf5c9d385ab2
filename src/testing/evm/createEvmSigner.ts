import {
  type Address,
  type Chain,
  createClient,
  type Hex,
  hexToBigInt,
  hexToNumber,
  isHex,
  keccak256,
  type LocalAccount,
  stringToHex,
  type Transport,
} from 'viem'
import { sendTransaction } from 'viem/actions'
import { createRpcError } from '../createRpcError.js'

/**
 * Signs for mock wallets and mock frames, with the keys of local accounts.
 *
 * Transactions are sent to the chain's node. Without one they are signed with
 * the nonces of a new account, so that their hash is that of a signed
 * transaction.
 */
export function createEvmSigner(
  parameters: createEvmSigner.Parameters,
): createEvmSigner.ReturnType {
  const { getAccounts, getChain, getTransport } = parameters
  const nonces = new Map<string, number>()

  function find(address: unknown) {
    const found = getAccounts().find(
      (account) =>
        typeof address === 'string' &&
        account.address.toLowerCase() === address.toLowerCase(),
    )
    if (found) return found
    throw createRpcError({
      code: 4100,
      message: 'The account is not one of the wallet.',
    })
  }

  function signMessage(params: readonly unknown[]) {
    const [message, address] = params
    const raw = isHex(message) ? message : stringToHex(String(message))
    return find(address).signMessage({ message: { raw } })
  }

  function signTypedData(params: readonly unknown[]) {
    const [address, data] = params
    const typed = typeof data === 'string' ? JSON.parse(data) : data
    return find(address).signTypedData(typed)
  }

  async function send(params: readonly unknown[], chainId: number) {
    const request = (params[0] ?? {}) as Transaction
    const account = find(request.from)
    if (request.chainId && hexToNumber(request.chainId) !== chainId)
      throw createRpcError({
        code: -32602,
        message: 'The transaction is for another chain.',
      })
    const fields = toFields(request)
    const chain = getChain(chainId)
    const transport = getTransport(chainId)
    if (transport) {
      const client = createClient({ chain: chain as Chain, transport })
      return sendTransaction(client, {
        ...fields,
        account,
        chain,
      } as never)
    }
    return keccak256(await signOffline(account, fields, chainId))
  }

  function signOffline(
    account: LocalAccount,
    fields: ReturnType<typeof toFields>,
    chainId: number,
  ) {
    const key = `${chainId}:${account.address}`
    const nonce = nonces.get(key) ?? 0
    nonces.set(key, nonce + 1)
    return account.signTransaction({
      gas: 21_000n,
      maxFeePerGas: 1_000_000_000n,
      maxPriorityFeePerGas: 1_000_000_000n,
      nonce,
      ...fields,
      chainId,
      type: 'eip1559',
    })
  }

  return async ({ chainId, method, params }) => {
    const list = Array.isArray(params) ? params : []
    if (method === 'personal_sign') return signMessage(list)
    if (method === 'eth_signTypedData_v4') return signTypedData(list)
    if (method === 'eth_sendTransaction') return send(list, chainId)
    const transport = getTransport(chainId)
    if (!transport || method.startsWith('wallet_'))
      throw createRpcError({
        code: 4200,
        message: transport
          ? `The mock does not support ${method}.`
          : `The mock has no transport for chain ${chainId}, and cannot answer ${method}. Pass \`transports\`.`,
      })
    const client = createClient({
      chain: getChain(chainId) as Chain,
      transport,
    })
    return client.request({ method, params } as never)
  }
}

export declare namespace createEvmSigner {
  type Parameters = {
    getAccounts(): readonly LocalAccount[]
    getChain(chainId: number): { id: number }
    getTransport(chainId: number): Transport | undefined
  }
  type ReturnType = (request: {
    chainId: number
    method: string
    params: unknown
  }) => Promise<unknown>
}

type Transaction = {
  from?: Address
  to?: Address
  chainId?: Hex
  data?: Hex
  input?: Hex
  gas?: Hex
  gasLimit?: Hex
  maxFeePerGas?: Hex
  maxPriorityFeePerGas?: Hex
  nonce?: Hex
  value?: Hex
}

function toFields(transaction: Transaction) {
  const data = transaction.data ?? transaction.input
  const gas = transaction.gas ?? transaction.gasLimit
  const { maxFeePerGas, maxPriorityFeePerGas, nonce, to, value } = transaction
  return {
    ...(to && { to }),
    ...(data && { data }),
    ...(gas && { gas: hexToBigInt(gas) }),
    ...(maxFeePerGas && { maxFeePerGas: hexToBigInt(maxFeePerGas) }),
    ...(maxPriorityFeePerGas && {
      maxPriorityFeePerGas: hexToBigInt(maxPriorityFeePerGas),
    }),
    ...(nonce && { nonce: hexToNumber(nonce) }),
    ...(value && { value: hexToBigInt(value) }),
  }
}
