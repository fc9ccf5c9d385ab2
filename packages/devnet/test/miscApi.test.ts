// @vitest-environment node

import type { SmartSession } from 'latchkey-server'
import { encodeContext, toDelegationData } from 'latchkey-wallet/permissions'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { fetchLocal } from './fetchLocal.js'
import { setupServices } from './setupServices.js'

/** What an account signs to end a permission. */
const toText = (pci: string) => `Revoke app permission ${pci}`

const { api, get, post } = setupServices()

const ada = privateKeyToAccount(generatePrivateKey())
const bob = privateKeyToAccount(generatePrivateKey())
const coinType = 0x80000000 + 31337

const read = async (path: string) => {
  const query = path.includes('?') ? '&' : '?'
  const response = await api(`${path}${query}projectId=local&st=a&sv=b`)
  return { status: response.status, body: await response.json() }
}

const messageOf = (name: string, timestamp = Math.floor(Date.now() / 1_000)) =>
  JSON.stringify({ name, attributes: {}, timestamp })

const send = async (body: unknown) => {
  const response = await post(`${get().urls.api}/v1/profile/account`, body)
  return { status: response.status, body: await response.json() }
}

async function register(message: string, account = ada, coin = coinType) {
  const signature = await account.signMessage({ message })
  const { address } = account
  return send({ coin_type: coin, address, message, signature })
}

