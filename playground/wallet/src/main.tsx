import type { WalletChain } from 'latchkey-devnet/wallet'
import { createEngine } from 'latchkey-devnet/wallet'
import { createRoot } from 'react-dom/client'
import { App } from './App.js'
import { devKeys } from './devKeys.js'
import { createStore } from './store/createStore.js'
import { takeUri } from './takeUri.js'

type Config = { networks: WalletChain[]; projectId: string; relayUrl: string }

const uri = takeUri()
const root = createRoot(document.getElementById('root') as HTMLElement)

async function start() {
  const response = await fetch('/config.json')
  const { networks, projectId, relayUrl }: Config = await response.json()
  const { origin } = window.location
  const engine = await createEngine({
    chains: networks,
    keys: devKeys,
    metadata: {
      name: 'Latchkey Test Wallet',
      description: 'A wallet for trying things out on this machine',
      url: origin,
      icons: [],
    },
    prefix: 'latchkey-test-wallet',
    projectId,
    relayUrl,
  })
  const store = createStore(engine)
  root.render(<App engine={engine} store={store} />)
  if (uri) await store.pair(uri)
}

start().catch((_error: unknown) => {
  root.render(<p role="alert">The wallet could not start.</p>)
})
