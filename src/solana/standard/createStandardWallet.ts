import type { Wallet, WalletAccount } from '@wallet-standard/base'
import { encodeBase58 } from '../../core/address/encodeBase58.js'
import { ChainNotSupportedError } from '../../core/errors/chain.js'
import { getMember } from '../../core/errors/getMember.js'
import { NotConnectedError } from '../../core/errors/send.js'
import {
  InvalidSolanaSignatureError,
  InvalidTransactionError,
} from '../../core/errors/solanaWallet.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { toWalletFailure } from '../toWalletFailure.js'
import type { WalletHandle } from '../wallet.js'
import { asBytes } from './asBytes.js'
import { chains } from './chains.js'
import { readAccounts } from './readAccounts.js'
import { toStandardChain } from './toStandardChain.js'

/** Wraps a wallet of the Wallet Standard as a wallet handle. */
export function createStandardWallet(wallet: Wallet): WalletHandle {
  // Read once: a getter may return something else later.
  const id = String(wallet.name)

  async function call<output>(
    feature: string,
    inputs: readonly unknown[],
    signal?: AbortSignal | undefined,
  ): Promise<output> {
    const method = feature.slice(feature.indexOf(':') + 1)
    try {
      const member = wallet.features[feature as `${string}:${string}`]
      const ask = getMember(member, method) as (
        ...inputs: readonly unknown[]
      ) => Promise<output>
      const answer = Promise.resolve(ask.call(member, ...inputs))
      return await withTimeout(answer, {
        ms: Number.POSITIVE_INFINITY,
        error: () => new Error(),
        signal,
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw toWalletFailure(error, id)
    }
  }

  function toInput({ address, caipNetworkId }: Request) {
    const account = findAccount(wallet, address)
    const chain = toStandardChain(caipNetworkId)
    if (
      !account.chains.includes(chain) &&
      !account.chains.includes(caipNetworkId)
    )
      throw new ChainNotSupportedError({ chain: caipNetworkId })
    return { account, chain }
  }

  async function signAll({
    signal,
    transactions,
    ...request
  }: Request & {
    signal?: AbortSignal | undefined
    transactions: readonly Uint8Array[]
  }) {
    const target = toInput(request)
    const inputs = transactions.map((transaction) => ({
      ...target,
      transaction,
    }))
    const output = await call('solana:signTransaction', inputs, signal)
    return transactions.map((_, index) => {
      const answer = Array.isArray(output) ? output[index] : undefined
      const signed = asBytes(getMember(answer, 'signedTransaction'))
      if (!signed?.length) throw new InvalidTransactionError()
      return signed
    })
  }

  return {
    id,
    name: id,
    icon: wallet.icon,
    isAnnounced: true,
    isEmbedded: false,
    isInstalled: () => true,
    isReady: () => true,
    async connect({ isSilent }) {
      // Granted accounts need no request, which may show a prompt.
      const granted = isSilent ? toAccounts(wallet) : []
      if (granted.length) return granted
      const output = await call(
        'standard:connect',
        isSilent ? [{ silent: true }] : [],
      )
      const accounts = toAccounts(wallet)
      return accounts.length ? accounts : toAccounts(output)
    },
    async disconnect() {
      if ('standard:disconnect' in wallet.features)
        await call('standard:disconnect', [])
    },
    subscribe(listener) {
      const events = wallet.features['standard:events']
      let network = toNetwork(wallet)
      const stop: unknown = (events as Events).on('change', (change) => {
        if (!getMember(change, 'accounts') && !getMember(change, 'chains'))
          return
        const previous = network
        network = toNetwork(wallet)
        listener({
          accounts: toAccounts(wallet),
          ...(network && network !== previous
            ? { caipNetworkId: network }
            : {}),
        })
      })
      return () => {
        if (typeof stop === 'function') stop()
      }
    },
    ...('solana:signMessage' in wallet.features && {
      async signMessage({ address, message, signal }) {
        const input = { account: findAccount(wallet, address), message }
        const output = await call('solana:signMessage', [input], signal)
        return toSignature(output)
      },
    }),
    ...('solana:signTransaction' in wallet.features && {
      async signTransaction({ transaction, ...request }) {
        const [signed] = await signAll({
          ...request,
          transactions: [transaction],
        })
        if (!signed) throw new InvalidTransactionError()
        return signed
      },
      signAllTransactions: signAll,
    }),
    ...('solana:signAndSendTransaction' in wallet.features && {
      async signAndSendTransaction({
        options,
        signal,
        transaction,
        ...request
      }) {
        const input = { ...toInput(request), transaction, options }
        const output = await call(
          'solana:signAndSendTransaction',
          [input],
          signal,
        )
        return encodeBase58(toSignature(output))
      },
    }),
  } satisfies WalletHandle as WalletHandle
}

type Request = { address: string; caipNetworkId: SolanaNetworkId }

type Events = {
  on(event: 'change', listener: (change: unknown) => void): unknown
}

function findAccount(wallet: Wallet, address: string): WalletAccount {
  const account = ownAccounts(wallet).find(
    (account) => account.address === address,
  )
  // The wallet has switched accounts without reporting it yet.
  if (!account) throw new NotConnectedError()
  return account
}

/** A wallet's getters may throw, even while it calls us. */
function ownAccounts(owner: unknown) {
  return readAccounts(getMember(owner, 'accounts'))
}

function toAccounts(owner: unknown) {
  return ownAccounts(owner).map(({ address }) => ({ address }))
}

/** Returns the network of the first account, if the wallet binds it to one. */
function toNetwork(wallet: Wallet): SolanaNetworkId | undefined {
  const [account] = ownAccounts(wallet)
  const [chain, ...others] = account?.chains.filter(isSolanaNetwork) ?? []
  if (!chain || others.length) return undefined
  const network = chains[chain] ?? chain
  return caipNetworkId.test(network) ? network : undefined
}

const caipNetworkId = /^solana:[-_a-zA-Z0-9]{1,32}$/

function first(output: unknown): unknown {
  return Array.isArray(output) ? output[0] : undefined
}

function toSignature(output: unknown) {
  const signature = asBytes(getMember(first(output), 'signature'))
  if (signature?.length !== 64)
    throw new InvalidSolanaSignatureError({ details: 'It has not 64 bytes.' })
  return signature
}
