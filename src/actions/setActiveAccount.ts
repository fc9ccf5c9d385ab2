import { switchAccount } from 'wagmi/actions'
import { getKitError } from '../core/errors/getKitError.js'
import { NotConnectedError } from '../core/errors/send.js'
import type { Kit } from '../createKit.js'
import { toSolanaWalletId } from '../wallets/toSolanaWalletId.js'
import { assertParameters } from './parameters/assertParameters.js'

/**
 * Makes the account of another connected wallet the active one, which actions
 * use by default. The wallet is not prompted.
 *
 * @param parameters.connectorUid - `connector.uid` of one of `getAccounts`
 * @param parameters.address - which account, for a Solana wallet with several
 * @throws NotConnectedError when that wallet is not connected
 *
 * @example
 * const [, second] = getAccounts(kit)
 * await setActiveAccount(kit, { connectorUid: second.connector.uid })
 */
export async function setActiveAccount(
  kit: Kit,
  parameters: setActiveAccount.Parameters,
): Promise<void> {
  parameters = assertParameters(kit, parameters, {
    address: 'string | undefined',
    connectorUid: 'string',
  })
  const { atoms, config, solana, store } = kit
  const { address, connectorUid } = parameters
  const walletId = toSolanaWalletId(connectorUid)
  if (walletId !== undefined) {
    if (!solana) throw new NotConnectedError()
    solana.switchAccount({ walletId, address })
    store.set(atoms.activeNamespace, 'solana')
    return
  }
  const connection = config.state.connections.get(connectorUid)
  if (!connection) throw new NotConnectedError()
  try {
    await switchAccount(config, { connector: connection.connector })
  } catch (error) {
    throw getKitError(error)
  }
  store.set(atoms.activeNamespace, 'eip155')
}

export declare namespace setActiveAccount {
  type Parameters = { connectorUid: string; address?: string | undefined }
  type ErrorType = NotConnectedError | getKitError.ReturnType
}
