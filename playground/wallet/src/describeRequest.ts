import type { WalletChain, WalletRequest } from 'latchkey-devnet/wallet'
import { decodeBase58 } from 'latchkey-wallet/base58'
import { formatEther, hexToBigInt, hexToString, isHex } from 'viem'

export type RequestView = {
  /** What the app wants, as a title. */
  title: string
  rows: readonly (readonly [label: string, value: string])[]
  /** Long content, as it is. */
  text?: string | undefined
}

const MAX_MESSAGE_BYTES = 4_096

/** What a person has to read before approving. */
export function describeRequest(
  { params: { chainId, request } }: WalletRequest,
  chains: readonly WalletChain[],
): RequestView {
  const { method } = request
  const name = chains.find(({ id }) => id === chainId)?.name ?? chainId
  const rows: RequestView['rows'] = [['Network', name]]
  const [first, second] = Array.isArray(request.params) ? request.params : []
  switch (method) {
    case 'personal_sign':
      return { title: 'Sign message', rows, text: toText(first) }
    case 'eth_sign':
      return { title: 'Sign message', rows, text: toText(second) }
    case 'eth_signTypedData':
    case 'eth_signTypedData_v3':
    case 'eth_signTypedData_v4':
      return { title: 'Sign typed data', rows, text: pretty(second) }
    case 'eth_sendTransaction':
    case 'eth_signTransaction': {
      const { data, to, value } = first ?? {}
      const amount = isHex(value) ? hexToBigInt(value) : 0n
      const title =
        method === 'eth_signTransaction'
          ? 'Sign transaction'
          : 'Send transaction'
      return {
        title,
        rows: [
          ...rows,
          ['To', String(to ?? 'New contract')],
          ['Amount', `${formatEther(amount)} ETH`],
        ],
        text: data && data !== '0x' ? String(data) : undefined,
      }
    }
    case 'wallet_switchEthereumChain': {
      const id = `eip155:${Number(first?.chainId)}`
      const to = chains.find((chain) => chain.id === id)?.name ?? id
      return { title: 'Switch network', rows: [...rows, ['To', to]] }
    }
    case 'wallet_addEthereumChain':
      return { title: 'Add network', rows, text: pretty(first) }
    case 'wallet_watchAsset':
      return { title: 'Add token', rows, text: pretty(request.params) }
    case 'solana_signMessage':
      return {
        title: 'Sign message',
        rows,
        text: decodeText(request.params?.message),
      }
    case 'solana_signTransaction':
    case 'solana_signAllTransactions': {
      const title =
        method === 'solana_signTransaction'
          ? 'Sign transaction'
          : `Sign ${request.params?.transactions?.length} transactions`
      return { title, rows, text: pretty(request.params) }
    }
    case 'solana_signAndSendTransaction':
      return { title: 'Send transaction', rows, text: pretty(request.params) }
    default:
      return { title: method, rows, text: pretty(request.params) }
  }
}

function toText(message: unknown) {
  return isHex(message) ? hexToString(message) : String(message)
}

function decodeText(message: unknown) {
  const bytes = decodeBase58(message, MAX_MESSAGE_BYTES)
  return bytes ? new TextDecoder().decode(bytes) : String(message)
}

function pretty(value: unknown) {
  try {
    const data = typeof value === 'string' ? JSON.parse(value) : value
    return JSON.stringify(data, null, 2)
  } catch {
    return String(value)
  }
}
