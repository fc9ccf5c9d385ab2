import { type Hex, numberToHex, recoverTypedDataAddress, toHex } from 'viem'
import {
  generatePrivateKey,
  privateKeyToAccount,
  privateKeyToAddress,
} from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWalletPage } from '../../../../../test/setup/frame/createWalletPage.js'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  ENFORCERS,
  ENTRY_POINT,
  toDelegatedCode,
} from '../../core/contracts.js'
import { createEvmNode } from '../../test/createEvmNode.js'
import { isGuarded } from '../decode/assertCallAllowed.js'
import { decodeContext } from './decodeContext.js'
import { toDelegationData } from './toDelegationData.js'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const anyDelegate = '0x0000000000000000000000000000000000000a11'
const key = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'
const { address, publicKey } = privateKeyToAccount(key)
const DAY_S = 86_400
const now = Date.UTC(2026, 10, 26) / 1_000

beforeEach(() => {
  vi.useFakeTimers({ now: now * 1_000, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A page whose account runs the code, ours by default. */
function setup(parameters: { code?: Hex } & createWalletPage.Parameters = {}) {
  const { code = toDelegatedCode(DELEGATE), ...more } = parameters
  const owner = generatePrivateKey()
  const node = createEvmNode()
  async function rpc(chain: never, method: string, params?: unknown) {
    const [first] = (params ?? []) as [never]
    if (method === 'eth_chainId') return toHex(31337)
    if (method === 'eth_estimateGas')
      return 'authorizationList' in (first as object) ? '0xb3b0' : '0x5208'
    if (method === 'eth_getCode')
      return first === privateKeyToAddress(owner) ? code : '0x60'
    return node.rpc(chain, method, params)
  }
  return createWalletPage({
    ...{ chainIds: [31337], hasSmartAccounts: true, key: owner, node },
    rpc: rpc as never,
    ...more,
  })
}

const data = { allowance: '0x4c4b40', period: DAY_S, start: now + 1 }
const allowance = {
  type: 'erc20-recurring-allowance',
  data: { ...data, token },
}
const coins = { type: 'native-token-recurring-allowance', data }
const abi = [
  {
    type: 'function',
    name: 'mint',
    inputs: [{ type: 'uint256' }],
    outputs: [],
    stateMutability: 'payable',
  },
]
const mint = { functionName: 'mint', valueLimit: '0x5' }
const calls = {
  type: 'contract-call',
  data: { abi, address: bob, functions: [mint] },
}
const signer = {
  type: 'keys',
  data: { keys: [{ type: 'secp256k1', publicKey }] },
}
const request = {
  ...{ chainId: '0x7a69', expiry: now + 7 * DAY_S, policies: [], signer },
  ...{ permissions: [allowance], version: 2 },
}

const withCall = (more: object) => ({
  permissions: [{ ...calls, data: { ...calls.data, ...more } }],
})
const withAllowance = (more: object) => ({
  permissions: [{ ...coins, data: { ...data, ...more } }],
})
const withKeys = (...keys: object[]) => ({
  signer: { type: 'keys', data: { keys } },
})

type Grant = {
  address: string
  context: Hex
  signer: unknown
  permissions: unknown
}

const ask = (page: ReturnType<typeof setup>, more: object = {}) =>
  page.request('wallet_grantPermissions', [
    { ...request, ...more },
  ]) as Promise<Grant>

describe('wallet_grantPermissions', () => {
  test('default: the card says what, how much, until when and to whom', async () => {
    const page = setup()
    const grant = await ask(page)
    expect(page.cards).toHaveLength(1)
    const [card] = page.cards
    expect(card).toMatchObject({
      action: 'Grant app permission',
      amount: 'Up to 5 tokens a day',
      isSent: false,
      warnings: [
        'Within this limit, the app can spend without asking you again, and pay anyone.',
      ],
    })
    expect(card?.subtitle).toMatch(
      /^Until Dec [23], 2026, \d+:00 [AP]M, to Shop \(app\.localhost:5173\)$/,
    )
    expect(card?.rows).toContainEqual(
      expect.objectContaining({ label: 'Session key', value: address }),
    )
    const { permissions } = request
    expect(grant).toMatchObject({
      address: page.account.address,
      chainId: '0x7a69',
      expiry: request.expiry,
      permissions,
      signer,
      signerMeta: { delegationManager: DELEGATION_MANAGER },
    })
    const [delegation] = decodeContext(grant.context) ?? []
    if (!delegation) throw new Error('No delegation')
    expect(delegation).toMatchObject({
      delegate: address,
      delegator: page.account.address,
    })
    // What was drawn was signed.
    expect(card?.raw).toContain(String(delegation.salt))
    expect(
      await recoverTypedDataAddress({
        ...toDelegationData(delegation, 31337),
        signature: delegation.signature,
      }),
    ).toBe(page.account.address)
    expect(page.signed.map(({ kind }) => kind)).toEqual(['signTypedData'])
    expect(page.node.sent).toEqual([])
  })

  test.each([
    [3_600, 'Up to 0.000000000005 ETH an hour'],
    [7 * DAY_S, 'Up to 0.000000000005 ETH a week'],
    [30 * DAY_S, 'Up to 0.000000000005 ETH every 30 days'],
    [90, 'Up to 0.000000000005 ETH every 90 seconds'],
  ])('param: a period of %i seconds', async (period, amount) => {
    const page = setup()
    await ask(page, withAllowance({ period }))
    expect(page.cards).toMatchObject([{ amount }])
  })

  test('param: contract-call', async () => {
    const page = setup()
    const take = {
      type: 'function',
      name: 'approve',
      inputs: [{ type: 'address' }, { type: 'uint256' }],
    }
    const functions = [mint, { functionName: 'approve' }]
    await ask(page, withCall({ abi: [...abi, take], functions }))
    const [card] = page.cards
    expect(card).toMatchObject({
      amount: 'Call a contract',
      warnings: [
        'These functions can move tokens out of your account.',
        'The app can call these functions at any time and with any values, without asking you again.',
      ],
    })
    expect(card?.rows.slice(0, 3)).toMatchObject([
      { label: 'Contract', value: bob },
      {
        value: 'mint(uint256)',
        note: 'up to 0.000000000000000005 ETH per call',
      },
      { value: 'approve(address,uint256)', note: undefined },
    ])
  })

  test('param: several permissions', async () => {
    const page = setup()
    const { context } = await ask(page, {
      permissions: [allowance, coins, calls],
    })
    expect(page.cards[0]?.amount).toBeUndefined()
    expect(page.cards[0]?.tree?.map(({ label }) => label)).toEqual([
      '1. Up to 5 tokens a day',
      '2. Up to 0.000000000005 ETH a day',
      '3. Call a contract',
    ])
    expect(decodeContext(context)).toHaveLength(3)
  })

  test('param: signer of a P-256 key, compressed keys', async () => {
    const page = setup()
    const { publicKey: raw } = (await crypto.subtle.generateKey(
      { name: 'ECDSA', namedCurve: 'P-256' },
      false,
      ['sign', 'verify'],
    )) as CryptoKeyPair
    const bytes = new Uint8Array(await crypto.subtle.exportKey('raw', raw))
    const sign = (bytes[64] ?? 0) % 2 === 0 ? '02' : '03'
    const compressed: Hex = `0x${sign}${toHex(bytes.slice(1, 33)).slice(2)}`
    const type = 'secp256r1'
    const one = await ask(page, withKeys({ type, publicKey: toHex(bytes) }))
    const two = await ask(page, withKeys({ type, publicKey: compressed }))
    const [first, second] = [one, two].map(
      ({ context }) => decodeContext(context)?.[0]?.delegate,
    )
    expect(first).toBe(second)
    expect(one).toMatchObject({
      accountMeta: { factory: expect.stringMatching(/^0x/) },
    })
    const half = publicKey.slice(4, 68)
    const isOdd = BigInt(`0x${publicKey.slice(-1)}`) % 2n === 1n
    const short: Hex = `0x${isOdd ? '03' : '02'}${half}`
    const three = await ask(
      page,
      withKeys({ type: 'secp256k1', publicKey: short }),
    )
    expect(decodeContext(three.context)?.[0]?.delegate).toBe(address)
  })

  test('behavior: a key of the service in front gets nothing', async () => {
    const page = setup()
    const service = privateKeyToAccount(generatePrivateKey())
    const keys = [service, { publicKey }].map(({ publicKey }) => ({
      ...{ publicKey, type: 'secp256k1' },
    }))
    const { context, signer } = await ask(page, withKeys(...keys))
    expect(decodeContext(context)?.map(({ delegate }) => delegate)).toEqual([
      address,
    ])
    expect(signer).toEqual(withKeys(...keys).signer)
  })

  test.each([
    ['no expiry', { expiry: undefined }, -32602],
    ['an expiry in the past', { expiry: now, ...withCall({}) }, -32602],
    ['an expiry in ms', { expiry: now * 1_000 }, -32602],
    ['an expiry as text', { expiry: String(now + 1) }, -32602],
    ['more than 30 days', { expiry: now + 30 * DAY_S + 1 }, -32602],
    ['another network', { chainId: '0x1' }, -32602],
    ['no network', { chainId: undefined }, -32602],
    ['another account', { address: bob }, 4100],
    ['an unknown field', { delegate: anyDelegate }, -32602],
    ['another version', { version: 3 }, -32602],
    ['a policy', { policies: [{ type: 'gas-limit', data: {} }] }, -32602],
    ['no permission', { permissions: [] }, -32602],
    ['too many', { permissions: Array(21).fill(coins) }, -32602],
    ['an unknown type', { permissions: [{ type: 'sudo', data: {} }] }, -32602],
    ['a rule of its own', { permissions: [{ ...coins, x: 1 }] }, -32602],
    ['an allowance of nothing', withAllowance({ allowance: '0x0' }), -32602],
    ['a negative allowance', withAllowance({ allowance: '-0x1' }), -32602],
    ['a number', withAllowance({ allowance: 5 }), -32602],
    [
      'more than 256 bits',
      withAllowance({ allowance: `0x1${'0'.repeat(64)}` }),
      -32602,
    ],
    ['no period', withAllowance({ period: 0 }), -32602],
    ['half a second', withAllowance({ period: 0.5 }), -32602],
    ['a start in ms', withAllowance({ start: now * 1_000 }), -32602],
    ['no start', withAllowance({ start: undefined }), -32602],
    ['no function', withCall({ functions: [] }), -32602],
    [
      'a function that the ABI has not',
      withCall({ functions: [{ functionName: 'burn' }] }),
      -32602,
    ],
    [
      'a function that the ABI has twice',
      withCall({ abi: [...abi, { ...abi[0], inputs: [] }] }),
      -32602,
    ],
    [
      'a function with a deceptive name',
      withCall({
        abi: [{ ...abi[0], name: 'mint()\u202e' }],
        functions: [{ functionName: 'mint()\u202e' }],
      }),
      -32602,
    ],
    [
      'rules about arguments',
      withCall({
        functions: [{ ...mint, args: [{ operator: 'EQUAL', value: '0x1' }] }],
      }),
      -32602,
    ],
    [
      'a delegate call',
      withCall({ functions: [{ ...mint, operation: 'DelegateCall' }] }),
      -32602,
    ],
    [
      'an endless value',
      withCall({ functions: [{ ...mint, valueLimit: 'max' }] }),
      -32602,
    ],
    [
      'too many different limits',
      withCall({
        functions: Array.from({ length: 21 }, (_, index) => ({
          ...{ functionName: 'mint', valueLimit: toHex(index) },
        })),
      }),
      -32602,
    ],
    ['an account as signer', { signer: { type: 'account', data: {} } }, -32602],
    ['no key', withKeys(), -32602],
    ['three keys', withKeys(...Array(3).fill(signer.data.keys[0])), -32602],
    [
      'an address as key',
      withKeys({ type: 'secp256k1', publicKey: anyDelegate }),
      -32602,
    ],
    [
      'a key that is not on the curve',
      withKeys({
        type: 'secp256k1',
        publicKey: `${publicKey.slice(0, -2)}${publicKey.endsWith('00') ? '01' : '00'}`,
      }),
      -32602,
    ],
    [
      'a key of the other curve',
      withKeys({ type: 'secp256r1', publicKey }),
      -32602,
    ],
    ['a key of no type', withKeys({ type: 'ed25519', publicKey }), -32602],
  ])('error: %s', async (_, more, code) => {
    const page = setup()
    await expect(ask(page, more)).rejects.toMatchObject({ code })
    expect(page.cards).toHaveLength(0)
    expect(page.signed).toEqual([])
  })

  test.each([
    ['DelegationManager', DELEGATION_MANAGER],
    ['EntryPoint', ENTRY_POINT],
    ['NonceEnforcer', ENFORCERS.nonce],
    ['delegate', DELEGATE],
    ['any delegate', anyDelegate],
    ['nobody', numberToHex(0, { size: 20 })],
    ['account itself', undefined],
  ])('error: a session for the %s', async (name, target) => {
    const page = setup()
    const to = (target ?? page.account.address) as Hex
    expect(isGuarded(to)).toBe(/Manager|Point|Enforcer/.test(name))
    for (const address of [to, to.toLowerCase()]) {
      for (const more of [
        withCall({ address }),
        {
          permissions: [
            { ...allowance, data: { ...allowance.data, token: address } },
          ],
        },
        // The second of two is looked at, too.
        { permissions: [coins, ...withCall({ address }).permissions] },
      ])
        await expect(ask(page, more)).rejects.toMatchObject({ code: 4100 })
    }
    expect(page.cards).toHaveLength(0)
    expect(page.signed).toEqual([])
  })

  test('error: an account cannot be its own session', async () => {
    const page = setup()
    const { publicKey } = privateKeyToAccount(page.key)
    await expect(
      ask(page, withKeys({ type: 'secp256k1', publicKey })),
    ).rejects.toMatchObject({ code: 4100 })
  })

  test('error: more than one request', async () => {
    const page = setup()
    await expect(
      page.request('wallet_grantPermissions', [request, request]),
    ).rejects.toMatchObject({ code: -32602 })
  })

  test('error: a network that the wallet has not', async () => {
    const page = setup()
    await expect(
      page.request('wallet_grantPermissions', [request], {
        chainId: 'eip155:1',
      }),
    ).rejects.toMatchObject({ code: 4902 })
  })

  test.each([
    ['runs foreign code', { code: toDelegatedCode(bob) }],
    ['cannot be upgraded', { hasSmartAccounts: false }],
  ])('error: 4200 if the account %s', async (_, parameters) => {
    const page = setup(parameters)
    await expect(ask(page)).rejects.toMatchObject({ code: 4200 })
    expect(page.cards).toHaveLength(0)
  })

  test('error: nothing is signed when the user rejects', async () => {
    const page = setup({ verdict: 'reject' })
    await expect(ask(page)).rejects.toMatchObject({ code: 4001 })
    expect(page.cards).toHaveLength(1)
    expect(page.signed).toEqual([])
  })

  test('error: nothing is signed if the upgrade fails', async () => {
    const page = setup({ code: '0x' })
    page.node.state.reverts.add(0)
    await expect(ask(page)).rejects.toMatchObject({ code: -32000 })
    expect(page.cards).toMatchObject([{ isSent: true }])
    expect(page.signed.map(({ kind }) => kind)).not.toContain('signTypedData')
  })
})
