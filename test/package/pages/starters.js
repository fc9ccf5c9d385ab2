/** The stack the other kits support: wagmi 2 and React 18. */
const stack = {
  '@tanstack/react-query': '^5.0.0',
  react: '18.3.1',
  'react-dom': '18.3.1',
  viem: '2.57.1',
  wagmi: '2.19.5',
}

const types = {
  '@types/react': '18',
  '@types/react-dom': '18',
  typescript: '5.9.3',
}

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>App</title></head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`

const entry = `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import App from './App'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
`

/** The compiler options of Vite's template for React. */
const config = JSON.stringify({
  compilerOptions: {
    target: 'es2023',
    lib: ['ES2023', 'DOM'],
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
    noEmit: true,
    jsx: 'react-jsx',
    strict: true,
    types: ['vite/client'],
  },
  include: ['src'],
})

const vite = {
  'index.html': page,
  'src/main.tsx': entry,
  'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
  'tsconfig.json': config,
}

/** An app of another kit, around its `Wallet`. */
const app = `import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Wallet } from './Wallet'
import { config } from './wagmi'

const queryClient = new QueryClient()

export default function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Wallet />
      </QueryClientProvider>
    </WagmiProvider>
  )
}
`

/**
 * What a page starts from.
 *
 * @typedef {{
 *   packages: Record<string, string>
 *   devPackages: Record<string, string>
 *   files: Record<string, string>
 * }} Starter
 */

/** @type {Starter} */
const empty = {
  packages: { react: '19', 'react-dom': '19' },
  devPackages: { ...types, '@types/react': '19', '@types/react-dom': '19' },
  files: { ...vite, 'src/App.tsx': 'export default () => null\n' },
}

/** @type {Starter} */
const wagmi = { ...empty, files: { ...vite, 'src/App.tsx': app } }

/** @type {Starter} */
const rainbowKit = {
  packages: { ...stack, '@rainbow-me/rainbowkit': '2.2.11' },
  devPackages: types,
  files: {
    ...vite,
    'src/App.tsx': app,
    'src/wagmi.ts': `import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({
  appName: 'My app',
  projectId: 'YOUR_PROJECT_ID',
  chains: [mainnet],
})
`,
    'src/Wallet.tsx': `import '@rainbow-me/rainbowkit/styles.css'
import { ConnectButton, RainbowKitProvider } from '@rainbow-me/rainbowkit'

export const Wallet = () => (
  <RainbowKitProvider>
    <ConnectButton />
  </RainbowKitProvider>
)
`,
  },
}

/** @type {Starter} */
const connectKit = {
  packages: { ...stack, connectkit: '1.9.2' },
  devPackages: types,
  files: {
    ...vite,
    'src/App.tsx': app,
    'src/wagmi.ts': `import { getDefaultConfig } from 'connectkit'
import { createConfig } from 'wagmi'
import { mainnet } from 'wagmi/chains'

export const config = createConfig(
  getDefaultConfig({
    appName: 'My app',
    walletConnectProjectId: 'YOUR_PROJECT_ID',
    chains: [mainnet],
  }),
)
`,
    'src/Wallet.tsx': `import { ConnectKitButton, ConnectKitProvider } from 'connectkit'

export const Wallet = () => (
  <ConnectKitProvider>
    <ConnectKitButton />
  </ConnectKitProvider>
)
`,
  },
}

/**
 * Pages that a newcomer follows, what each starts from, and the button that
 * its page then has. AppKit and Privy are not installed: their pages start
 * from plain wagmi.
 *
 * @type {readonly (readonly [page: string, starter: Starter, button?: string])[]}
 */
export const pages = [
  ['get-started-connectors', empty, 'Injected'],
  ['get-started-hooks', empty, 'Continue'],
  ['connect-with-components', wagmi, 'Connect wallet'],
  ['get-started-solana', empty, 'Connect wallet'],
  ['get-started-self-hosting', empty],
  ['from-rainbowkit', rainbowKit, 'Connect wallet'],
  ['from-connectkit', connectKit, 'Connect wallet'],
  ['from-appkit', wagmi, 'Connect wallet'],
  ['from-privy', empty],
]
