import { manifest } from '../../../scripts/consumer.js'

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
 * What a page starts from. The files that a page shows as those of another kit
 * are added to `files`.
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
  files: vite,
}

/** @type {Starter} */
const connectKit = {
  packages: { ...stack, connectkit: '1.9.2' },
  devPackages: types,
  files: vite,
}

/** @type {Starter} */
const privy = {
  packages: {
    ...empty.packages,
    '@privy-io/react-auth': '3.45.0',
    '@privy-io/wagmi': '4.0.17',
    '@tanstack/react-query': '^5.0.0',
    // The peer range of `@privy-io/wagmi`.
    viem: '2.56.0',
    wagmi: '^3.0.0',
  },
  devPackages: empty.devPackages,
  files: vite,
}

/** Runs one of `src/configs`, as the address says, with the button. */
const configApp = `import 'latchkey/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createKit, KitProvider } from 'latchkey'
import { ConnectButton } from 'latchkey/components'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'

const configs = import.meta.glob('./configs/*.tsx')
const found = await configs[\`./configs/\${location.hash.slice(1)}.tsx\`]()
const Providers = found.Providers ?? found.Web3Provider
const root = createRoot(document.getElementById('root'))
if (Providers) root.render(<Providers><ConnectButton /></Providers>)
else {
  const make = found.getConfig ?? found.createWagmiConfig
  const config = found.config ?? make()
  const kit = found.kit ?? createKit({ config, projectId: 'local' })
  root.render(
    <WagmiProvider config={config}>
      <QueryClientProvider client={new QueryClient()}>
        <KitProvider kit={kit}><ConnectButton /></KitProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
}
`

/** An app around the configs of all pages; they are type-checked elsewhere. */
export const configStarter = {
  files: {
    'index.html': page,
    'package.json': JSON.stringify({
      name: 'app',
      private: true,
      type: 'module',
      dependencies: {
        '@solana/web3.js': '1.98.4',
        '@tanstack/react-query': '^5.0.0',
        react: '19',
        'react-dom': '19',
        viem: '2.57.1',
        wagmi: '^3.0.0',
      },
      devDependencies: { vite: manifest.devDependencies.vite },
    }),
    'src/main.tsx': configApp,
    'vite.config.js':
      "export default { build: { target: 'es2022' }, oxc: { jsx: { runtime: 'automatic' } } }\n",
  },
}

/**
 * A page, what it starts from, and what its app then does.
 *
 * @typedef {{
 *   page: string
 *   starter: Starter
 *   button?: string
 *   kit?: RegExp
 *   isKitOpened?: boolean
 *   connected?: RegExp
 *   login?: 'modal' | 'form'
 * }} Page - `button` is the first button of the app, which lists the test
 *   wallet or is it. `connected` is the button of a connected app, by default
 *   the one that shows the account. `kit` matches the packages of the kit that
 *   the page replaces; `isKitOpened` if its app works without its service.
 *   `login` is where the app asks for the email address, if it does.
 */

/**
 * Pages that a newcomer follows. AppKit is not installed: its page starts from
 * plain wagmi.
 *
 * @type {readonly Page[]}
 */
export const pages = [
  {
    page: 'get-started-connectors',
    starter: empty,
    button: 'Test Wallet',
  },
  {
    page: 'get-started-hooks',
    starter: empty,
    button: 'Test Wallet',
    connected: /^Send 0.01/,
    login: 'form',
  },
  {
    page: 'connect-with-components',
    starter: wagmi,
    button: 'Connect wallet',
    login: 'modal',
  },
  {
    page: 'get-started-solana',
    starter: empty,
    button: 'Connect wallet',
    login: 'modal',
  },
  { page: 'get-started-self-hosting', starter: empty },
  {
    page: 'from-rainbowkit',
    starter: rainbowKit,
    kit: /@rainbow-me/,
    isKitOpened: true,
    button: 'Connect wallet',
    login: 'modal',
  },
  {
    page: 'from-connectkit',
    starter: connectKit,
    kit: /connectkit/,
    isKitOpened: true,
    button: 'Connect wallet',
    login: 'modal',
  },
  {
    page: 'from-privy',
    starter: privy,
    kit: /@privy-io/,
    button: 'Connect wallet',
    login: 'modal',
    connected: /^Log out 0x19/,
  },
  {
    page: 'from-appkit',
    starter: wagmi,
    button: 'Connect wallet',
    login: 'modal',
  },
]
