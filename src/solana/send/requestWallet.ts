import { NotConnectedError } from '../../core/errors/send.js'
import { withTimeout } from '../../core/promise/withTimeout.js'
import type { WalletHandle } from '../wallet.js'

/**
 * Waits for a wallet's answer, until the wallet is disconnected or the signal
 * aborts.
 */
export async function requestWallet<value>(
  wallet: WalletHandle,
  parameters: {
    address: string
    run(): Promise<value>
    signal: AbortSignal | undefined
  },
): Promise<value> {
  const { address, run, signal } = parameters
  signal?.throwIfAborted()
  let unsubscribe = () => {}
  const gone = new Promise<never>((_, reject) => {
    unsubscribe = wallet.subscribe(({ accounts }) => {
      if (accounts && !accounts.some((account) => account.address === address))
        reject(new NotConnectedError())
    })
  })
  try {
    return await withTimeout(Promise.race([run(), gone]), {
      ms: Number.POSITIVE_INFINITY,
      error: () => new NotConnectedError(),
      signal,
    })
  } finally {
    unsubscribe()
  }
}
