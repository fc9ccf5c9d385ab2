import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, MINUTE_MS } from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'
import { resealCustody } from './resealCustody.js'

const phone = 'device-phone-000000'
const laptop = 'device-laptop-00000'

let setup: ReturnType<typeof setupCustody>
let user: { token: string; userId: string }
let frame: Awaited<ReturnType<ReturnType<typeof setupCustody>['openFrame']>>
let addresses: { evm: string; solana: string }

const method = 'automatic' as const
const secret = () => new Uint8Array(32).fill(9)
const encoded = Buffer.from(secret()).toString('base64')

beforeEach(async () => {
  setup = setupCustody()
  user = await setup.login('ada', phone)
  frame = await setup.openFrame()
  const draft = frame.custody.draft(user)
  const { salt } = draft
  addresses = await draft.keep({ method, salt, secret: secret() })
})

async function openLaptop() {
  const session = await setup.login('ada', laptop)
  const other = await setup.openFrame()
  return { other, session }
}

const dump = async () => JSON.stringify(await setup.auth.store.custodies.find())

describe('a wallet that the server can open', () => {
  test('default: another device opens it after a login alone', async () => {
    const { other, session } = await openLaptop()
    expect(await other.custody.recoverByLogin(session)).toEqual(addresses)
    const message = { type: 'message', message: 'hello' } as const
    expect(await other.custody.sign(session, message)).toBe(
      await frame.custody.sign(user, message),
    )
    expect(await other.custody.describe(session)).toMatchObject({
      devices: [{ isRecoverable: true }, { isRecoverable: true }],
      methods: [{ method }],
    })
  })

  test('behavior: another master key seals its secret, too', async () => {
    const { sealer, store } = setup.auth
    const before = await dump()
    await resealCustody({ sealer, store })
    const [, record] = (await store.custodies.find())[0] ?? []
    expect(before).not.toContain(record?.wraps[0]?.secret)
    const { other, session } = await openLaptop()
    expect(await other.custody.recoverByLogin(session)).toEqual(addresses)
  })
})

describe('attacks', () => {
  test('1: a session that is not fresh, of a device found unlocked', async () => {
    setup.clock.advance(10 * MINUTE_MS)
    expect(await codeOf(() => frame.api.release(user.token))).toBe(
      'FRESH_LOGIN_REQUIRED',
    )
    expect(await codeOf(() => frame.api.release('made-up'))).toBe(4100)
    // The control.
    const { token } = await setup.login('ada', laptop)
    expect(await frame.api.release(token)).toEqual({ secret: encoded })
  })

  test('2: another user', async () => {
    const bob = await setup.login('bob', phone)
    expect(await codeOf(() => frame.api.release(bob.token))).toBe(
      'NOT_AUTOMATIC',
    )
    const draft = frame.custody.draft(bob)
    const { salt } = draft
    await draft.keep({ method, salt, secret: new Uint8Array(32).fill(1) })
    const released = await frame.api.release(bob.token)
    expect(released.secret).not.toBe(encoded)
    // A server that gives it to another all the same opens nothing.
    const lied = await setup.openFrame({ release: async () => released })
    const { session } = await openLaptop()
    expect(await codeOf(() => lied.custody.recoverByLogin(session))).toBe(
      'INVALID_RECOVERY_CODE',
    )
  })

  test('3: the database without the master key', async () => {
    const text = await dump()
    expect(text).toContain('automatic')
    expect(text).not.toContain(encoded)
    expect(JSON.stringify(await frame.api.describe(user.token))).not.toContain(
      encoded,
    )
  })

  test('4: the sealed secret of another user is put into the record', async () => {
    const bob = await setup.login('bob', phone)
    const draft = frame.custody.draft(bob)
    const { salt } = draft
    await draft.keep({ method, salt, secret: new Uint8Array(32).fill(1) })
    const { custodies } = setup.auth.store
    const [bobs, adas] = await Promise.all([
      custodies.get(bob.userId),
      custodies.get(user.userId),
    ])
    const [foreign] = bobs?.wraps ?? []
    const [own] = adas?.wraps ?? []
    if (!adas || !foreign || !own) throw new Error('There is no wallet')
    const wraps = [{ ...own, secret: foreign.secret }]
    await custodies.set(user.userId, { ...adas, wraps })
    await expect(frame.api.release(user.token)).rejects.toThrow()
    // The control.
    await custodies.set(user.userId, adas)
    expect(await frame.api.release(user.token)).toEqual({ secret: encoded })
  })

  test('5: a wallet that only its owner opens is made custodial', async () => {
    const bob = await setup.login('bob', phone)
    const draft = frame.custody.draft(bob)
    await draft.confirm(draft.code)
    const change = frame.custody.draftCode(bob)
    const { salt } = change
    const keep = () => change.keep({ method, salt, secret: secret() })
    expect(await codeOf(keep)).toBe('INVALID_BODY')
    expect(await codeOf(() => frame.api.release(bob.token))).toBe(
      'NOT_AUTOMATIC',
    )
    // The control: another code is taken.
    await change.confirm(change.code)
  })

  test('6: a frame hands the server what a code or a passkey has given', async () => {
    const bob = await setup.login('bob', phone)
    const leaky = await setup.openFrame({
      async change(action, body, token) {
        const payload = JSON.parse(body.payload)
        payload.wrap.secret = encoded
        return frame.api.change(
          ...[action, { ...body, payload: JSON.stringify(payload) }, token],
        )
      },
    })
    const draft = leaky.custody.draft(bob)
    expect(await codeOf(() => draft.confirm(draft.code))).toBe('INVALID_BODY')
    const again = frame.custody.draft(bob)
    await again.confirm(again.code)
  })

  test('7: the secret of before, once the owner has a code', async () => {
    const before = await setup.openFrame()
    const { secret: old } = await frame.api.release(user.token)
    const fresh = frame.custody.draftCode(user)
    await fresh.confirm(fresh.code)
    const { session } = await openLaptop()
    expect(await codeOf(() => frame.api.release(session.token))).toBe(
      'NOT_AUTOMATIC',
    )
    const replayed = await setup.openFrame({
      release: async () => ({ secret: old }),
    })
    expect(await codeOf(() => replayed.custody.recoverByLogin(session))).toBe(
      'LOGIN_REQUIRED',
    )
    expect(await before.custody.recover(session, fresh.code)).toEqual(addresses)
  })
})
