import type { Connection } from '@solana/web3.js'
import { NotConnectedError } from '../../core/errors/send.js'
import { InvalidSolanaSignatureError } from '../../core/errors/solanaWallet.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import { asBytes } from '../standard/asBytes.js'
import { toWalletFailure } from '../toWalletFailure.js'
import type { WalletAccount, WalletHandle } from '../wallet.js'
import type { SolanaAdapter } from './adapter.js'
import { parseTransaction } from './parseTransaction.js'
import { serializeTransaction } from './serializeTransaction.js'

/** Wraps an adapter passed by the app as a wallet handle. */
export function createAdapterWallet(parameters: {
  adapter: SolanaAdapter
  getConnection: (caipNetworkId: string) => Promise<Connection>
}): WalletHandle {
  const { adapter, getConnection } = parameters
  const id: string = adapter.name

  async function ask<output>(
    run: () => Promise<output>,
    signal?: AbortSignal | undefined,
  ): Promise<output> {
    try {
      return await withTimeout(run(), {
        ms: Number.POSITIVE_INFINITY,
        error: () => new Error(),
        signal,
      })
    } catch (error) {
      signal?.throwIfAborted()
      throw toWalletFailure(error, id)
    }
  }

  /** An adapter has one account, and signs with whichever is current. */
  function assertAccount(address: string) {
    if (readAccounts(adapter)[0]?.address !== address)
      throw new NotConnectedError()
  }

  return {
    id,
    name: id,
    icon: adapter.icon,
    isEmbedded: false,
    isInstalled: () => adapter.readyState === 'Installed',
    isReady: () =>
      adapter.readyState === 'Installed' || adapter.readyState === 'Loadable',
    async connect({ isSilent }) {
      if (!adapter.connected)
        await ask(async () => {
          if (!adapter.connecting)
            await (isSilent ? adapter.autoConnect() : adapter.connect())
          // Another caller is connecting the same adapter.
          if (!adapter.connected && adapter.connecting)
            await waitForConnect(adapter)
        })
      return readAccounts(adapter)
    },
    disconnect: () => ask(() => adapter.disconnect()),
    subscribe(listener) {
      const tell = () => listener({ accounts: readAccounts(adapter) })
      const end = () => listener({ accounts: [] })
      adapter.on('connect', tell)
      adapter.on('disconnect', end)
      return () => {
        adapter.off('connect', tell)
        adapter.off('disconnect', end)
      }
    },
    ...(can(adapter, 'signMessage') && {
      async signMessage({ address, message, signal }: MessageRequest) {
        assertAccount(address)
        const answer = await ask(() => adapter.signMessage(message), signal)
        const signature = asBytes(answer)
        if (signature?.length === 64) return signature
        throw new InvalidSolanaSignatureError({
          details: 'It has not 64 bytes.',
        })
      },
    }),
    ...(can(adapter, 'signTransaction') && {
      async signTransaction({ address, signal, transaction }: Request) {
        const parsed = await parseTransaction(transaction)
        assertAccount(address)
        return ask(async () => {
          const signed = await adapter.signTransaction(parsed)
          return serializeTransaction(signed)
        }, signal)
      },
    }),
    ...(can(adapter, 'signAllTransactions') && {
      async signAllTransactions(request: AllRequest) {
        const { address, signal, transactions } = request
        const parsed = await Promise.all(transactions.map(parseTransaction))
        assertAccount(address)
        return ask(async () => {
          const signed = await adapter.signAllTransactions(parsed)
          return signed.map(serializeTransaction)
        }, signal)
      },
    }),
    async signAndSendTransaction(request) {
      const { address, caipNetworkId, options, signal, transaction } = request
      const parsed = await parseTransaction(transaction)
      const connection = await getConnection(caipNetworkId)
      assertAccount(address)
      const given = Object.fromEntries(
        Object.entries(options ?? {}).filter(
          ([, value]) => value !== undefined,
        ),
      )
      return ask(
        () => adapter.sendTransaction(parsed as never, connection, given),
        signal,
      )
    },
  }
}

type Request = {
  address: string
  caipNetworkId: SolanaNetworkId
  signal?: AbortSignal | undefined
  transaction: Uint8Array
}
type AllRequest = Omit<Request, 'transaction'> & {
  transactions: readonly Uint8Array[]
}
type MessageRequest = Omit<Request, 'transaction'> & { message: Uint8Array }

function can<method extends keyof SolanaAdapter>(
  adapter: SolanaAdapter,
  method: method,
): adapter is SolanaAdapter & Required<Pick<SolanaAdapter, method>> {
  return adapter[method] !== undefined
}

function readAccounts(adapter: SolanaAdapter): readonly WalletAccount[] {
  const address = adapter.connected && adapter.publicKey?.toBase58()
  return address ? [{ address }] : []
}

/** Settles with the adapter's own event: connected, or failed. */
function waitForConnect(adapter: SolanaAdapter) {
  return new Promise<void>((resolve, reject) => {
    function end(error?: unknown) {
      adapter.off('connect', onConnect)
      adapter.off('error', end)
      if (error) reject(error)
      else resolve()
    }
    const onConnect = () => end()
    adapter.on('connect', onConnect)
    adapter.on('error', end)
  })
}
