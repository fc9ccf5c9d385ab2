import { HostError } from 'latchkey/frame'
import type { Address } from 'viem'
import { toHex } from 'viem'
import { privateKeyToAccount, toAccount } from 'viem/accounts'
import type { Session } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'
import type { Custody } from './createCustody.js'
import type { ShareStore } from './createShareStore.js'
import type { Keys } from './deriveKeys.js'

/**
 * Accounts whose keys are whole only while they sign.
 *
 * @param parameters.load - loads what combines shares
 */
export function createCustodyWallets(parameters: {
  load(): Promise<Pick<Custody, 'withKeys'>>
  session: Pick<Session, 'read'>
  shares: ShareStore
}): { solanaWallet: SolanaWallet; wallet: Wallet } {
  const { load, session, shares } = parameters

  async function requireShare(userId: string) {
    const share = await shares.read(userId)
    if (share) return share
    throw new HostError({
      message: 'The account is not open yet. Sign in again.',
      code: 'LOGIN_REQUIRED',
    })
  }

  async function run<result>(
    userId: string,
    use: (keys: Keys) => result | Promise<result>,
  ): Promise<result> {
    const current = await session.read()
    // Somebody else may have signed in meanwhile, in another tab.
    if (current?.userId !== userId)
      throw new HostError({ message: 'Not signed in', code: 4100 })
    const { withKeys } = await load()
    try {
      return await withKeys(current, async ({ keys }) => use(keys))
    } catch (error) {
      if (!(error instanceof HostError) || error.code !== 'DEVICE_REVOKED')
        throw error
      await shares.remove(userId)
      throw new HostError({
        message: 'This device was removed. Sign in again.',
        code: 'LOGIN_REQUIRED',
        cause: error,
      })
    }
  }

  return {
    wallet: {
      async getAccount(userId) {
        const { addresses } = await requireShare(userId)
        const sign = <result>(
          use: (
            account: ReturnType<typeof privateKeyToAccount>,
          ) => Promise<result>,
        ) => run(userId, (keys) => use(privateKeyToAccount(toHex(keys.evm))))
        return toAccount({
          address: addresses.evm as Address,
          sign: (given) => sign((account) => account.sign(given)),
          signAuthorization: (given) =>
            sign((account) => account.signAuthorization(given)),
          signMessage: (given) => sign((account) => account.signMessage(given)),
          signTransaction: (transaction, options) =>
            sign((account) => account.signTransaction(transaction, options)),
          signTypedData: (given) =>
            sign((account) => account.signTypedData(given)),
        })
      },
    },
    solanaWallet: {
      async getAccount(userId) {
        const { addresses } = await requireShare(userId)
        return {
          address: addresses.solana,
          sign: (bytes) =>
            run(userId, async (keys) => {
              const { createSolanaKey } = await import(
                '../solana/createSolanaKey.js'
              )
              return createSolanaKey(keys.solana).sign(bytes)
            }),
        }
      },
    },
  }
}
