// A process of its own: the wallets are announced to the page.
import { foundry, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { getErrorCode } from '../core/errors/getErrorCode.js'
import { solana } from '../solana/solana.js'
import { createMockWallet } from '../testing/createMockWallet.js'
import { createTestKit } from '../testing/createTestKit.js'
import type { MockRequest } from '../testing/types.js'
import { connectWallet } from './connectWallet.js'
import { signText } from './signText.js'
import { switchNetwork } from './switchNetwork.js'

// Enkrypt rejects with this string, without a code.
const words = 'User Rejected Request: The user rejected the request.'

/** A wallet that declines the methods, and approves all others. */
function setup(methods: readonly string[]) {
  const requests: MockRequest[] = []
  const wallet = createMockWallet({
    chains: methods.includes('wallet_addEthereumChain')
      ? [foundry]
      : [foundry, mainnet],
    name: 'Opal',
    solanaAccounts: [new Uint8Array(32).fill(7)],
    onRequest(request, { next }) {
      requests.push(request)
      if (methods.includes(request.method)) throw words
      return next()
    },
  })
  const test = createTestKit({
    chains: [foundry, mainnet],
    kit: { solana: solana() },
    wallet,
  })
  const walletId = test.config.connectors[0]?.id ?? ''
  const asked = () => requests.map(({ method }) => method)
  return { ...test, asked, walletId }
}

type Setup = ReturnType<typeof setup>

const connect = ({ kit, walletId }: Setup) => connectWallet(kit, { walletId })
const connectSolana = ({ kit }: Setup) =>
  connectWallet(kit, { namespace: 'solana', walletId: 'Opal' })

const cases: Record<string, [string[], (test: Setup) => Promise<unknown>]> = {
  // wagmi asks with the first, and then with the second.
  connect: [['wallet_requestPermissions', 'eth_requestAccounts'], connect],
  sign: [
    ['personal_sign'],
    async (test) => {
      await connect(test)
      await signText(test.kit, { message: 'hello' })
    },
  ],
  switch: [
    ['wallet_switchEthereumChain'],
    async (test) => {
      await connect(test)
      await switchNetwork(test.kit, { chainId: 1 })
    },
  ],
  add: [
    ['wallet_addEthereumChain'],
    async (test) => {
      await connect(test)
      await switchNetwork(test.kit, { chainId: 1 })
    },
  ],
  'connect on Solana': [['standard:connect'], connectSolana],
  'sign on Solana': [
    ['solana:signMessage'],
    async (test) => {
      await connectSolana(test)
      await signText(test.kit, { message: 'hello', namespace: 'solana' })
    },
  ],
}

test.each(Object.entries(cases))('error: %s', async (_name, [methods, run]) => {
  const test = setup(methods)
  const error = await run(test).catch((reason: unknown) => reason)
  test.dispose()
  expect(getErrorCode(error)).toBe(4001)
  expect(error).toMatchObject({ name: 'UserRejectedRequestError' })
  // Nothing else was tried after the answer.
  expect(methods).toContain(test.asked().at(-1))
})
