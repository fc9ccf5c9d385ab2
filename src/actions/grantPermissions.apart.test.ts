// A process of its own: replaces `fetch`, loads the code of payments.
import {
  type ApiBackend,
  createApi,
  createMemoryStore,
  createNames,
  createSessions,
} from 'latchkey-server'
import { createProjects } from 'latchkey-server/projects'
import { encodeContext, toDelegationData } from 'latchkey-wallet/permissions'
import { maxUint256, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import type { SmartSessionNotActivatedError } from '../core/errors/session.js'
import { getSmartSessions } from './getSmartSessions.js'
import { grantPermissions } from './grantPermissions.js'
import { revokePermissions } from './revokePermissions.js'

afterEach(() => vi.unstubAllGlobals())

const day = 86_400
const { address } = signer
const { address: delegate, publicKey } = privateKeyToAccount(
  generatePrivateKey(),
)
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const capability = {
  supported: true,
  signerTypes: ['keys'],
  permissionTypes: [
    'contract-call',
    'native-token-recurring-allowance',
    'erc20-recurring-allowance',
  ],
  policyTypes: [],
}
/** What the wallet grants: a delegation to the app's key. */
const delegation = {
  authority: toHex(maxUint256),
  ...{ caveats: [], delegate, delegator: address, salt: 1n },
}
const context = encodeContext([
  {
    ...delegation,
    signature: await signer.signTypedData(toDelegationData(delegation, 1)),
  },
])
type Wallet = Record<string, (params: readonly unknown[]) => unknown>

const toParameters = (more: object = {}) =>
  ({
    expiry: Math.floor(Date.now() / 1_000) + 7 * day,
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { token: usdc, allowance: 5_000_000n, period: day },
      },
    ],
    signer: { type: 'key', data: { type: 'secp256k1', publicKey } },
    ...more,
  }) as grantPermissions.Parameters

/** A wallet that grants whatever it is asked for. */
function createGranter(more: Wallet = {}) {
  const asked: Record<string, unknown>[] = []
  const wallet: Wallet = {
    wallet_getCapabilities: () => ({ '0x1': { permissions: capability } }),
    wallet_grantPermissions([request]) {
      asked.push(request as Record<string, unknown>)
      const { policies, version, ...rest } = request as Record<string, unknown>
      return { ...rest, context }
    },
    ...more,
  }
  return { asked, wallet }
}

/** A kit on the API's own routes; `fail` fails requests by their path. */
async function setup(more: Wallet = {}, fail?: RegExp) {
  const { asked, wallet } = createGranter(more)
  const store = createMemoryStore()
  const now = Date.now
  const chains = [{ caipNetworkId: 'eip155:1', rpcUrl: 'http://localhost:1' }]
  const api = createApi({
    apiUrl: () => 'http://localhost:4000',
    backend: { chains } as unknown as ApiBackend,
    names: createNames({ now, store }),
    projects: createProjects([
      { id: 'test', name: 'Coffee Shop', allowedOrigins: [] },
    ]),
    sessions: createSessions({ now, store }),
  })
  const found = await setupProject({ answerWallet: wallet })
  const requests: string[] = []
  const methods = () => found.wallet.requests.map(({ method }) => method)
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const { pathname } = new URL(input)
    requests.push(`${init?.method ?? 'GET'} ${pathname.split('/').at(-1)}`)
    if (fail?.test(pathname)) return Response.json({}, { status: 400 })
    return api.fetch(new Request(input, init))
  })
  return { ...found, asked, methods, requests }
}

