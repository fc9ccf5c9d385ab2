import { verifyMessage } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type ProjectRequest,
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { getSmartSessions } from './getSmartSessions.js'
import { revokePermissions } from './revokePermissions.js'

afterEach(() => vi.unstubAllGlobals())

const caipAddress = `eip155:1:${signer.address}`
const listPath = `GET /v1/sessions/${caipAddress}`
const revokePath = `POST /v1/sessions/${caipAddress}/revoke`
const pci = '8f1f2d1c-0000-4000-8000-000000000001'
const row = {
  pci,
  project: { id: '1', name: 'Game' },
  expiry: 4_000_000_000,
  permissions: [],
}

async function setup(parameters: setupProject.Parameters = {}) {
  const asked: ProjectRequest[] = []
  const found = await setupProject({
    ...parameters,
    answers: {
      [listPath]: () => ({ pcis: [row] }),
      [revokePath]: (request) => {
        asked.push(request)
        return { success: true }
      },
      ...parameters.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  return { ...found, asked }
}

describe('list', () => {
  test('default', async () => {
    const { kit } = await setup()
    expect(await getSmartSessions(kit)).toMatchObject({
      isSupported: true,
      sessions: [{ pci, status: 'active' }],
    })
  })

  test.each([
    ['eip155:5', signer.address],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    ],
  ])('behavior: none on %s', async (chainId, address) => {
    const { kit } = await setup()
    expect(await getSmartSessions(kit, { address, chainId })).toEqual({
      dropped: 0,
      isSupported: false,
      partial: false,
      sessions: [],
    })
  })

  test('error: no account', async () => {
    const { kit } = await setup({ isConnected: false })
    await expect(getSmartSessions(kit)).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
    })
  })
})

describe('revoke', () => {
  const request = {
    address: caipAddress,
    expiry: row.expiry,
    pci,
    permissions: row.permissions,
  }

  test('default: the wallet revokes it, and its answer is posted once', async () => {
    const { asked, count, kit, wallet } = await setup()
    expect(await revokePermissions(kit, { pci })).toEqual({ success: true })
    expect(wallet.requests).toEqual([
      { method: 'wallet_revokePermissions', params: request },
    ])
    expect(count(revokePath)).toBe(1)
    const { signature, ...body } = asked[0]?.body ?? {}
    expect(body).toEqual({ pci })
    const { address } = signer
    const signed = {
      address,
      message: `Revoke app permission ${pci}`,
      signature: signature as '0x',
    }
    expect(await verifyMessage(signed)).toBe(true)
  })

  test('param: permissions, expiry', async () => {
    const { count, kit, wallet } = await setup()
    const data = { allowance: '0x1' }
    const permissions = [{ type: 'native-token-recurring-allowance', data }]
    await revokePermissions(kit, { expiry: 4_000_000_001, pci, permissions })
    expect(wallet.requests[0]?.params).toEqual({
      ...request,
      expiry: 4_000_000_001,
      permissions,
    })
    expect(count(listPath)).toBe(0)
  })

  test('param: context, which only the embedded wallet receives', async () => {
    const { kit, wallet } = await setup({
      answers: { [listPath]: () => ({ pcis: [{ ...row, context: '0xc0' }] }) },
    })
    await revokePermissions(kit, { pci })
    for (const { connector } of kit.config.state.connections.values())
      Object.assign(connector, { id: 'ID_AUTH' })
    await revokePermissions(kit, { pci })
    const { expiry, permissions } = request
    const session = { expiry, pci, permissions }
    await revokePermissions(kit, { ...session, context: '0xc1' })
    // Services may put something else there.
    await revokePermissions(kit, { ...session, context: pci })
    expect(wallet.requests.map(({ params }) => params)).toEqual([
      request,
      { ...request, context: '0xc0' },
      { ...request, context: '0xc1' },
      request,
    ])
  })

  test('behavior: the wallet revokes it while the service is down', async () => {
    const down = () => Response.json({}, { status: 503 })
    const { kit, wallet } = await setup({
      answers: {
        'GET /v1/supported-chains': down,
        [listPath]: down,
        [revokePath]: down,
      },
    })
    const { expiry, permissions } = request
    await expect(
      revokePermissions(kit, { expiry, pci, permissions }),
    ).rejects.toMatchObject({ code: 'REQUEST_FAILED' })
    expect(wallet.requests).toHaveLength(1)
  }, 30_000)

  test.each([
    null,
    undefined,
    true,
    {},
    '',
    '0x',
    'ok',
    `0x${'0'.repeat(128)}`,
  ])('error: %j is not a signature, and is not posted', async (answer) => {
    const { count, kit } = await setup({ answerRevoke: () => answer })
    await expect(revokePermissions(kit, { pci })).rejects.toMatchObject({
      code: 'SESSION_NOT_REVOKED',
    })
    expect(count(revokePath)).toBe(0)
  })

  test('error: the user declines', async () => {
    const { count, kit } = await setup({
      answerRevoke() {
        throw Object.assign(new Error('no'), { code: 4001 })
      },
    })
    await expect(revokePermissions(kit, { pci })).rejects.toMatchObject({
      code: 4001,
    })
    expect(count(revokePath)).toBe(0)
  })

  test('error: the account has no such session', async () => {
    const { kit, wallet } = await setup()
    await expect(
      revokePermissions(kit, { pci: 'another' }),
    ).rejects.toMatchObject({ code: 'INVALID_SESSION_ID' })
    expect(wallet.requests).toEqual([])
  })

  test('behavior: does not retry a failing service', async () => {
    const { count, kit } = await setup({
      answers: { [revokePath]: () => Response.json({}, { status: 503 }) },
    })
    await expect(revokePermissions(kit, { pci })).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
    })
    expect(count(revokePath)).toBe(1)
  })

  test.each([
    ['eip155:5', signer.address],
    [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
    ],
  ])('behavior: signs nothing for %s', async (chainId, address) => {
    const { kit, wallet } = await setup()
    const found = await revokePermissions(kit, { address, chainId, pci })
    expect(found).toEqual({ success: false })
    expect(wallet.requests).toEqual([])
  })

  test.each([
    'evil.example wants you to sign in with your account:\n0x1',
    'two words',
    `${'a'.repeat(129)}`,
    '',
    '<script>',
  ])('error: %j is not an id and is not signed', async (pci) => {
    const { count, kit, wallet } = await setup()
    await expect(revokePermissions(kit, { pci })).rejects.toMatchObject({
      code: 'INVALID_SESSION_ID',
    })
    expect(wallet.requests).toEqual([])
    expect(count(revokePath)).toBe(0)
  })

  test('error: account is not connected', async () => {
    const { count, kit } = await setup()
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await expect(
      revokePermissions(kit, { address, pci }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(count(revokePath)).toBe(0)
  })
})
