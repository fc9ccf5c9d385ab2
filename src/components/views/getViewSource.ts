import type { ComponentType } from 'react'
import type { ModalView } from '../../core/modal/modal.js'
import type { watchApprovals } from '../../modal/approval/watchApprovals.js'
import type { restoreModal } from '../../modal/stack/restoreModal.js'
import { createChunk } from '../dialog/createChunk.js'
import { createSource, type Source } from '../dialog/createSource.js'
import { ConnectView } from './ConnectView.js'
import { ConnectWalletsView } from './ConnectWalletsView.js'
import { connectSources, loadConnectRestore } from './connectSources.js'

type Views = Partial<Record<ModalView, ComponentType>>

// Each is one chunk, loaded with the first of its views.
const account = createChunk(
  async (): Promise<Views & { watchApprovals: typeof watchApprovals }> =>
    (await import('./accountViews.js')).accountViews,
)
const transfer = createChunk(
  async (): Promise<Views & { restoreModal: typeof restoreModal }> =>
    (await import('./transferViews.js')).transferViews,
)
const transferNames = [
  'BuyInProgress',
  'Contacts',
  'FundWallet',
  'OnRampFiatSelect',
  'OnRampProviders',
  'OnRampTokenSelect',
  'Pay',
  'PayLoading',
  'PayQuote',
  'PayWithExchange',
  'PayWithExchangeSelectAsset',
  'Swap',
  'SwapPreview',
  'SwapSelectToken',
  'TransactionComplete',
  'WalletSend',
  'WalletSendPreview',
  'WalletSendSelectToken',
  'WhatIsABuy',
] as const satisfies readonly ModalView[]

const sources = {
  ...connectSources,
  // Bundled with the dialog.
  Connect: toSource(ConnectView),
  Create: toSource(ConnectView),
  ConnectWallets: toSource(ConnectWalletsView),
  ...fromGroup(account, [
    'Account',
    'ApproveTransaction',
    'Currency',
    'DataCapture',
    'DataCaptureOtpConfirm',
    'Networks',
    'ProfileWallets',
    'SIWXSignMessage',
    'SwitchActiveChain',
    'SwitchNetwork',
    'Transactions',
    'UnsupportedChain',
    'WalletCompatibleNetworks',
    'WalletReceive',
    'WatchToken',
    'AccountSettings',
    'ChooseAccountName',
    'RegisterAccountName',
    'RegisterAccountNameSuccess',
    'SmartSessionCreated',
    'SmartSessionList',
    'UpdateEmailPrimaryOtp',
    'UpdateEmailSecondaryOtp',
    'UpdateEmailWallet',
  ]),
  ...fromGroup(transfer, transferNames),
} satisfies Record<ModalView, Source>

/** Returns the source of a view. */
export function getViewSource(view: ModalView): Source {
  return sources[view]
}

/** Loads what shows approvals, together with their view. */
export const loadWatchApprovals = async () =>
  (await account.load()).watchApprovals

/**
 * Loads what reopens a view after a reload, together with the view.
 *
 * @returns no promise if it is loaded already, `undefined` for a view that does
 * not reopen
 */
export function loadRestore(
  view: unknown,
): typeof restoreModal | Promise<typeof restoreModal> | undefined {
  if (transferNames.some((name) => name === view))
    return (
      transfer.peek()?.restoreModal ??
      transfer.load().then(({ restoreModal }) => restoreModal)
    )
  return Object.hasOwn(connectSources, String(view))
    ? loadConnectRestore()
    : undefined
}

function toSource(view: ComponentType): Source {
  return { peek: () => view, load: async () => view, preload() {} }
}

function fromGroup<name extends ModalView>(
  chunk: createChunk.ReturnType<Views>,
  names: readonly name[],
) {
  return Object.fromEntries(
    names.map((name) => [
      name,
      createSource(
        async () => (await chunk.load())[name] as ComponentType,
        () => chunk.peek()?.[name],
      ),
    ]),
  ) as Record<name, Source>
}