test('default: created, granted, activated, listed, revoked', async () => {
  const { asked, kit, methods, wallet } = await setup()
  const parameters = toParameters()
  const result = await grantPermissions(kit, parameters)
  expect(methods()).toEqual([
    'wallet_getCapabilities',
    'wallet_grantPermissions',
  ])
  expect(wallet.requests[0]?.params).toEqual([address])
  const permissions = [
    {
      type: 'erc20-recurring-allowance',
      data: {
        token: usdc,
        allowance: '0x4c4b40',
        start: expect.any(Number),
        period: day,
      },
    },
  ]
  const coSigner = {
    type: 'secp256k1',
    publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/),
  }
  const keys = [coSigner, { type: 'secp256k1', publicKey }]
  expect(asked).toEqual([
    {
      ...{ address, chainId: '0x1', expiry: parameters.expiry, permissions },
      ...{ policies: [], version: 2 },
      signer: { type: 'keys', data: { keys } },
    },
  ])
  expect(result).toEqual({
    ...{ address, chainId: 1, expiry: parameters.expiry, permissions },
    context: expect.stringMatching(/^[-0-9a-f]{36}$/),
    grant: expect.objectContaining({ context }),
  })
  const [session] = (await getSmartSessions(kit)).sessions
  expect(session).toMatchObject({
    pci: result.context,
    project: { name: 'Coffee Shop' },
    context,
    expiry: parameters.expiry,
    status: 'active',
  })
  const pci = result.context
  expect(await revokePermissions(kit, { pci })).toEqual({ success: true })
  const [revoked] = (await getSmartSessions(kit)).sessions
  expect(revoked).toMatchObject({ pci, status: 'revoked' })
})

test('param: all permission types, and keys of both types', async () => {
  const { asked, kit } = await setup()
  const abi = [{ type: 'function', name: 'order', inputs: [], outputs: [] }]
  const functions = [{ functionName: 'order', valueLimit: 3n }]
  const allowance = { allowance: '0x0a', period: day }
  const keys = [
    { type: 'secp256r1', publicKey: `0x04${'ab'.repeat(64)}` },
    { type: 'secp256k1', publicKey },
  ]
  const { context: granted } = await grantPermissions(
    kit,
    toParameters({
      chainId: '0x1',
      permissions: [
        { type: 'contract-call', data: { address: usdc, abi, functions } },
        { type: 'native-token-recurring-allowance', data: allowance },
        ...toParameters().permissions,
      ],
      signer: { type: 'keys', data: { keys } },
    }),
  )
  expect(asked[0]).toMatchObject({
    signer: { data: { keys: [{ type: 'secp256k1' }, ...keys] } },
  })
  const { sessions } = await getSmartSessions(kit)
  const [session] = sessions.filter(({ pci }) => pci === granted)
  expect(session?.permissions.map(({ type }) => type)).toEqual([
    'contract-call',
    'native-token-recurring-allowance',
    'erc20-recurring-allowance',
  ])
})

