import { verifyMessage } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type ProjectRequest,
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { getSmartSessions } from './getSmartSessions.js'
import { revokeSmartSession } from './revokeSmartSession.js'

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
  test('default: account signs the id, which is posted once', async () => {
    const { asked, count, kit } = await setup()
    expect(await revokeSmartSession(kit, { pci })).toEqual({ success: true })
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

  test('behavior: does not retry a failing service', async () => {
    const { count, kit } = await setup({
      answers: { [revokePath]: () => Response.json({}, { status: 503 }) },
    })
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({
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
    const found = await revokeSmartSession(kit, { address, chainId, pci })
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
    await expect(revokeSmartSession(kit, { pci })).rejects.toMatchObject({
      code: 'INVALID_SESSION_ID',
    })
    expect(wallet.requests).toEqual([])
    expect(count(revokePath)).toBe(0)
  })

  test('error: account is not connected', async () => {
    const { count, kit } = await setup()
    const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await expect(
      revokeSmartSession(kit, { address, pci }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    expect(count(revokePath)).toBe(0)
  })
})
