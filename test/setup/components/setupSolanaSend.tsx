import { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { http } from 'viem'
import { mainnet } from 'viem/chains'
import { createConfig } from 'wagmi'
import { SendProvider } from '../../../src/components/send/SendProvider.js'
import { AccountView } from '../../../src/components/views/AccountView.js'
import { WalletSendPreviewView } from '../../../src/components/views/WalletSendPreviewView.js'
import { WalletSendView } from '../../../src/components/views/WalletSendView.js'
import type { ModalEntry, ModalView } from '../../../src/core/modal/modal.js'
import { createKit } from '../../../src/createKit.js'
import { useModal } from '../../../src/hooks/useModal.js'
import { balancesQueryKey } from '../../../src/query/balances.js'
import { createWrapper } from '../kit/createWrapper.js'
import {
  clusters,
  createSolanaStub,
  solanaAddress,
} from '../solana/createSolanaStub.js'

export const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** Sets up the send views on a Solana port whose chain the test controls. */
export async function setupSolanaSend() {
  const wallet = {
    id: 'Fjord',
    name: 'Fjord',
    icon: undefined,
    isInstalled: true,
    isEmbedded: false,
  }
  const solana = createSolanaStub({ wallets: [wallet] })
  const config = createConfig({
    chains: [mainnet],
    storage: null,
    transports: { [mainnet.id]: http('http://localhost:1') },
  })
  const kit = createKit({
    config,
    projectId: 'test',
    solana: () => solana.port,
  })
  await solana.port.connect({ walletId: wallet.id })
  kit.store.set(kit.atoms.activeNamespace, 'solana')
  const client = new QueryClient()
  // Never stale, so never fetched: the service is not available here.
  client.setQueryDefaults(balancesQueryKey(kit), { staleTime: 'static' })
  const [{ id: chainId }] = clusters
  client.setQueryData(
    balancesQueryKey(kit, { address: solanaAddress, chainId }),
    { balances: rows, isSupported: true },
  )
  const wrapper = createWrapper(kit, client)
  function open(...views: ModalView[]) {
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: ['Account' as const, ...views].map(
        (view) => ({ view }) as ModalEntry,
      ),
    }))
    return render(
      <SendProvider>
        <Views />
      </SendProvider>,
      { wrapper },
    )
  }
  return {
    kit,
    open,
    port: solana.port,
    /** Opens the review of a send. */
    preview(draft: { amount: string; to: string; token?: string }) {
      kit.store.set(kit.atoms.sendDraft, { token: undefined, ...draft })
      return open('WalletSend', 'WalletSendPreview')
    },
    press: (name: string) =>
      act(async () => fireEvent.click(screen.getByRole('button', { name }))),
  }
}

const [{ id: chainId }] = clusters
const rows = [
  {
    chainId,
    iconUrl: '',
    name: 'Solana',
    price: 150,
    quantity: { decimals: '9', numeric: '2' },
    symbol: 'SOL',
  },
  {
    address: `${chainId}:${mint}`,
    chainId,
    iconUrl: '',
    name: 'Dollar',
    price: 1,
    quantity: { decimals: '6', numeric: '40' },
    symbol: 'USD',
  },
]

const views: { [view in ModalView]?: () => React.ReactNode } = {
  Account: AccountView,
  WalletSend: WalletSendView,
  WalletSendPreview: WalletSendPreviewView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : null
}