describe('error: asks the wallet for nothing', () => {
  test.each([
    ['a session without an end', { expiry: 0 }],
    [
      'the account itself as target',
      {
        permissions: [
          {
            type: 'contract-call',
            data: {
              address,
              abi: [{ type: 'function', name: 'execute' }],
              functions: [{ functionName: 'execute' }],
            },
          },
        ],
      },
    ],
    [
      'the DelegationManager as target',
      {
        permissions: [
          {
            type: 'contract-call',
            data: {
              address: '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3',
              abi: [{ type: 'function', name: 'enableDelegation' }],
              functions: [{ functionName: 'enableDelegation' }],
            },
          },
        ],
      },
    ],
  ])('%s', async (_name, more) => {
    const { kit, methods, requests } = await setup()
    await expect(
      grantPermissions(kit, toParameters(more)),
    ).rejects.toMatchObject({ code: 'SMART_SESSION_REFUSED' })
    expect(methods()).toEqual([])
    expect(requests).toEqual([])
  })

  test.each([
    ['no capabilities', 'wallet', () => ({})],
    [
      'no method for them',
      'wallet',
      () => {
        throw Object.assign(new Error('no'), { code: -32601 })
      },
    ],
    [
      'permissions on another chain',
      'wallet',
      () => ({ '0xa': { permissions: capability } }),
    ],
    [
      'no permissions here',
      'wallet',
      () => ({ '0x1': { permissions: { ...capability, supported: false } } }),
    ],
    [
      'no such permission',
      'permission',
      () => ({
        '0x1': { permissions: { ...capability, permissionTypes: [] } },
      }),
    ],
    [
      'no such signer',
      'signer',
      () => ({
        '0x1': { permissions: { ...capability, signerTypes: ['account'] } },
      }),
    ],
  ])('a wallet with %s', async (_name, reason, wallet_getCapabilities) => {
    const { kit, methods, requests } = await setup({ wallet_getCapabilities })
    await expect(grantPermissions(kit, toParameters())).rejects.toMatchObject({
      code: 'SMART_SESSION_UNSUPPORTED',
      reason,
    })
    expect(methods()).toEqual(['wallet_getCapabilities'])
    expect(requests).toEqual([])
  })

  test('a policy that the wallet does not know', async () => {
    const { kit, methods } = await setup()
    const policies = [{ type: 'rate-limit', data: {} }]
    await expect(
      grantPermissions(kit, toParameters({ policies })),
    ).rejects.toMatchObject({ reason: 'policy' })
    expect(methods()).toEqual(['wallet_getCapabilities'])
  })

  test('a network that the service does not know', async () => {
    const { kit, methods } = await setup({
      wallet_getCapabilities: () => ({ '0x0': { permissions: capability } }),
    })
    await expect(
      grantPermissions(kit, toParameters({ chainId: 10 })),
    ).rejects.toMatchObject({
      code: 'SMART_SESSION_UNSUPPORTED',
      reason: 'network',
    })
    expect(methods()).toEqual(['wallet_getCapabilities'])
  })

  test('an account that is not connected', async () => {
    const { kit, methods } = await setup()
    const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await expect(
      grantPermissions(kit, toParameters({ address: stranger })),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(methods()).toEqual([])
  })
})

test('error: a wallet that has no such method after all', async () => {
  const { kit } = await setup({
    wallet_grantPermissions() {
      throw Object.assign(new Error('unknown'), { code: 4200 })
    },
  })
  await expect(grantPermissions(kit, toParameters())).rejects.toMatchObject({
    code: 'SMART_SESSION_UNSUPPORTED',
    reason: 'wallet',
  })
})

test.each([
  Object.assign(new Error('no'), { code: 4001 }),
  'User Rejected Request: The user rejected the request.',
])('error: the user declines, %j', async (answer) => {
  const { kit, requests } = await setup({
    wallet_grantPermissions() {
      throw answer
    },
  })
  await expect(grantPermissions(kit, toParameters())).rejects.toMatchObject({
    code: 4001,
  })
  expect(requests).not.toContain('POST activate')
  expect((await getSmartSessions(kit)).sessions).toEqual([])
})

test('error: a wallet that grants more than it was asked for', async () => {
  const { kit, requests } = await setup({
    wallet_grantPermissions: ([request]) => ({
      ...(request as object),
      context: '0xc0ffee',
      expiry: 4_000_000_000,
    }),
  })
  await expect(grantPermissions(kit, toParameters())).rejects.toMatchObject({
    code: 'SMART_SESSION_NOT_GRANTED',
  })
  expect(requests).not.toContain('POST activate')
})

test('error: the service does not record what was granted', async () => {
  const { kit } = await setup({}, /activate$/)
  const error = await grantPermissions(kit, toParameters()).catch(
    (error: SmartSessionNotActivatedError) => error,
  )
  expect(error).toMatchObject({
    code: 'SMART_SESSION_NOT_ACTIVATED',
    grant: { context },
  })
  // With that, the wallet takes it back.
  const { grant, pci } = error as SmartSessionNotActivatedError
  const { expiry, permissions } = grant
  expect(await revokePermissions(kit, { expiry, pci, permissions })).toEqual({
    success: true,
  })
})

test('param: signal, what is granted later is listed nevertheless', async () => {
  let answer = () => {}
  const { kit, methods, requests } = await setup({
    wallet_grantPermissions: ([request]) =>
      new Promise((resolve) => {
        const { policies, version, ...rest } = request as Record<
          string,
          unknown
        >
        answer = () => resolve({ ...rest, context })
      }),
  })
  const controller = new AbortController()
  const work = grantPermissions(
    kit,
    toParameters({ signal: controller.signal }),
  )
  await vi.waitFor(() => expect(methods()).toContain('wallet_grantPermissions'))
  controller.abort()
  await expect(work).rejects.toMatchObject({ code: 'ABORTED' })
  answer()
  await vi.waitFor(() => expect(requests).toContain('POST activate'))
  await vi.waitFor(async () =>
    expect((await getSmartSessions(kit)).sessions).toHaveLength(1),
  )
})
