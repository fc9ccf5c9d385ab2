import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, renderHook } from '@testing-library/react'
import {
  type CreateConnectorFn,
  connect,
  createStorage,
  mock,
  type State,
} from '@wagmi/core'
import { type ReactNode, StrictMode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  ChainNotConfiguredError,
  type Config,
  createConfig,
  WagmiProvider,
} from 'wagmi'
import { createFrameStub } from '../test/setup/frame/createFrameStub.js'
import { KitProvider } from './context.js'
import {
  ConfigMismatchError,
  KitProviderNotFoundError,
  ProviderMissingError,
  WagmiVersionError,
} from './core/errors/provider.js'
import { createKit, type Kit } from './createKit.js'
import { useAccounts } from './hooks/useAccounts.js'
import { useActiveAccount } from './hooks/useActiveAccount.js'
import { useBalances } from './hooks/useBalances.js'
import { useEmailLogin } from './hooks/useEmailLogin.js'
import { useKit } from './hooks/useKit.js'
import { useSendToken } from './hooks/useSendToken.js'

// In its own process, because `isDevelopment` is evaluated on import.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connected = { defaultConnected: true, reconnect: true }

const project = { projectId: 'test', hosts: 'http://wallet.localhost:4110' }

function setup(
  parameters: {
    connectors?: readonly CreateConnectorFn[]
    items?: Map<string, string>
    ssr?: boolean
  } = {},
) {
  const { items = new Map<string, string>(), ssr = false } = parameters
  const { connectors = [mock({ accounts: [address], features: connected })] } =
    parameters
  const config = createConfig({
    chains: [foundry],
    connectors: [...connectors],
    multiInjectedProviderDiscovery: false,
    ssr,
    storage: createStorage({
      storage: {
        getItem: (key) => items.get(key) ?? null,
        removeItem: (key) => void items.delete(key),
        setItem: (key, value) => void items.set(key, value),
      },
    }),
    transports: { [foundry.id]: http('http://localhost:1') },
  })
  return { config, items, kit: createKit({ config, ...project }) }
}

afterEach(cleanup)

function Providers(props: { config: Config; children?: ReactNode }) {
  return (
    <WagmiProvider config={props.config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>
        {props.children}
      </QueryClientProvider>
    </WagmiProvider>
  )
}

const queryClient = new QueryClient()

describe('KitProvider', () => {
  test('default', () => {
    const { config, kit } = setup()
    const { result } = renderHook(() => useKit(), {
      wrapper: ({ children }) => (
        <Providers config={config}>
          <KitProvider kit={kit}>{children}</KitProvider>
        </Providers>
      ),
    })
    expect(result.current).toBe(kit)
  })

  test('error: another config', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kit } = setup()
    const { config } = setup()
    expect(() =>
      render(
        <Providers config={config}>
          <KitProvider kit={kit} />
        </Providers>,
      ),
    ).toThrow(ConfigMismatchError)
  })

  test.each([
    ['another major version', '@wagmi/core@1.4.13', true],
    ['the same version', new ChainNotConfiguredError().version, false],
  ])('error: a config of %s', (_, version, isError) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const getClient = () => {
      throw Object.assign(new Error('Chain not configured.'), { version })
    }
    const config: Config = Object.create(setup().config, {
      getClient: { value: getClient },
    })
    const kit = createKit({ config, ...project })
    const show = () =>
      render(
        <Providers config={config}>
          <KitProvider kit={kit} />
        </Providers>,
      )
    if (!isError) return expect(show).not.toThrow()
    expect(show).toThrow(WagmiVersionError)
    expect(show).toThrow(version)
  })

  test.each([
    ['WagmiProvider', ({ children }: { children?: ReactNode }) => children],
    [
      'QueryClientProvider',
      ({ children, config }: { children?: ReactNode; config: Config }) => (
        <WagmiProvider config={config} reconnectOnMount={false}>
          {children}
        </WagmiProvider>
      ),
    ],
  ])('error: no %s', (provider, Wrapper) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { config, kit } = setup()
    const children = <KitProvider kit={kit} />
    expect(() => render(<Wrapper config={config}>{children}</Wrapper>)).toThrow(
      new ProviderMissingError({ provider: provider as 'WagmiProvider' }),
    )
  })

  test('error: no KitProvider, unless a kit is passed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { kit } = setup()
    expect(() => renderHook(() => useKit())).toThrow(KitProviderNotFoundError)
    expect(renderHook(() => useKit({ kit })).result.current).toBe(kit)
  })

  test('behavior: a pending approval is aborted on unmount, not by StrictMode', async () => {
    const stub = createFrameStub()
    const { config, kit } = setup({ connectors: [stub.connector] })
    await kit.frame?.open()
    const page = render(
      <StrictMode>
        <Providers config={config}>
          <KitProvider kit={kit} />
        </Providers>
      </StrictMode>,
    )
    await act(async () => {})
    expect(stub.client.abort).not.toHaveBeenCalled()
    page.unmount()
    await act(async () => {})
    expect(stub.client.abort).toHaveBeenCalledOnce()
  })
})