describe('names', () => {
  test('default', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    const before = await read(`/v1/identity/${owner.address}`)
    expect(before.body).toEqual({ avatar: null, name: null })
    expect((await read(`/v1/profile/reverse/${owner.address}`)).body).toEqual(
      [],
    )
    const done = await register(messageOf('Grace-1.reown.id'), owner)
    expect(done).toEqual({ status: 200, body: { success: true } })
    const { body } = await read('/v1/profile/account/GRACE-1.reown.id')
    const created = expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/)
    expect(body).toEqual({
      name: 'grace-1.reown.id',
      registered_at: created,
      updated_at: created,
      addresses: { [coinType]: { address: owner.address, created } },
      attributes: [{ avatar: expect.stringMatching(/^http.+\.svg$/) }],
    })
    const reverse = `/v1/profile/reverse/${owner.address.toLowerCase()}`
    expect((await read(reverse)).body).toEqual([body])
    const identity = (await read(`/v1/identity/${owner.address}`)).body
    expect(identity.name).toBe('grace-1.reown.id')
    const avatar = await fetchLocal(identity.avatar)
    expect(avatar.headers.get('content-type')).toBe('image/svg+xml')
    expect(await avatar.text()).toContain('<svg')
  })

  test('behavior: several names of one address, the newest first', async () => {
    const owner = privateKeyToAccount(generatePrivateKey())
    await register(messageOf('first-name.reown.id'), owner)
    await register(messageOf('second-name.reown.id'), owner)
    const { body } = await read(`/v1/profile/reverse/${owner.address}`)
    const names = body.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['second-name.reown.id', 'first-name.reown.id'])
    const identity = await read(`/v1/identity/${owner.address}`)
    expect(identity.body.name).toBe('second-name.reown.id')
  })

  test('behavior: suggestions say what is taken', async () => {
    await register(messageOf('turing.reown.id'))
    const path = '/v1/profile/suggestions/turing?zone=reown.id'
    const { suggestions } = (await read(path)).body
    expect(suggestions).toContainEqual({
      name: 'turing.reown.id',
      registered: true,
    })
    expect(suggestions).toContainEqual({
      name: 'turing1.reown.id',
      registered: false,
    })
    expect((await read('/v1/profile/suggestions/a')).body.suggestions).toEqual(
      expect.arrayContaining([{ name: 'a2026.reown.id', registered: false }]),
    )
    expect((await read(`${path}&zone=wcn.id`)).status).toBe(200)
    const other = '/v1/profile/suggestions/turing?zone=eth'
    expect((await read(other)).status).toBe(400)
  })

  test('error: taken, with the reason to show', async () => {
    await register(messageOf('lovelace.reown.id'))
    for (const account of [ada, bob]) {
      const message = messageOf('LoveLace.reown.id')
      expect(await register(message, account)).toEqual({
        status: 409,
        body: {
          status: 'FAILED',
          code: 'NAME_TAKEN',
          message: 'This name is already taken',
          reasons: [
            { name: 'NAME_TAKEN', description: 'This name is already taken' },
          ],
        },
      })
    }
  })

  test('error: a signature for another name, address or text', async () => {
    const message = messageOf('mine-alone.reown.id')
    const signature = await ada.signMessage({ message })
    const { address } = ada
    const sent = { coin_type: coinType, address, message, signature }
    const other = messageOf('another-one.reown.id')
    const later = messageOf('mine-alone.reown.id', 1)
    for (const forged of [
      { ...sent, message: other },
      { ...sent, address: bob.address },
      { ...sent, signature: `0x${'1b'.repeat(65)}` },
      { ...sent, signature: '0x' },
    ])
      expect((await send(forged)).body).toMatchObject({
        status: 'FAILED',
        code: 'INVALID_SIGNATURE',
      })
    expect((await send({ ...sent, message: later })).status).toBe(400)
    const found = '/v1/profile/account/mine-alone.reown.id'
    expect((await read(found)).status).toBe(404)
    expect((await send(sent)).status).toBe(200)
  })

  test.each([
    ['too short', () => messageOf('ada.reown.id'), 'INVALID_NAME'],
    ['another zone', () => messageOf('adalove.wcn.id'), 'INVALID_NAME'],
    ['no zone', () => messageOf('adalovelace'), 'INVALID_NAME'],
    ['a dot', () => messageOf('a.lovelace.reown.id'), 'INVALID_NAME'],
    ['a letter of another script', () => messageOf('аdalove.reown.id')],
    ['old', () => messageOf('adalove.reown.id', 1_700_000_000)],
    [
      'of the future',
      () => messageOf('adalove.reown.id', Math.floor(Date.now() / 1_000) + 330),
      'INVALID_TIMESTAMP',
    ],
    [
      'a name twice',
      () => messageOf('adalove.reown.id').replace('{', '{"name":"other",'),
      'INVALID_MESSAGE',
    ],
    ['no JSON', () => 'adalove.reown.id', 'INVALID_MESSAGE'],
  ])('error: %s', async (_name, toMessage, code = 'INVALID_') => {
    const { body, status } = await register(toMessage())
    expect(status).toBe(400)
    expect(body.code).toContain(code)
    expect(body.reasons[0].description).not.toBe('')
  })

  test('error: coin type, body, project, address', async () => {
    const message = messageOf('adalove.reown.id')
    expect((await register(message, ada, 60)).body.code).toBe(
      'UNSUPPORTED_COIN_TYPE',
    )
    expect((await send({})).body.reasons).toHaveLength(1)
    const path = '/v1/profile/account/nobody-here.reown.id'
    expect((await api(path)).status).toBe(401)
    expect((await read(path)).status).toBe(404)
    expect((await read('/v1/profile/reverse/ada')).status).toBe(400)
    expect((await read('/v1/identity/ada')).status).toBe(400)
  })
})

