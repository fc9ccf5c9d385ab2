import {
  connect,
  createConfig,
  disconnect,
  mock,
  switchChain,
} from '@wagmi/core'
import { http } from 'viem'
import { base, mainnet } from 'viem/chains'
import { getModalEntry } from '../../../src/core/modal/modal.js'
import type { SolanaFactory } from '../../../src/core/ports/solana.js'
import { createKit } from '../../../src/createKit.js'
import { createFrameStub } from '../frame/createFrameStub.js'

export const modalAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/**
 * Creates a kit with two wallets, the second of which is the embedded one, for
 * tests of the modal. `goForeign` moves the first wallet to a network that the
 * config lacks.
 */
export function createModalKit(
  parameters: {
    debug?: boolean | undefined
    solana?: SolanaFactory | undefined
  } = {},
) {
  const stub = createFrameStub()
  const config = createConfig({
    chains: [mainnet, base],
    connectors: [mock({ accounts: [modalAddress] }), stub.connector],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [mainnet.id]: http('http://localhost:1'),
      [base.id]: http('http://localhost:1'),
    },
  })
  const kit = createKit({ config, projectId: 'test', ...parameters })
  const [wallet, auth] = config.connectors
  if (!wallet || !auth) throw new Error('no connectors')
  const read = () => kit.store.get(kit.atoms.modal)
  return {
    ...stub,
    config,
    kit,
    connectWallet: () => connect(config, { connector: wallet }),
    connectAuth: () => connect(config, { connector: auth }),
    disconnect: () => disconnect(config),
    goForeign: () => wallet.emitter.emit('change', { chainId: 5 }),
    goHome: () => switchChain(config, { chainId: mainnet.id }),
    /** Returns the state of the modal. */
    read,
    /** Returns the view that is shown, or would be. */
    view: () => getModalEntry(read()).view,
  }
}
