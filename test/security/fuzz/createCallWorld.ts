import { mock } from '@wagmi/core'
import { vi } from 'vitest'
import { createFrameStub } from '../../setup/frame/createFrameStub.js'
import { createApiKit, readerAddress } from '../../setup/kit/createApiKit.js'
import { createSolanaStub } from '../../setup/solana/createSolanaStub.js'

/**
 * Creates a kit with a connected wallet, a login, Solana, and services that
 * answer at once, for calls that no test anticipates.
 */
export async function createCallWorld() {
  const stub = createFrameStub()
  const user = { address: readerAddress, chainId: 31_337, email: 'a@b.co' }
  Object.assign(stub.client, {
    connectFarcaster: async () => ({ userName: 'ann' }),
    connectSocial: async () => user,
    getFarcasterUri: async () => ({ url: 'https://farcaster.example/1' }),
    getSmartAccountEnabledNetworks: async () => [],
    getSocialRedirectUri: async () => ({
      uri: 'https://social.example/?state=x',
    }),
    getUser: async () => user,
    request: async () => ({ hash: `0x${'0'.repeat(64)}`, signatures: [] }),
    setPreferredAccount: async () => ({ address: readerAddress, type: 'eoa' }),
    updateEmail: async () => ({ action: 'VERIFY_PRIMARY_OTP' }),
    updateEmailPrimaryOtp: async () => {},
    updateEmailSecondaryOtp: async () => ({ newEmail: 'a@b.co' }),
  })
  const { port } = createSolanaStub()
  const world = createApiKit({
    connectors: [
      mock({ accounts: [readerAddress] }),
      ((config: Parameters<typeof stub.connector>[0]) => ({
        ...stub.connector(config),
        getProvider: async () => ({ request: async () => '0x1' }),
      })) as unknown as ReturnType<typeof mock>,
    ],
    solana: () => port,
  })
  vi.stubGlobal('open', () => null)
  await world.connect()
  return world
}
