import { act } from '@testing-library/react'
import { connectWallet } from '../../../src/actions/connectWallet.js'
import { setupAccount } from '../components/setupAccount.js'
import { clusters, createSolanaStub, solanaPayee } from './createSolanaStub.js'

const wallet = {
  icon: undefined,
  id: 'Opal',
  isEmbedded: false,
  isInstalled: true,
  name: 'Opal',
}

/** Sets up the wallets of `setupAccount`, plus a funded Solana wallet. */
export async function setupSolana() {
  const [{ id: caipNetworkId }] = clusters
  const stub = createSolanaStub({
    balances: [
      { address: undefined, amount: 2_000_000_000n, decimals: 9, name: 'SOL' },
      { address: solanaPayee, amount: 7_500_000n, decimals: 6, name: 'TKN' },
    ].map((row) => ({ ...row, caipNetworkId, symbol: row.name })),
    wallets: [wallet],
  })
  const found = await setupAccount({ solana: stub.port })
  return {
    ...found,
    ...stub,
    wallet,
    connectSolana: () =>
      act(() =>
        connectWallet(found.kit, { namespace: 'solana', walletId: wallet.id }),
      ),
    /** Moves the wallet's account to an unknown cluster. */
    loseCluster: () =>
      act(() => {
        const network = 'solana:gone'
        const account = {
          ...stub.createAccount(wallet),
          caipNetworkId: network,
          chainId: network,
        } as const
        stub.set({ accounts: [account], network })
      }),
  }
}
