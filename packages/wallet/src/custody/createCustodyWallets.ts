import { HostError } from 'latchkey/frame'
import type { Address, Hex } from 'viem'
import type { SignAuthorizationReturnType } from 'viem/accounts'
import type { Session, SessionData } from '../createSession.js'
import type { Wallet } from '../createWallet.js'
import { loadAccounts } from '../loadAccounts.js'
import type { SignWork } from '../signer/signerWire.js'
import type { SolanaWallet } from '../solana/createSolanaWallet.js'
import type { Custody } from './createCustody.js'
import type { ShareStore } from './createShareStore.js'
import type { Addresses } from './secret.js'

/**
 * Accounts whose keys are whole only in the signer, while they sign.
 *
 * @param parameters.join - opens the wallet with another set of this browser,
 * where one replaces the set that was removed
 * @param parameters.load - loads what has the signer sign
 */
export function createCustodyWallets(parameters: {
  join(user: SessionData): Promise<boolean>
  load(): Promise<Pick<Custody, 'sign'>>
  session: Pick<Session, 'read'>
  shares: ShareStore
}): { solanaWallet: SolanaWallet; wallet: Wallet } {
  const { join, load, session, shares } = parameters

  async function requireShare(userId: string) {
    const share = await shares.read(userId)
    if (share) return share
    throw new HostError({
      message: 'The account is not open yet. Sign in again.',
      code: 'LOGIN_REQUIRED',
    })
  }

  async function run<result>(userId: string, work: SignWork) {
    const current = await session.read()
    // Somebody else may have signed in meanwhile, in another tab.
    if (current?.userId !== userId)
      throw new HostError({ message: 'Not signed in', code: 4100 })
    const { sign } = await load()
    try {
      return (await sign(current, work)) as result
    } catch (error) {
      if (!(error instanceof HostError) || error.code !== 'DEVICE_REVOKED')
        throw error
      const before = await shares.read(userId)
      await shares.remove(userId)
      if (await join(current)) {
        const after = await shares.read(userId)
        // What was approved was for the accounts of before.
        if (isSame(before?.addresses, after?.addresses))
          // guard: same wallet
          return (await sign(current, work)) as result
      }
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
        const { toAccount } = await loadAccounts()
        return toAccount({
          address: addresses.evm as Address,
          sign: ({ hash }) => run<Hex>(userId, { type: 'hash', hash }),
          signAuthorization({ chainId, nonce, ...given }) {
            const address = given.contractAddress ?? given.address
            if (!address) throw new Error('The authorization has no address')
            return run<SignAuthorizationReturnType>(userId, {
              type: 'authorization',
              authorization: { address, chainId, nonce },
            })
          },
          signMessage: ({ message }) =>
            run<Hex>(userId, { type: 'message', message }),
          async signTransaction(transaction, { serializer } = {}) {
            // A function does not pass to the worker.
            if (serializer)
              throw new Error('Serializers of transactions are not supported')
            return run(userId, { type: 'transaction', transaction })
          },
          signTypedData: (typedData) =>
            run<Hex>(userId, { type: 'typedData', typedData }),
        })
      },
    },
    solanaWallet: {
      async getAccount(userId) {
        const { addresses } = await requireShare(userId)
        return {
          address: addresses.solana,
          sign: (bytes) => run<Uint8Array>(userId, { type: 'solana', bytes }),
        }
      },
    },
  }
}

function isSame(before: Addresses | undefined, after: Addresses | undefined) {
  return before?.evm === after?.evm && before?.solana === after?.solana
}
