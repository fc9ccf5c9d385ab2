import {
  ConnectionProvider,
  useWallet,
  WalletProvider,
} from '@solana/wallet-adapter-react'
import { Keypair } from '@solana/web3.js'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import {
  signSolana,
  verifySolana,
} from '../../../test/setup/solana/signSolana.js'
import type { FrameClient } from '../../core/ports.js'
import { FrameWalletAdapter } from './FrameWalletAdapter.js'

const keypair = Keypair.fromSeed(new Uint8Array(32).fill(7))
const cluster = { id: 'solana:localnet' } as const

beforeEach(() => localStorage.clear())
afterEach(cleanup)

function setup() {
  const { client, frame } = createFrameStub()
  const answer = signSolana(keypair)
  const played: Partial<FrameClient> = {
    getUser: async () => ({
      address: keypair.publicKey.toBase58(),
      chainId: cluster.id,
    }),
    isConnected: async () => true,
    onSessionUpdate: () => () => {},
    request: async (request) => answer(request as never),
    signOut: vi.fn(async () => {}),
  }
  Object.assign(client, played)
  frame.options.storage.set('emailLoginUsed', true)
  const adapter = new FrameWalletAdapter({ cluster, frame })
  const onError = vi.fn()
  const wallets = [adapter]
  const wrapper = ({ children }: PropsWithChildren) => (
    <ConnectionProvider endpoint="http://localhost:1">
      <WalletProvider autoConnect onError={onError} wallets={wallets}>
        {children}
      </WalletProvider>
    </ConnectionProvider>
  )
  const { result } = renderHook(useWallet, { wrapper })
  return { adapter, onError, result, signOut: played.signOut }
}

test('default: select, sign a message, disconnect', async () => {
  const { adapter, onError, result, signOut } = setup()
  expect(result.current.wallets).toHaveLength(1)

  act(() => result.current.select(adapter.name))
  await waitFor(() => expect(result.current.connected).toBe(true))
  expect(result.current.publicKey).toEqual(keypair.publicKey)

  const message = new TextEncoder().encode('hello')
  const signature = await result.current.signMessage?.(message)
  expect(verifySolana(signature as Uint8Array, message, keypair)).toBe(true)

  await act(() => result.current.disconnect())
  expect(result.current.connected).toBe(false)
  expect(signOut).toHaveBeenCalledOnce()
  expect(onError).not.toHaveBeenCalled()
})

test('behavior: reconnects after a reload', async () => {
  localStorage.setItem('walletName', JSON.stringify('Email'))
  const { result } = setup()
  await waitFor(() => expect(result.current.connected).toBe(true))
})
