import type { SolanaAccount } from '../../core/account/account.js'
import {
  AUTH_CONNECTOR_ID,
  AUTH_CONNECTOR_TYPE,
  NAME_MAX_LENGTH,
} from '../../core/constants.js'
import { cleanText } from '../../core/format/cleanText.js'
import type { SolanaState, SolanaWallet } from '../../core/ports/solana.js'
import { isImageUrl } from '../../wallets/isImageUrl.js'
import type { WalletHandle } from '../wallet.js'
import type { Facts, WalletConnection } from './facts.js'

/** What upper layers see of the facts. */
export function toState(facts: Facts): SolanaState {
  return {
    status: toStatus(facts),
    wallets: facts.wallets.map(toWallet),
    accounts: facts.connections.flatMap((connection) =>
      connection.accounts.map((account) =>
        toAccount({ account, connection, facts }),
      ),
    ),
    network: facts.network,
  }
}

function toStatus({ connections, isConnecting }: Facts): SolanaState['status'] {
  if (connections.some(({ status }) => status === 'connected'))
    return 'connected'
  if (connections.length) return 'reconnecting'
  return isConnecting ? 'connecting' : 'disconnected'
}

function toWallet(handle: WalletHandle): SolanaWallet {
  const { icon, id, isAnnounced, isEmbedded, isPairing, name } = handle
  const url = typeof icon === 'string' ? icon.trim() : undefined
  return {
    id,
    name: cleanText(name, NAME_MAX_LENGTH),
    icon: isImageUrl(url) ? url : undefined,
    isInstalled: !isPairing && handle.isInstalled(),
    isReady: handle.isReady(),
    isEmbedded,
    ...(isAnnounced && { isAnnounced }),
    ...(isPairing && { isPairing }),
  }
}

function toAccount(parameters: {
  account: WalletConnection['accounts'][number]
  connection: WalletConnection
  facts: Facts
}): SolanaAccount {
  const { account, connection, facts } = parameters
  const { activeId, network } = facts
  const { handle, status, walletId } = connection
  const wallet = handle && toWallet(handle)
  const isEmbedded = walletId === AUTH_CONNECTOR_ID
  return {
    namespace: 'solana',
    address: account.address,
    caipAddress: `${network}:${account.address}`,
    caipNetworkId: network,
    chainId: network,
    type: 'eoa',
    status,
    connector: {
      id: walletId,
      name: wallet?.name ?? cleanText(walletId, NAME_MAX_LENGTH),
      type: isEmbedded ? AUTH_CONNECTOR_TYPE : 'solana',
      uid: `solana:${walletId}`,
      ...(wallet?.icon ? { icon: wallet.icon } : {}),
    },
    isActive: walletId === activeId && account.address === connection.address,
    publicKey: account.address,
    ...(account.path ? { path: account.path } : {}),
  }
}
