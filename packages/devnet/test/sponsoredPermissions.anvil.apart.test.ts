import { encodeRedemption } from 'latchkey-wallet/permissions'
import {
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { createWalletPage } from '../../../test/setup/frame/createWalletPage.js'
import { DELEGATE, toDelegatedCode } from '../../wallet/src/core/contracts.js'
import { createRpc, type Rpc } from '../../wallet/src/node/createRpc.js'
import { setupServices } from './setupServices.js'

// A process of its own: it starts chains.
const { get } = setupServices()
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY_S = 86_400

const client = () =>
  createTestClient({
    cacheTime: 0,
    mode: 'anvil',
    transport: http(get().chain.rpcUrl),
  })
    .extend(publicActions)
    .extend(walletActions)

/** A wallet page with 1,000 dollars and no coin, and a session key with one. */
async function setup({ intercept = (rpc: Rpc) => rpc } = {}) {
  const key = generatePrivateKey()
  const session = privateKeyToAccount(generatePrivateKey())
  const { address } = privateKeyToAccount(key)
  await get().control.fund(address)
  await client().setBalance({ address, value: 0n })
  await client().setBalance({
    address: session.address,
    value: parseEther('1'),
  })
  const { bundler, paymaster } = get().urls
  const usd = get().tokens.usd.address as Address
  const page = createWalletPage({
    bundlerUrls: [bundler],
    hasSmartAccounts: true,
    key,
    paymasters: [new URL(paymaster).origin],
    rpcUrls: get().chains.map(({ rpcUrl }) => [rpcUrl]),
    rpc: intercept(createRpc()),
    windowAbove: [
      { asset: usd, caipNetworkId: 'eip155:31337', units: 10_000_000_000n },
    ],
  })
  const expiry = Math.floor(Date.now() / 1_000) + 7 * DAY_S
  const { timestamp } = await client().getBlock()
  const permissions = [
    {
      type: 'erc20-recurring-allowance',
      data: {
        ...{ allowance: '0x4c4b40', period: DAY_S, token: usd },
        start: Number(timestamp),
      },
    },
  ]
  const sponsor = (more: object = {}) => ({
    capabilities: { paymasterService: { url: paymaster, ...more } },
  })
  const grant = (more: object = sponsor()) =>
    page.request('wallet_grantPermissions', [
      {
        ...{ chainId: '0x7a69', expiry, permissions, policies: [], ...more },
        signer: {
          data: {
            keys: [{ publicKey: session.publicKey, type: 'secp256k1' }],
          },
          type: 'keys',
        },
      },
    ]) as Promise<{ context: Hex }>
  const revoke = (more: object = sponsor()) =>
    page.request('wallet_revokePermissions', {
      ...{ address: `eip155:31337:${address}`, expiry, pci: 'pci-1' },
      ...{ permissions, ...more },
    })
  const reset = () =>
    page.request('wallet_resetAccount', [{ address, chainId: '0x7a69' }])
  async function redeem(context: Hex) {
    const data = encodeFunctionData({
      ...{ abi: erc20Abi, args: [bob, 1_000_000n], functionName: 'transfer' },
    })
    const call = { data, to: usd, value: 0n }
    const hash = await client().sendTransaction({
      account: session,
      chain: null,
      ...encodeRedemption({ call, context }),
    })
    const { status } = await client().waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error('reverted')
  }
  const getDollars = () =>
    client().readContract({
      ...{ abi: erc20Abi, address: usd, args: [address] },
      functionName: 'balanceOf',
    })
  const getCode = () => client().getCode({ address })
  const getCoins = () => client().getBalance({ address })
  return {
    ...{ address, getCode, getCoins, getDollars, grant, page, redeem, reset },
    ...{ revoke, sponsor, usd },
  }
}

const ourCode = toDelegatedCode(DELEGATE)
const paidRow = expect.objectContaining({
  label: 'Network fee',
  value: 'Paid by “Local sponsor”',
})

const answering =
  (method: string, answer: () => unknown) =>
  (rpc: Rpc): Rpc =>
  async (chain, asked, params) =>
    asked === method ? answer() : rpc(chain, asked, params)

describe('permissions that somebody else pays for', () => {
  test('default: an account without a coin grants, and revokes', async () => {
    const { getCode, getCoins, getDollars, grant, page, redeem, revoke } =
      await setup()
    const { context } = await grant()
    expect(await getCode()).toBe(ourCode)
    expect(page.cards).toHaveLength(1)
    expect(page.cards[0]?.rows).toContainEqual(paidRow)
    expect(page.cards[0]?.rows.map(({ label }) => label)).toContain('Upgrade')
    expect(page.signed.map(({ kind }) => kind)).not.toContain('signTransaction')
    await redeem(context)
    expect(await getDollars()).toBe(999_000_000n)
    expect(await revoke()).toMatch(/^0x/)
    expect(page.cards).toHaveLength(2)
    expect(page.cards[1]?.rows).toContainEqual(paidRow)
    await expect(redeem(context)).rejects.toThrow()
    expect(await getDollars()).toBe(999_000_000n)
    expect(await getCoins()).toBe(0n)
  })

  test('param: context.token, the account pays in dollars', async () => {
    const { getCode, getCoins, getDollars, grant, page, sponsor, usd } =
      await setup()
    await grant(sponsor({ context: { token: usd } }))
    const row = page.cards[0]?.rows.find(({ testId }) => testId === 'token-fee')
    expect(row?.value).toMatch(/^at most [\d.]+ USDL$/)
    expect(await getCode()).toBe(ourCode)
    expect(await getDollars()).toBeLessThan(1_000_000_000n)
    expect(await getCoins()).toBe(0n)
  })

  test('behavior: above the amount of the project, approved in a window', async () => {
    const { address, grant, page, reset, revoke } = await setup()
    await grant()
    await revoke()
    // Nothing is left to end: it is a message, which names no network.
    await revoke()
    await client().setBalance({ address, value: parseEther('1') })
    await reset()
    // Calls of which nobody can tell what they take count as above.
    expect(page.inWindow).toEqual([true, true, true, false])
    await grant()
    await revoke({})
    expect(page.inWindow.slice(4)).toEqual([true, true])
  })

  test('behavior: later permissions are only signatures', async () => {
    const { grant, page } = await setup()
    await grant()
    await grant()
    expect(page.cards[1]?.rows).not.toContainEqual(paidRow)
    expect(page.cards[1]?.isSent).toBe(false)
  })

  test('behavior: optional, the account pays, and the card says so', async () => {
    const { address, getCode, grant, page, sponsor } = await setup()
    await client().setBalance({ address, value: parseEther('1') })
    const url = 'https://paymaster.example/rpc'
    await grant(sponsor({ optional: true, url }))
    expect(page.cards[0]?.rows.map(({ label }) => label)).toContain(
      'Fee, at most',
    )
    expect(page.signed.map(({ kind }) => kind)).toContain('signTransaction')
    expect(await getCode()).toBe(ourCode)
  })

  test('error: a paymaster that the project does not have', async () => {
    const { grant, page, sponsor } = await setup()
    const url = 'https://paymaster.example/rpc'
    await expect(grant(sponsor({ url }))).rejects.toMatchObject({ code: 5700 })
    await expect(grant(sponsor({ url: 5 }))).rejects.toMatchObject({
      code: 5700,
    })
    await expect(
      grant({ capabilities: { paymasterService: 'x' } }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(page.cards).toEqual([])
  })

  test('error: without a paymaster and without a coin', async () => {
    const { grant, page } = await setup()
    await expect(grant({})).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toEqual([])
  })

  test('behavior: nothing is signed before the user approves', async () => {
    const { getCode, grant, page } = await setup()
    page.state.verdict = 'reject'
    await expect(grant()).rejects.toMatchObject({ code: 4001 })
    expect(page.signed).toEqual([])
    expect(await getCode()).toBeUndefined()
  })

  test('error: nothing is granted if the bundler refuses', async () => {
    const { HostError } = await import('../../../src/frame/host/HostError.js')
    const { getCode, grant, page } = await setup({
      intercept: answering('eth_sendUserOperation', () => {
        throw new HostError({ code: -32507, message: 'AA24 signature error' })
      }),
    })
    await expect(grant()).rejects.toMatchObject({
      code: -32000,
      message: expect.stringContaining('not carried it out'),
    })
    // The operation and its upgrade, and no delegation.
    expect(page.signed.map(({ kind }) => kind)).toEqual([
      'signTypedData',
      'signAuthorization',
    ])
    expect(await getCode()).toBeUndefined()
  })

  test('behavior: a revocation does not upgrade an account without code', async () => {
    const { address, getCode, grant, page, revoke } = await setup()
    await grant()
    await client().setCode({ address, bytecode: '0x' })
    // It pays itself: an operation would revive what others may do.
    await expect(revoke()).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toHaveLength(1)
    await client().setBalance({ address, value: parseEther('1') })
    await revoke()
    expect(await getCode()).toBeUndefined()
  })

  test('error: undoing the upgrade takes coins, and the error says how many', async () => {
    const { address, getCode, grant, page, reset } = await setup()
    await grant()
    await expect(reset()).rejects.toMatchObject({
      code: -32000,
      message: expect.stringMatching(
        /^insufficient funds for gas: at least 0\.\d+ ETH on Chain 31337 is needed$/,
      ),
    })
    expect(page.cards).toHaveLength(1)
    await client().setBalance({ address, value: parseEther('1') })
    await reset()
    expect(await getCode()).toBeUndefined()
  })
})
