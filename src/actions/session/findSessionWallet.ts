import type { Connector } from 'wagmi'
import { foldCase } from '../../core/address/foldCase.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'
import { getAccounts } from '../getAccounts.js'

/**
 * Returns the wallet that grants and revokes the smart sessions of an account.
 *
 * @throws NotConnectedError
 */
export async function findSessionWallet(
  kit: Kit,
  address: string,
): Promise<findSessionWallet.ReturnType> {
  const account = getAccounts(kit, { namespace: 'eip155' }).find(
    (account) => foldCase(account.address) === foldCase(address),
  )
  if (account?.status !== 'connected' || account.namespace !== 'eip155')
    throw new NotConnectedError()
  const { connections } = kit.config.state
  const connector = connections.get(account.connector.uid)?.connector
  if (typeof connector?.getProvider !== 'function')
    throw new NotConnectedError()
  const provider = (await connector.getProvider()) as SessionProvider
  return { connector, provider }
}

export type SessionProvider = {
  request(request: { method: string; params: unknown }): Promise<unknown>
}

export declare namespace findSessionWallet {
  type ReturnType = { connector: Connector; provider: SessionProvider }
}