describe('sessions', () => {
  const listOf = async (address: string, chain = 'eip155:31337') =>
    (await read(`/v1/sessions/${encodeURIComponent(`${chain}:${address}`)}`))
      .body.pcis as SmartSession[]
  const revoke = async (account: string, pci: string, signature: string) => {
    const url = `${get().urls.api}/v1/sessions/${account}/revoke`
    const body = { pci, signature }
    return (await post(`${url}?projectId=local`, body)).status
  }

  test('default', async () => {
    const { address } = ada
    const first = await get().control.addSession({
      address,
      expiry: 2_000_000_000,
    })
    const made = await post(`${get().urls.mailbox}/control/session`, {
      address: address.toLowerCase(),
    })
    const second: SmartSession = await made.json()
    expect(await listOf(address)).toEqual([second, first])
    expect(first.expiry).toBe(2_000_000_000)
    expect(await listOf(address, 'eip155:31338')).toEqual([])
    expect(await listOf(bob.address)).toEqual([])
    const signature = await ada.signMessage({ message: toText(first.pci) })
    expect(await revoke(address, first.pci, signature)).toBe(200)
    const [rest, ended] = await listOf(address)
    expect(rest?.revokedAt).toBeUndefined()
    expect(ended).toMatchObject({ pci: first.pci })
    expect(ended?.revokedAt).toBeGreaterThan(1_700_000_000)
    const account = encodeURIComponent(`eip155:31337:${address}`)
    expect(await revoke(account, first.pci, signature)).toBe(200)
  })

  test('error: only the owner revokes, and only what was signed', async () => {
    const { pci } = await get().control.addSession({ address: ada.address })
    const other = await get().control.addSession({ address: ada.address })
    const foreign = await bob.signMessage({ message: toText(pci) })
    expect(await revoke(ada.address, pci, foreign)).toBe(401)
    expect(await revoke(bob.address, pci, foreign)).toBe(404)
    const mistaken = await ada.signMessage({ message: toText(other.pci) })
    expect(await revoke(ada.address, pci, mistaken)).toBe(401)
    expect(await revoke(ada.address, pci, '0x')).toBe(401)
    const sessions = await listOf(ada.address)
    const kept = sessions.filter((session) => session.pci === pci)
    expect(kept[0]?.revokedAt).toBeUndefined()
  })

  test('error: accounts that cannot be', async () => {
    for (const account of ['ada', ada.address, `eip155:1:${ada.address}`])
      expect((await read(`/v1/sessions/${account}`)).status).toBe(400)
    const solana = `solana:localnet:So11111111111111111111111111111111111111112`
    const { body } = await read(`/v1/sessions/${solana}`)
    expect(body).toEqual({ pcis: [] })
  })
})

