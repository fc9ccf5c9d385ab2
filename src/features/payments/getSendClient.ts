import {
  type Account,
  type Chain,
  type Client,
  createClient,
  custom,
  type EIP1193Provider,
  getAddress,
  type Transport,
} from 'viem'
import type { Connector } from 'wagmi'
import { foldCase } from '../../core/address/foldCase.js'
import { getErrorChain } from '../../core/errors/getErrorChain.js'
import { SendError } from '../../core/errors/send.js'
import type { Kit } from '../../createKit.js'

/**
 * Returns the wallet's client, if the wallet is on the chain and has the
 * account.
 *
 * wagmi's `getConnectorClient` checks the same, but would add its error
 * classes to the initial bundle of every page.
 *
 * @throws SendError when the account is gone, or the wallet is on another
 * chain
 */
export async function getSendClient(
  kit: Kit,
  parameters: getSendClient.Parameters,
): Promise<Client<Transport, Chain, Account>> {
  const { chainId, connector, from } = parameters
  const [accounts, walletChainId] = await Promise.all([
    connector.getAccounts(),
    connector.getChainId(),
  ]).catch((cause: unknown) => {
    throw isNotConnected(cause) ? toNotConnected({ cause }) : cause
  })
  if (walletChainId !== chainId)
    throw new SendError('The wallet is on another network now', {
      code: 'WRONG_NETWORK',
      details: `It is on ${walletChainId}, not on ${chainId}.`,
    })
  if (connector.getClient)
    return (await connector.getClient({ chainId })) as never
  const address = getAddress(from)
  if (!accounts.some((account) => foldCase(account) === foldCase(address)))
    throw toNotConnected()
  const provider = (await connector.getProvider({ chainId })) as EIP1193Provider
  return createClient({
    account: { address, type: 'json-rpc' },
    chain: kit.config.chains.find(({ id }) => id === chainId),
    name: 'Connector Client',
    transport: (options) => custom(provider)({ ...options, retryCount: 0 }),
  }) as Client<Transport, Chain, Account>
}

export declare namespace getSendClient {
  type Parameters = {
    chainId: number
    connector: Connector
    from: string
  }
}

function toNotConnected(parameters: { cause?: unknown } = {}) {
  return new SendError('This account is no longer connected', {
    code: 'NOT_CONNECTED',
    ...parameters,
  })
}

/** Matches the errors of connectors by name. */
function isNotConnected(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      item instanceof Error &&
      /^Connector(AccountNotFound|NotConnected)/.test(item.name),
  )
}
