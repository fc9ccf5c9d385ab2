import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { HostError } from '../../frame/host/HostError.js'
import type { HostRpcRequest } from '../../frame/host/types.js'
import type { createEvmSigner } from '../evm/createEvmSigner.js'
import type { SolanaKey } from '../solana/createSolanaKey.js'
import { signTransaction } from '../solana/signTransaction.js'
import { callMethods, type createMockCalls } from './createMockCalls.js'

/** Answers approved RPC requests of a mock frame, with its keys. */
export function createMockSigner(parameters: {
  calls: createMockCalls.ReturnType
  getAddress(): string
  getKey(): SolanaKey | undefined
  sign: createEvmSigner.ReturnType
}): (request: HostRpcRequest) => unknown {
  const { calls, getAddress, getKey, sign } = parameters

  function signSolana(method: string, params: unknown) {
    const key = getKey()
    if (!key) throw new HostError({ message: 'No Solana account', code: 4200 })
    const { message, transaction, transactions } = params as SolanaParams
    switch (method) {
      case 'solana_signMessage':
        return { signature: encodeBase58(key.sign(toBytes(message))) }
      case 'solana_signAllTransactions':
        return {
          transactions: transactions?.map((text) =>
            encodeBase58(signTransaction(toBytes(text), key).transaction),
          ),
        }
      default: {
        const signed = signTransaction(toBytes(transaction), key)
        const signature = encodeBase58(signed.signature)
        return method === 'solana_signAndSendTransaction'
          ? { signature }
          : { signature, transaction: encodeBase58(signed.transaction) }
      }
    }
  }

  return ({ caipNetworkId, method, params }) => {
    if (method.startsWith('solana_')) return signSolana(method, params)
    const chainId = Number(caipNetworkId.split(':')[1])
    if (method === 'eth_accounts') return [getAddress()]
    if (callMethods.has(method)) return calls({ chainId, method, params })
    return sign({ chainId, method, params })
  }
}

type SolanaParams = {
  message?: string | undefined
  transaction?: string | undefined
  transactions?: readonly string[] | undefined
}

function toBytes(text = '') {
  const bytes = decodeBase58(text)
  if (bytes) return bytes
  throw new HostError({ message: 'Not base58', code: -32602 })
}
