import {
  createWalletClient,
  defineChain,
  type Hex,
  hexToBigInt,
  hexToNumber,
  http,
  isHex,
  type TransactionSerializable,
} from 'viem'
import type { Keyring } from './createKeyring.js'
import { requestNode } from './requestNode.js'

/**
 * Signs and sends for an app, on the network of its request.
 *
 * @throws RpcFailure, or an error of viem with a message
 */
export async function answerEvm(
  { method, params }: { method: string; params: unknown },
  { accounts, chainId, keyring, rpcUrl }: answerEvm.Parameters,
): Promise<unknown> {
  const [first, second] = (params ?? []) as unknown[]
  switch (method) {
    case 'eth_accounts':
    case 'eth_requestAccounts':
      return accounts
    case 'personal_sign':
      return signText(keyring, second, first)
    case 'eth_sign':
      return signText(keyring, first, second)
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4': {
      const data = typeof second === 'string' ? JSON.parse(second) : second
      return keyring.getEvm(first).signTypedData(data)
    }
    case 'eth_signTransaction': {
      const transaction = toTransaction(first as Wire, chainId)
      return keyring.getEvm((first as Wire).from).signTransaction(transaction)
    }
    case 'eth_sendTransaction':
      return send(keyring, first as Wire, { chainId, rpcUrl })
    case 'eth_sendRawTransaction':
      return requestNode(rpcUrl, method, [first])
    case 'wallet_getCapabilities':
      return { [`0x${chainId.toString(16)}`]: {} }
    case 'wallet_watchAsset':
      return true
    default:
      throw { code: 4200, message: `${method} is not supported` }
  }
}

export declare namespace answerEvm {
  type Parameters = {
    /** Addresses of the session, the one in use first. */
    accounts: readonly string[]
    chainId: number
    keyring: Keyring
    rpcUrl: string | undefined
  }
}

type Wire = { from?: unknown } & Record<string, unknown>

function signText(keyring: Keyring, address: unknown, text: unknown) {
  const message = isHex(text) ? { raw: text } : String(text)
  return keyring.getEvm(address).signMessage({ message })
}

function send(
  keyring: Keyring,
  wire: Wire,
  { chainId, rpcUrl }: { chainId: number; rpcUrl: string | undefined },
) {
  if (!rpcUrl) throw { code: 4901, message: 'There is no node for the network' }
  const chain = defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const client = createWalletClient({
    account: keyring.getEvm(wire.from),
    chain,
    transport: http(rpcUrl),
  })
  const { chainId: _, type: __, ...transaction } = toTransaction(wire, chainId)
  return client.sendTransaction(
    transaction as Parameters<typeof client.sendTransaction>[0],
  )
}

function toTransaction(wire: Wire, chainId: number): TransactionSerializable {
  const amount = (value: unknown) =>
    isHex(value) ? hexToBigInt(value) : undefined
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = wire
  const data = (wire.data ?? wire.input) as Hex | undefined
  const fees = {
    gasPrice: amount(gasPrice),
    maxFeePerGas: amount(maxFeePerGas),
    maxPriorityFeePerGas: amount(maxPriorityFeePerGas),
  }
  const given = {
    ...fees,
    data,
    gas: amount(wire.gas ?? wire.gasLimit),
    nonce: isHex(wire.nonce) ? hexToNumber(wire.nonce) : undefined,
    to: wire.to,
    value: amount(wire.value),
  }
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(known),
    chainId,
    type: fees.gasPrice === undefined ? 'eip1559' : 'legacy',
  } as TransactionSerializable
}
