import { signMessage } from 'wagmi/actions'
import type { AccountNamespace } from '../core/account/account.js'
import { foldCase } from '../core/address/foldCase.js'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Signs a message with a connected account of either namespace.
 *
 * On EVM chains the signature is 0x-hex over the text's EIP-191 form, on
 * Solana base58 and ed25519 over its UTF-8 bytes.
 *
 * @param parameters.message - text to sign, shown to the user
 * @param parameters.account - address of a connected account, default the
 * active one
 * @param parameters.namespace - signs with the active account of `eip155` or
 * `solana`
 * @param parameters.signal - cancels an approval of the embedded wallet on
 * Solana
 * @throws NotConnectedError
 * @throws UserRejectedRequestError of viem (4001) when the user declines
 *
 * @example
 * const { signature } = await signText(kit, { message: 'Hello' })
 */
export async function signText(
  kit: Kit,
  parameters: signText.Parameters,
): Promise<signText.ReturnType> {
  parameters = assertParameters(kit, parameters, {
    account: 'string | undefined',
    message: 'string',
    namespace: 'string | undefined',
    signal: 'AbortSignal | undefined',
  })
  const { message, signal } = parameters
  const account = findAccount(kit, parameters)
  if (account?.status !== 'connected') throw new NotConnectedError()
  const { address, namespace } = account
  try {
    if (account.namespace === 'solana') {
      if (!kit.solana) throw new NotConnectedError()
      const signed = await kit.solana.signMessage({
        account: account.address,
        message,
        signal,
      })
      return { ...signed, namespace: 'solana' }
    }
    const { config } = kit
    const connection = config.state.connections.get(account.connector.uid)
    if (!connection) throw new NotConnectedError()
    const signature = await signMessage(config, {
      account: account.address,
      connector: connection.connector,
      message,
    })
    return { address, namespace, signature }
  } catch (error) {
    throw getKitError(error)
  }
}

export declare namespace signText {
  type Parameters = {
    message: string
    account?: string | undefined
    namespace?: AccountNamespace | undefined
    /** Cancels an approval of the embedded wallet on Solana. */
    signal?: AbortSignal | undefined
  }
  type ReturnType = {
    /** Namespace of the account. */
    namespace: 'eip155' | 'solana'
    /** Address that signed. */
    address: string
    /** EVM: 0x-hex of EIP-191. Solana: base58 of ed25519. */
    signature: string
  }
  type ErrorType = NotConnectedError | getKitError.ReturnType
}

function findAccount(kit: Kit, parameters: signText.Parameters) {
  const { account, namespace } = parameters
  if (!account) return getActiveAccount(kit, { namespace })
  const id = foldCase(account)
  return getAccounts(kit, { namespace }).find(
    ({ address }) => foldCase(address) === id,
  )
}
