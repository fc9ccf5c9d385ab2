import { type CreateConnectorFn, createConnector } from '@wagmi/core'
import { vi } from 'vitest'
import { createLogger } from '../../../src/core/logger.js'
import { defaultHosts } from '../../../src/core/options.js'
import type { Frame, FrameClient, FrameState } from '../../../src/core/ports.js'
import { createKitStorage } from '../../../src/core/storage.js'

/**
 * Creates a frame whose client the test controls, and the connector that owns
 * it: for tests above the ports, in environments with their own DOM.
 */
export function createFrameStub(
  parameters: { address?: `0x${string}` | undefined } = {},
) {
  const { address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' } = parameters
  const client = {
    abort: vi.fn<FrameClient['abort']>(),
    destroy: vi.fn<FrameClient['destroy']>(),
    cancelApprovals: vi.fn<FrameClient['cancelApprovals']>(),
    connectDevice: vi.fn<FrameClient['connectDevice']>(async () => {}),
    connectEmail: vi.fn<FrameClient['connectEmail']>(async () => ({
      action: 'VERIFY_OTP',
    })),
    connectOtp: vi.fn<FrameClient['connectOtp']>(async () => {}),
    syncTheme: vi.fn<FrameClient['syncTheme']>(async () => {}),
  }
  const claims = { approvals: 0, login: 0 }
  /** Calls to the frame's dialog, in order. */
  const dialog: ('hide' | 'show')[] = []
  const listeners = new Set<() => void>()
  let state: FrameState = {
    status: 'idle',
    error: undefined,
    user: undefined,
    approvals: [],
    approvalsClaimed: false,
    loginClaimed: false,
  }
  let isOpen = false
  const frame: Frame = {
    options: {
      projectId: 'test',
      hosts: defaultHosts,
      caipNetworkId: 'eip155:31337',
      approvals: 'auto',
      enableLogger: false,
      storage: createKitStorage(),
      logger: createLogger(),
      metadata: undefined,
      onTimeout: undefined,
    },
    namespaces: new Set(),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async open() {
      isOpen = true
      return client as unknown as FrameClient
    },
    peek: () => (isOpen ? (client as unknown as FrameClient) : undefined),
    claimApprovals() {
      claims.approvals++
      return {
        hide: () => void dialog.push('hide'),
        release: () => void claims.approvals--,
        show: () => void dialog.push('show'),
      }
    },
    provideTheme() {},
    claimTokens: () => () => {},
    getTokenAsk: () => undefined,
    claimLogin() {
      claims.login++
      let isHeld = true
      return () => {
        if (isHeld) claims.login--
        isHeld = false
      }
    },
  }
  const connector: CreateConnectorFn = createConnector((config) => ({
    id: 'ID_AUTH',
    name: 'Email',
    type: 'AUTH',
    getFrame: () => frame,
    connect: async () => ({
      accounts: [address] as never,
      chainId: config.chains[0].id,
    }),
    async disconnect() {},
    getAccounts: async () => [address],
    getChainId: async () => config.chains[0].id,
    getProvider: async () => ({ request: async () => null }),
    isAuthorized: async () => false,
    onAccountsChanged() {},
    onChainChanged() {},
    onDisconnect() {},
  }))
  /** Changes the state that the frame reports. */
  function setState(change: Partial<FrameState>) {
    state = { ...state, ...change }
    for (const listener of [...listeners]) listener()
  }
  return { claims, client, connector, dialog, frame, setState }
}
