import type { Connector } from 'wagmi'
import { foldCase } from '../../core/address/foldCase.js'
import { AUTH_CONNECTOR_ID } from '../../core/constants/connectors.js'
import { NotConnectedError } from '../../core/errors/send.js'
import type { CaipNetworkId } from '../../core/ports.js'
import type { Kit } from '../../createKit.js'
import { openFrame } from '../../features/login/openFrame.js'
import { getAccounts } from '../getAccounts.js'

/**
 * Returns the wallet that grants and revokes the smart sessions of an account.
 * The embedded wallet is asked on the given network, also if it is on another.
 *
 * @throws NotConnectedError
 */
export async function findSessionWallet(
  kit: Kit,
  parameters: findSessionWallet.Parameters,
): Promise<findSessionWallet.ReturnType> {
  const { address, caipNetworkId } = parameters
  const account = getAccounts(kit, { namespace: 'eip155' }).find(
    (account) => foldCase(account.address) === foldCase(address),
  )
  if (account?.status !== 'connected' || account.namespace !== 'eip155')
    throw new NotConnectedError()
  const { connections } = kit.config.state
  const { chainId, connector } = connections.get(account.connector.uid) ?? {}
  if (typeof connector?.getProvider !== 'function')
    throw new NotConnectedError()
  // The connector's own provider asks on the network that it is on.
  if (
    connector.id === AUTH_CONNECTOR_ID &&
    caipNetworkId !== `eip155:${chainId}`
  )
    return { connector, provider: toFrameProvider(kit, caipNetworkId) }
  const provider = (await connector.getProvider()) as SessionProvider
  return { connector, provider }
}

export type SessionProvider = {
  request(request: { method: string; params: unknown }): Promise<unknown>
}

export declare namespace findSessionWallet {
  type Parameters = { address: string; caipNetworkId: string }
  type ReturnType = { connector: Connector; provider: SessionProvider }
}

function toFrameProvider(kit: Kit, caipNetworkId: string): SessionProvider {
  return {
    async request(request) {
      const client = await openFrame(kit)
      return client.request({
        ...request,
        caipNetworkId: caipNetworkId as CaipNetworkId,
      })
    },
  }
}
