import type { KitEventName, RaisedEvent } from '../../core/analytics/events.js'
import type { ModalView } from '../../core/modal/modal.js'
import { getPlatform } from '../../core/platform/getPlatform.js'
import type { CaipNetworkId } from '../../core/ports.js'

/** Views that are events. */
const byView: { [view in ModalView]?: KitEventName } = {
  AllWallets: 'CLICK_ALL_WALLETS',
  WhatIsAWallet: 'CLICK_WALLET_HELP',
  WhatIsANetwork: 'CLICK_NETWORK_HELP',
  GetWallet: 'CLICK_GET_WALLET_HELP',
  Networks: 'CLICK_NETWORKS',
  Transactions: 'CLICK_TRANSACTIONS',
  UpdateEmailWallet: 'EMAIL_EDIT',
  Swap: 'OPEN_SWAP',
  SwapPreview: 'CLICK_CONVERT',
  SwapSelectToken: 'CLICK_SELECT_TOKEN_TO_SWAP',
  OnRampProviders: 'SELECT_BUY_CRYPTO',
  WhatIsABuy: 'SELECT_WHAT_IS_A_BUY',
  ChooseAccountName: 'OPEN_ENS_FLOW',
  WalletSend: 'OPEN_SEND',
}

/** Views that stand for a chosen wallet. */
const connecting: readonly string[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
] satisfies ModalView[]

/** Returns the events of a view that was shown. */
export function toViewEvents(
  raised: Extract<RaisedEvent, { event: 'VIEW' }>,
): readonly RaisedEvent[] {
  const { from, view } = raised
  const data = (raised.data ?? {}) as Data
  if (connecting.includes(view))
    return [
      {
        event: 'SELECT_WALLET',
        name: data.wallet?.name ?? data.walletId,
        platform: view.startsWith('ConnectingWalletConnect')
          ? getPlatform().isMobile
            ? 'mobile'
            : 'qrcode'
          : 'browser',
        view: from,
        walletRank: data.wallet?.order,
      },
    ]
  if (view === 'Networks' && from?.startsWith('Swap'))
    return [{ event: 'CLICK_SELECT_NETWORK_TO_SWAP' }]
  if (view === 'Account' && data.tab === 'activity')
    return [{ event: 'CLICK_TRANSACTIONS' }]
  if (view === 'Pay') {
    const { metadata, network: caipNetworkId } = data.paymentAsset ?? {}
    const asset = metadata?.symbol
    return [{ asset, caipNetworkId, event: 'PAY_MODAL_OPEN', source: 'pay' }]
  }
  const event = byView[view as ModalView]
  return event ? [{ event } as RaisedEvent] : []
}

type Data = {
  paymentAsset?: {
    metadata?: { symbol?: string }
    network?: CaipNetworkId
  }
  tab?: string
  wallet?: { name?: string; order?: number }
  walletId?: string
}
