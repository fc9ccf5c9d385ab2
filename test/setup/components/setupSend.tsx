import { QueryClient } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { http } from 'viem'
import { anvil } from 'viem/chains'
import { createConfig } from 'wagmi'
import { SendProvider } from '../../../src/components/send/SendProvider.js'
import { AccountView } from '../../../src/components/views/AccountView.js'
import { TransactionCompleteView } from '../../../src/components/views/TransactionCompleteView.js'
import { WalletSendPreviewView } from '../../../src/components/views/WalletSendPreviewView.js'
import { WalletSendSelectTokenView } from '../../../src/components/views/WalletSendSelectTokenView.js'
import { WalletSendView } from '../../../src/components/views/WalletSendView.js'
import type { ModalEntry, ModalView } from '../../../src/core/modal/modal.js'
import type { PaymasterOptions } from '../../../src/core/paymaster/paymaster.js'
import { createKit } from '../../../src/createKit.js'
import { useModal } from '../../../src/hooks/useModal.js'
import { balancesQueryKey } from '../../../src/query/balances.js'
import { createWrapper } from '../kit/createWrapper.js'
import { createWallet } from '../wallet/createWallet.js'

export const payer = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const payee = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/**
 * Sets up the send views on a real chain, with a wallet whose faults the test
 * controls.
 */
export async function setupSend(parameters: {
  balances?: readonly object[] | undefined
  /** Network the wallet is on at first. */
  chainId?: number | undefined
  intercept?: createWallet.Parameters['intercept']
  onSwitch?: createWallet.Parameters['onSwitch']
  paymaster?: PaymasterOptions | undefined
  url: string
}) {
  const { balances = [createRow()], intercept, onSwitch, url } = parameters
  const wallet = createWallet({
    accounts: () => [payer],
    chainId: parameters.chainId ?? anvil.id,
    intercept,
    onSwitch,
    url,
  })
  const config = createConfig({
    chains: [anvil],
    connectors: [wallet.connector],
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
    storage: null,
    transports: { [anvil.id]: http(url) },
  })
  const [connector] = config.connectors
  if (connector) await connect(config, { connector })
  const { paymaster } = parameters
  const kit = createKit({ config, paymaster, projectId: 'test' })
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  // Never stale, so never fetched: the service is not available here.
  client.setQueryDefaults(balancesQueryKey(kit), { staleTime: 'static' })
  client.setQueryData(
    balancesQueryKey(kit, { address: payer, chainId: anvil.id }),
    { balances, isSupported: true },
  )
  const wrapper = createWrapper(kit, client)
  const { atoms, store } = kit
  const show = (...views: ModalView[]) =>
    store.set(atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: views.map((view) => ({ view }) as ModalEntry),
    }))
  const enter = (amount: string, to: string) =>
    store.set(atoms.sendDraft, { amount, to, token: undefined })
  return {
    ...wallet,
    client,
    enter,
    kit,
    open(...views: ModalView[]) {
      show('Account', ...views)
      return render(
        <SendProvider>
          <Views />
        </SendProvider>,
        { wrapper },
      )
    },
    button: (name: string | RegExp) => screen.findByRole('button', { name }),
    sent: () =>
      wallet.requests.filter(({ method }) => method === 'eth_sendTransaction'),
    view: () => store.get(atoms.modal).stack.at(-1)?.view,
    wrapper,
  }
}

export function createRow(row: object = {}) {
  return {
    chainId: 'eip155:31337',
    iconUrl: '',
    name: 'Ether',
    price: 2_000,
    quantity: { decimals: '18', numeric: '10' },
    symbol: 'ETH',
    ...row,
  }
}

const views: { [view in ModalView]?: () => React.ReactNode } = {
  Account: AccountView,
  TransactionComplete: TransactionCompleteView,
  WalletSend: WalletSendView,
  WalletSendPreview: WalletSendPreviewView,
  WalletSendSelectToken: WalletSendSelectTokenView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : null
}
