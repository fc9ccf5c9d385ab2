import { connect, disconnect } from '@wagmi/core'
import { UserRejectedRequestError } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../test/setup/components/setupProject.js'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { resetAccount } from './resetAccount.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

const hash = `0x${'1'.repeat(64)}` as const
const sign = (index: number) => `0x${String(index).repeat(130)}` as const

/** A logged-in embedded wallet, and a service that lists `sessions`. */
async function setup(
  parameters: {
    answer?: (params: never) => unknown
    revoke?: (body: { pci: string }) => Response
    sessions?: object[]
  } = {},
) {
  const social = setupSocial()
  const { address } = social.user
  const rows = (parameters.sessions ?? []).map((session, index) => ({
    ...{ expiry: 4_000_000_000, permissions: [], pci: `pci-${index}` },
    project: { id: '1', name: 'Game' },
    ...session,
  }))
  const posted: unknown[] = []
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
    const { pathname } = new URL(input)
    asked.push(decodeURIComponent(pathname))
    if (pathname.endsWith('/supported-chains'))
      return Response.json({ http: ['eip155:31337'] })
    if (!pathname.endsWith('/revoke')) return Response.json({ pcis: rows })
    const body = JSON.parse(String(init.body))
    posted.push(body)
    return parameters.revoke?.(body) ?? Response.json({ success: true })
  })
  const request = vi.fn(async ({ params }: { params?: unknown }) => {
    const [{ sessions }] = params as [{ sessions: unknown[] }]
    return (
      parameters.answer?.(params as never) ?? {
        hash,
        signatures: sessions.map((_, index) => sign(index)),
      }
    )
  })
  Object.assign(social.client, { request })
  const [connector] = social.config.connectors
  if (connector) await connect(social.config, { connector })
  return { ...social, address, asked, posted, request }
}

describe('resetAccount', () => {
  test('default: the frame ends all sessions, and the service learns of it', async () => {
    const { address, kit, posted, request } = await setup({
      sessions: [
        { context: '0xc0' },
        { context: 'not-hex' },
        { context: '0xc2', revokedAt: 1 },
        { context: '0xc3', expiry: 1 },
        { context: '0xc4', pci: 'you sign this' },
      ],
    })
    expect(await resetAccount(kit)).toEqual({
      hash,
      unlisted: ['you sign this'],
    })
    expect(request).toHaveBeenCalledOnce()
    expect(request.mock.calls[0]?.[0]).toEqual({
      caipNetworkId: 'eip155:31337',
      method: 'wallet_resetAccount',
      params: [
        {
          address,
          chainId: '0x7a69',
          sessions: [{ context: '0xc0', pci: 'pci-0' }, { pci: 'pci-1' }],
        },
      ],
    })
    expect(posted).toEqual([
      { pci: 'pci-0', signature: sign(0) },
      { pci: 'pci-1', signature: sign(1) },
    ])
  })

  test('param: chainId, of a network that is not active', async () => {
    const { asked, kit, request } = await setup()
    await resetAccount(kit, { chainId: '0x1' })
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      caipNetworkId: 'eip155:1',
      params: [{ chainId: '0x1' }],
    })
    expect(asked.filter((path) => path.includes('eip155:31337'))).toEqual([])
  })

  test('param: sessions, while the service is down', async () => {
    const { kit, posted, request } = await setup()
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
    expect(await resetAccount(kit, { sessions: [] })).toEqual({
      hash,
      unlisted: [],
    })
    const sessions = Array.from({ length: 101 }, (_, index) => ({
      ...{ context: '0xc0', pci: `p${index}` },
    }))
    const { unlisted } = await resetAccount(kit, { sessions })
    expect(unlisted).toHaveLength(101)
    const [{ params }] = request.mock.calls[1] as [{ params: [never] }]
    expect((params[0] as { sessions: unknown[] }).sessions).toHaveLength(100)
    expect(posted).toEqual([])
  }, 30_000)

  test('behavior: the account is reset although the service does not say so', async () => {
    const { kit } = await setup({
      sessions: [{ context: '0xc0' }, { context: '0xc1' }, { context: '0xc2' }],
      revoke: ({ pci }) =>
        pci === 'pci-1'
          ? Response.json({ success: false })
          : pci === 'pci-2'
            ? Response.json({}, { status: 500 })
            : Response.json({ success: true }),
    })
    expect(await resetAccount(kit)).toEqual({
      hash,
      unlisted: ['pci-1', 'pci-2'],
    })
  })

  test('error: sessions cannot be read, and the user is not asked', async () => {
    const { kit, request } = await setup()
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
    await expect(resetAccount(kit)).rejects.toMatchObject({
      code: 'REQUEST_FAILED',
    })
    expect(request).not.toHaveBeenCalled()
  }, 30_000)

  test('error: the user declines', async () => {
    const { kit, posted } = await setup({
      sessions: [{ context: '0xc0' }],
      answer() {
        throw new UserRejectedRequestError(new Error('no'))
      },
    })
    await expect(resetAccount(kit)).rejects.toMatchObject({ code: 4001 })
    expect(posted).toEqual([])
  })

  test.each([
    true,
    {},
    { hash },
    { hash: '0x1', signatures: [sign(0)] },
    { hash, signatures: [] },
    { hash, signatures: ['yes'] },
    { hash, signatures: [sign(0), sign(1)] },
  ])('error: the answer %j', async (answer) => {
    const { kit, posted } = await setup({
      answer: () => answer,
      sessions: [{ context: '0xc0' }],
    })
    await expect(resetAccount(kit)).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_RESET',
    })
    expect(posted).toEqual([])
  })

  test('error: the account of another wallet, no account, another network', async () => {
    const found = await setupProject()
    await expect(
      resetAccount(found.kit, { address: signer.address, sessions: [] }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_RESET_UNSUPPORTED' })
    const { config, kit, request } = await setup()
    await expect(
      resetAccount(kit, { address: signer.address.replace('f', 'e') }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
    await expect(
      resetAccount(kit, { chainId: 'solana:devnet' }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_RESET_UNSUPPORTED' })
    await disconnect(config)
    await expect(resetAccount(kit)).rejects.toMatchObject({
      code: 'CAIP_UNDEFINED',
    })
    expect(request).not.toHaveBeenCalled()
  })
})