describe('in development', () => {
  function show(kits: readonly Kit[]) {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const wrap = (kit: Kit) => (
      <StrictMode>
        <Providers config={kit.config}>
          <KitProvider kit={kit} />
        </Providers>
      </StrictMode>
    )
    const [first, ...others] = kits
    if (!first) throw new Error('No kit')
    const page = render(wrap(first))
    for (const kit of others) page.rerender(wrap(kit))
    return { page, warn }
  }

  test('behavior: creating a kit on every render warns once', () => {
    const { config, kit } = setup()
    const create = () => createKit({ config, ...project })
    const { warn } = show([kit, kit, create(), create(), create()])
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('Call `createKit` outside of components')],
    ])
  })

  test('behavior: the frame of a replaced config is destroyed', async () => {
    const [one, two] = [createFrameStub(), createFrameStub()]
    const [before, after] = [one, two].map(
      ({ connector }) => setup({ connectors: [connector] }).kit,
    )
    if (!before || !after) throw new Error('No kit')
    await before.frame?.open()
    await after.frame?.open()
    const { page, warn } = show([before, after])
    expect(one.client.destroy).toHaveBeenCalledOnce()
    page.unmount()
    expect(two.client.destroy).not.toHaveBeenCalled()
    expect(warn).not.toHaveBeenCalled()
  })
})

let gate: Promise<void> | undefined
let isOpen = false

/** On the client, its hydration waits until the gate opens. */
function Wallet() {
  // `use` requires React 19.
  if (gate && !isOpen) throw gate
  const accounts = useAccounts()
  const account = useActiveAccount()
  const balances = useBalances({ query: { enabled: false } })
  const { step } = useEmailLogin()
  const { isPending } = useSendToken()
  return (
    <p>
      {accounts.length} {account?.address ?? 'none'} {account?.status}{' '}
      {balances.status} {step} {String(isPending)}
    </p>
  )
}

function App(props: ReturnType<typeof setup> & { initialState?: State }) {
  const { config, initialState, kit } = props
  return (
    <WagmiProvider config={config} initialState={initialState}>
      <QueryClientProvider client={new QueryClient()}>
        <KitProvider kit={kit}>
          <Suspense fallback="waiting">
            <Wallet />
          </Suspense>
          <Suspense fallback="waiting">
            <AccountCount />
          </Suspense>
        </KitProvider>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

/** Hydrates immediately. */
function AccountCount() {
  return <b>{useAccounts().length}</b>
}

describe('server rendering', () => {
  let open: () => void
  let root: Root | undefined
  let container: HTMLElement

  beforeEach(() => {
    container = document.body.appendChild(document.createElement('div'))
  })

  afterEach(async () => {
    await act(async () => root?.unmount())
    container.remove()
    gate = undefined
    isOpen = false
  })

  /** Returns what a browser has stored from an earlier visit. */
  async function visit() {
    const { config, items } = setup()
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    return items
  }

  async function hydrate(parameters: { ssr: boolean; initialState?: State }) {
    const { initialState, ssr } = parameters
    const props = initialState ? { initialState } : {}
    const html = renderToString(<App {...setup({ ssr })} {...props} />)
    // wagmi's reconnect uses one flag for all configs of a module.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const client = setup({ items: await visit(), ssr })
    // Without `ssr`, wagmi reads the browser's storage before React starts.
    if (!ssr)
      await vi.waitFor(() => expect(client.config.state.current).toBeTruthy())
    gate = new Promise((resolve) => {
      open = resolve
    })
    container.innerHTML = html
    const onRecoverableError = vi.fn()
    const onError = vi.spyOn(console, 'error').mockImplementation(() => {})
    await act(async () => {
      root = hydrateRoot(
        container,
        <StrictMode>
          <App {...client} {...props} />
        </StrictMode>,
        { onRecoverableError },
      )
    })
    const read = (tag: string) => container.querySelector(tag)?.textContent
    await vi.waitFor(() => act(async () => expect(read('b')).toBe('1')))
    const before = read('p')
    expect(client.config.state.status).toBe('connected')
    isOpen = true
    await act(async () => open())
    await vi.waitFor(() =>
      act(async () => expect(read('p')).toContain('connected')),
    )
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
    return { after: read('p'), before }
  }

  const afterwards = `1 ${address} connected pending email false`

  test('behavior: ssr, under a delayed Suspense boundary', async () => {
    expect(await hydrate({ ssr: true })).toEqual({
      after: afterwards,
      before: '0 none  pending email false',
    })
  })

  test('behavior: ssr with initial state from a cookie', async () => {
    const { config } = setup({ items: await visit() })
    await vi.waitFor(() => expect(config.state.current).toBeTruthy())
    const { chainId, connections, current } = config.state
    const initialState: State = {
      chainId,
      connections: new Map(connections),
      current,
      status: 'disconnected',
    }
    expect(await hydrate({ initialState, ssr: true })).toEqual({
      after: afterwards,
      before: `1 ${address} connecting pending email false`,
    })
  })

  test('behavior: without ssr, a wallet that only the browser knows', async () => {
    expect(await hydrate({ ssr: false })).toEqual({
      after: afterwards,
      before: '0 none  pending email false',
    })
  })
})
