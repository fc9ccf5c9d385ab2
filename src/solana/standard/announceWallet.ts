import type { Wallet } from '@wallet-standard/base'
import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { SolanaCluster, SolanaNetworkId } from '../../core/ports/solana.js'
import type { WalletHandle } from '../wallet.js'
import { chains } from './chains.js'
import { EMBEDDED_FEATURE } from './isUsableWallet.js'
import { type SignInInput, toSignInText } from './toSignInText.js'
import { toStandardChain } from './toStandardChain.js'

/**
 * Registers the embedded account as a wallet of the Wallet Standard, for other
 * code on the page: `@solana/kit`, wallet-adapter. Every request still has to
 * be approved in the frame.
 *
 * `standard:disconnect` only removes the account from that app: ending the
 * login is up to the page.
 *
 * Standard: Wallet Standard 1.0 with Solana's features.
 *
 * @param parameters.getNetwork - network for requests that name no chain
 * @returns a function that removes the account and unregisters the wallet
 */
export function announceWallet(parameters: {
  address: string
  clusters: readonly SolanaCluster[]
  getNetwork: () => SolanaNetworkId
  getWallet: () => WalletHandle
  name: string
}): () => void {
  const { address, clusters, getNetwork, getWallet, name } = parameters
  const listeners = new Set<(change: object) => void>()
  const publicKey = decodeBase58(address) ?? new Uint8Array(32)
  const account = Object.freeze({
    address,
    get publicKey() {
      return publicKey.slice()
    },
    chains: clusters.map(({ id }) => toStandardChain(id)),
    features: [
      'solana:signAndSendTransaction',
      'solana:signIn',
      'solana:signMessage',
      'solana:signTransaction',
    ] as const,
  })
  let accounts: readonly (typeof account)[] = [account]
  let isOver = false

  function share(next: typeof accounts) {
    if (isOver || accounts.length === next.length) return
    accounts = next
    for (const listener of [...listeners]) listener({ accounts })
  }

  function toRequest(input: Input) {
    const { account: asked, chain } = input
    const isOwn = asked?.address === address && accounts.length > 0
    if (!isOwn || isOver) throw new NotConnectedError()
    const caipNetworkId = chain ? (chains[chain] ?? chain) : getNetwork()
    const cluster = clusters.find(({ id }) => id === caipNetworkId)
    if (!cluster) throw new ChainNotSupportedError({ chain: caipNetworkId })
    return { address, caipNetworkId: cluster.id }
  }

  /** One by one, because each shows its own approval. */
  async function inTurn<input, output>(
    inputs: readonly input[],
    run: (input: input) => Promise<output>,
  ) {
    const outputs: output[] = []
    for (const input of inputs) outputs.push(await run(input))
    return outputs
  }

  const supportedTransactionVersions = ['legacy', 0] as const
  const features = {
    [EMBEDDED_FEATURE]: {},
    'standard:connect': {
      version: '1.0.0',
      async connect() {
        if (isOver) throw new NotConnectedError()
        share([account])
        return { accounts }
      },
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: async () => share([]),
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (change: object) => void) {
        const own = (change: object) => listener(change)
        if (event === 'change') listeners.add(own)
        return () => void listeners.delete(own)
      },
    },
    'solana:signMessage': {
      version: '1.1.0',
      signMessage: (...inputs: readonly Input[]) =>
        inTurn(inputs, async (input) => {
          const request = toRequest(input)
          const { message = new Uint8Array() } = input
          const signature = await required(getWallet().signMessage)({
            ...request,
            message,
          })
          return { signature, signatureType: 'ed25519', signedMessage: message }
        }),
    },
    'solana:signIn': {
      version: '1.0.0',
      signIn: (...inputs: readonly SignInInput[]) =>
        inTurn(inputs.length ? inputs : [{}], async (input) => {
          share([account])
          const request = toRequest({ account })
          const text = toSignInText({ address, input })
          const signedMessage = new TextEncoder().encode(text)
          const signature = await required(getWallet().signMessage)({
            ...request,
            message: signedMessage,
          })
          return { account, signature, signatureType: 'ed25519', signedMessage }
        }),
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      // Several transactions are one call here, and one card in the frame.
      async signTransaction(...inputs: readonly Input[]) {
        const requests = inputs.map(toRequest)
        const [request] = requests
        if (!request) return []
        const { caipNetworkId } = request
        if (requests.some((other) => other.caipNetworkId !== caipNetworkId))
          throw new ChainNotSupportedError({ chain: 'several' })
        const [first = new Uint8Array(), ...others] = inputs.map(
          ({ transaction = new Uint8Array() }) => transaction,
        )
        const signed = others.length
          ? await required(getWallet().signAllTransactions)({
              ...request,
              transactions: [first, ...others],
            })
          : [
              await required(getWallet().signTransaction)({
                ...request,
                transaction: first,
              }),
            ]
        return signed.map((signedTransaction) => ({ signedTransaction }))
      },
    },
    'solana:signAndSendTransaction': {
      version: '1.0.0',
      supportedTransactionVersions,
      signAndSendTransaction: (...inputs: readonly Input[]) =>
        inTurn(inputs, async (input) => {
          const request = toRequest(input)
          const { options, transaction = new Uint8Array() } = input
          const text = await required(getWallet().signAndSendTransaction)({
            ...request,
            options,
            transaction,
          })
          return { signature: decodeBase58(text) }
        }),
    },
  }

  const wallet = Object.freeze({
    version: '1.0.0',
    name,
    icon,
    chains: account.chains,
    features,
    get accounts() {
      return accounts
    },
  }) as unknown as Wallet

  const leaves = new Set<() => void>()
  const register = (api: Api) => {
    const leave = api?.register?.(wallet)
    if (typeof leave === 'function') leaves.add(leave)
  }
  const onReady = (event: Event) => register((event as CustomEvent<Api>).detail)
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', { detail: register }),
  )
  return () => {
    share([])
    isOver = true
    window.removeEventListener('wallet-standard:app-ready', onReady)
    for (const leave of leaves) leave()
  }
}

type Api = { register(...wallets: readonly Wallet[]): () => void }

/** Input from apps, which may omit anything. */
type Input = {
  account?: { address?: string } | undefined
  chain?: string | undefined
  message?: Uint8Array | undefined
  options?: Parameters<
    NonNullable<WalletHandle['signAndSendTransaction']>
  >[0]['options']
  transaction?: Uint8Array | undefined
}

/** The embedded wallet has all of them. */
function required<method>(method: method | undefined): method {
  if (!method) throw new NotConnectedError()
  return method
}

/** An envelope: the standard requires an icon. */
const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA0MCA0MCI+PHBhdGggZmlsbD0iIzJiNWZkOSIgZD0iTTAgMGg0MHY0MEgweiIvPjxwYXRoIGZpbGw9Im5vbmUiIHN0cm9rZT0iI2ZmZiIgc3Ryb2tlLXdpZHRoPSIyLjUiIHN0cm9rZS1saW5lam9pbj0icm91bmQiIGQ9Ik0xMCAxM2gyMHYxNEgxMFptMCAxIDEwIDggMTAtOCIvPjwvc3ZnPg=='