describe('sessions of an app', () => {
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = encodeURIComponent(`eip155:31337:${owner.address}`)
  const day = 86_400
  const inSeconds = (s: number) => Math.floor(Date.now() / 1_000) + s
  const { address: delegate, publicKey } = privateKeyToAccount(
    generatePrivateKey(),
  )
  /** What the session key redeems, as wallets sign it. */
  const toContext = async ({ by = owner, chainId = 31337 } = {}) => {
    const delegation = {
      ...{ caveats: [], delegate, delegator: owner.address, salt: 1n },
      authority: `0x${'ff'.repeat(32)}`,
    } as const
    const data = toDelegationData(delegation, chainId)
    const signature = await by.signTypedData(data)
    return encodeContext([{ ...delegation, signature }])
  }
  let context: Hex
  beforeAll(async () => {
    context = await toContext()
  })
  const toRequest = (more: object = {}) => ({
    chainId: '0x7a69',
    address: owner.address,
    expiry: inSeconds(day),
    signer: {
      type: 'keys',
      data: { keys: [{ type: 'secp256k1', publicKey }] },
    },
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x0a', start: inSeconds(0), period: day },
      },
    ],
    policies: [{ type: 'rate-limit', data: { perDay: 3 } }],
    ...more,
  })
  const call = async (path: string, body: unknown, origin?: string) => {
    const url = `${get().urls.api}/v1/sessions/${path}`
    const response = await post(`${url}?projectId=local&v=2`, body, {
      ...(origin && { origin }),
    })
    return { status: response.status, body: await response.json() }
  }
  const toGrant = (
    request: ReturnType<typeof toRequest>,
    { key, pci }: { key: object; pci: string },
  ) => {
    const { policies: _, ...rest } = request
    const keys = [key, ...request.signer.data.keys]
    const signer = { type: 'keys', data: { keys } }
    return { ...rest, signer, pci, context }
  }
  const list = async () =>
    (await read(`/v1/sessions/${account}`)).body.pcis as SmartSession[]

  test('default: created, activated, listed, revoked', async () => {
    const request = toRequest()
    const made = await call(account, request, 'http://shop.localhost:3000')
    expect(made).toEqual({
      status: 200,
      body: {
        pci: expect.stringMatching(/^[-0-9a-f]{36}$/),
        key: {
          type: 'secp256k1',
          publicKey: expect.stringMatching(/^0x04[0-9a-f]{128}$/),
        },
      },
    })
    // Not before the wallet has granted it.
    expect(await list()).toEqual([])
    const { pci } = made.body
    const grant = toGrant(request, made.body)
    const activate = `${account}/activate`
    expect((await call(activate, grant)).body).toEqual({ success: true })
    const [session, ...others] = await list()
    expect(others).toEqual([])
    expect(session).toEqual({
      pci,
      project: {
        id: 'local',
        name: 'shop.localhost:3000',
        url: 'http://shop.localhost:3000',
      },
      context,
      createdAt: expect.any(Number),
      expiry: request.expiry,
      permissions: request.permissions,
      policies: [{ id: 'rate-limit' }],
    })
    // An answer that was lost is asked for again.
    expect((await call(activate, grant)).status).toBe(200)
    expect(await list()).toHaveLength(1)
    const signature = await owner.signMessage({ message: toText(pci) })
    const revoked = await call(`${account}/revoke`, { pci, signature })
    expect(revoked.body).toEqual({ success: true })
    expect((await list())[0]?.revokedAt).toBeGreaterThan(1_700_000_000)
    // Revoked stays revoked.
    expect((await call(activate, grant)).status).toBe(200)
    expect((await list())[0]?.revokedAt).toBeGreaterThan(1_700_000_000)
  })

  test('behavior: a page of another origin has the name of its project', async () => {
    const request = toRequest()
    const { body } = await call(account, request, 'https://evil.example')
    await call(`${account}/activate`, toGrant(request, body))
    const sessions = await list()
    expect(sessions.find(({ pci }) => pci === body.pci)?.project).toEqual({
      id: 'local',
      name: 'local',
    })
  })

  test('behavior: one that was revoked before it was activated never is', async () => {
    const request = toRequest()
    const { body } = await call(account, request)
    const { pci } = body
    const signature = await owner.signMessage({ message: toText(pci) })
    expect((await call(`${account}/revoke`, { pci, signature })).status).toBe(
      200,
    )
    const late = await call(`${account}/activate`, toGrant(request, body))
    expect(late.status).toBe(404)
  })

  test.each([
    ['no expiry', { expiry: undefined }],
    ['31 days', { expiry: inSeconds(31 * day) }],
    ['an end in the past', { expiry: inSeconds(-1) }],
    ['another chain', { chainId: '0x1' }],
    ['another account', { address: ada.address }],
    ['no permission', { permissions: [] }],
    ['an unknown permission', { permissions: [{ type: 'all', data: {} }] }],
    ['no key', { signer: { type: 'keys', data: { keys: [] } } }],
    ['another signer', { signer: { type: 'account', data: {} } }],
    ['an unknown field', { rules: [] }],
    [
      'an allowance that starts at its end',
      {
        permissions: [
          {
            type: 'erc20-recurring-allowance',
            data: {
              token: ada.address,
              allowance: '0x1',
              start: inSeconds(2 * day),
              period: 1,
            },
          },
        ],
      },
    ],
  ])('error: a request with %s', async (_name, more) => {
    expect((await call(account, toRequest(more))).status).toBe(400)
  })

  test('error: a grant that is not of the request', async () => {
    const request = toRequest()
    const { body } = await call(account, request)
    const grant = toGrant(request, body)
    const [allowance] = request.permissions
    const data = { ...allowance?.data, allowance: '0x0b' }
    const wrong: object[] = [
      { expiry: request.expiry + 1 },
      { context: '0x' },
      { context: '0xc0ffee' },
      { context: await toContext({ by: ada }) },
      { context: await toContext({ chainId: 1 }) },
      { permissions: [{ ...allowance, data }] },
      { signer: request.signer },
      { pci: undefined },
    ]
    for (const more of wrong)
      expect(
        (await call(`${account}/activate`, { ...grant, ...more })).status,
      ).toBe(400)
    const other = encodeURIComponent(`eip155:31337:${ada.address}`)
    expect((await call(`${other}/activate`, grant)).status).toBe(404)
    const unknown = { ...grant, pci: 'unknown' }
    expect((await call(`${account}/activate`, unknown)).status).toBe(404)
    const sessions = await list()
    expect(sessions.some(({ pci }) => pci === body.pci)).toBe(false)
  })
})
