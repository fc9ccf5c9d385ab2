import type { Address, Hex } from 'viem'
import type { SignAuthorizationReturnType } from 'viem/accounts'
import { unreadableKey } from '../../core/unreadableKey.js'
import type { SolanaWallet, Wallet } from '../../core/wallet.js'
import type { FoundAddresses, SignWork } from '../../keys/signerWire.js'
import { loadAccounts } from '../../node/loadAccounts.js'

/**
 * Accounts whose keys are whole only in the signer, while they sign.
 *
 * @param parameters.getAddresses - rejects where the user has no account yet;
 * an account whose key cannot be read does not block the other
 * @param parameters.sign - has the signer sign
 */
export function createSignerWallets(parameters: {
  getAddresses(userId: string): Promise<FoundAddresses>
  sign(userId: string, work: SignWork): Promise<unknown>
}): createSignerWallets.ReturnType {
  const { getAddresses, sign } = parameters
  const run = async <result>(userId: string, work: SignWork) =>
    (await sign(userId, work)) as result

  return {
    wallet: {
      async getAccount(userId) {
        const [{ toAccount }, { evm }] = await Promise.all([
          loadAccounts(),
          getAddresses(userId),
        ])
        if (evm === undefined) throw unreadableKey('evm')
        return toAccount({
          address: evm as Address,
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
        const { solana } = await getAddresses(userId)
        if (solana === undefined) throw unreadableKey('solana')
        return {
          address: solana,
          sign: (bytes) => run<Uint8Array>(userId, { type: 'solana', bytes }),
        }
      },
    },
  }
}

export declare namespace createSignerWallets {
  type ReturnType = { solanaWallet: SolanaWallet; wallet: Wallet }
}
