import { mnemonicToAccount } from 'viem/accounts'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDevicesDesk } from '../../../wallet/src/account/custody/createDevicesDesk.js'
import { app, codeOf, MINUTE_MS } from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'
import { requestProof } from '../auth/proof/requestProof.js'
import { verifyProof } from '../auth/proof/verifyProof.js'

const phone = 'device-phone-000000'
const laptop = 'device-laptop-00000'

let setup: ReturnType<typeof setupCustody>
let user: { token: string; userId: string; publicId: string }
let code: string
let desk: ReturnType<typeof createDevicesDesk>

/** Of one type; the wire checks the rest. */
const ask = (type: string, given: object = {}, who = user) =>
  desk.answer({ id: 1, type, ...given } as never, who) as Promise<never>

const signIn = async (name: string, device: string) => ({
  ...(await setup.login(name, device)),
  publicId: device,
})

beforeEach(async () => {
  setup = setupCustody()
  user = await signIn('ada', phone)
  const { custody } = await setup.openFrame()
  const draft = custody.draft(user)
  code = draft.code
  await draft.confirm(code)
  desk = createDevicesDesk({
    getCopy: async () => undefined,
    load: async () => custody,
    loadEarlier: async () => {
      throw new Error('There is no earlier account')
    },
  })
})

const openLaptop = async (given: string) => {
  const session = await signIn('ada', laptop)
  const other = await setup.openFrame()
  return { other, recovering: other.custody.recover(session, given), session }
}

describe('createDevicesDesk', () => {
  test('default: the devices and methods, and nothing that opens the wallet', async () => {
    await (await openLaptop(code)).recovering
    const state: object = await ask('devices')
    expect(state).toEqual({
      deleteAt: null,
      devices: [
        expect.objectContaining({ isThis: true }),
        expect.objectContaining({ isThis: false }),
      ],
      freshForMs: 10 * MINUTE_MS,
      methods: [expect.objectContaining({ method: 'code' })],
    })
    expect(JSON.stringify(state)).not.toMatch(/proof|keyId|auth/)
  })

  test('behavior: a lost device is removed, and the others go on', async () => {
    const { other, recovering, session } = await openLaptop(code)
    await recovering
    const { devices } = (await ask('devices')) as {
      devices: { id: string; isThis: boolean }[]
    }
    const setId = devices.find(({ isThis }) => !isThis)?.id
    await ask('remove-device', { setId })
    expect(await ask('devices')).toMatchObject({ devices: [{ isThis: true }] })
    expect(await codeOf(() => other.custody.signEmail(session, 'a@b.c'))).toBe(
      4100,
    )
  })

  test('behavior: a new code opens another device, the old one does not', async () => {
    const draft = (await ask('draft')) as { account: string; code: string }
    expect(draft.account).toBe('ada@example.org')
    expect(await codeOf(() => ask('confirm-code', { typed: code }))).toBe(
      'INVALID_RECOVERY_CODE',
    )
    await ask('confirm-code', { typed: draft.code })
    expect(await codeOf(async () => (await openLaptop(code)).recovering)).toBe(
      'INVALID_RECOVERY_CODE',
    )
    await (await openLaptop(draft.code)).recovering
    // A draft counts once.
    expect(await codeOf(() => ask('confirm-code', { typed: draft.code }))).toBe(
      'NOT_PROVEN',
    )
  })

  test('behavior: a passkey instead of a code that was lost', async () => {
    await ask('draft')
    const secret = () => new Uint8Array(32).fill(7)
    await ask('keep-passkey', { credentialId: 'aWQ', secret: secret() })
    expect(await ask('devices')).toMatchObject({
      methods: [{ credentialId: 'aWQ', method: 'passkey' }],
    })
    const session = await signIn('ada', laptop)
    const { custody } = await setup.openFrame()
    await custody.recoverWith(session, { method: 'passkey', secret: secret() })
  })

  test('behavior: a passkey beside the code, and then both open it', async () => {
    const secret = () => new Uint8Array(32).fill(7)
    const beside = (typed: string) =>
      ask('draft', { by: { method: 'code', typed } })
    expect(await codeOf(() => beside('nonsense'))).toBe('MISTYPED_CODE')
    const other = '00000-00000-00000-00000-00000-2Q5B3'
    expect(await codeOf(() => beside(other))).toBe('INVALID_RECOVERY_CODE')
    await beside(code)
    await ask('keep-passkey', { credentialId: 'aWQ', secret: secret() })
    expect(await ask('devices')).toMatchObject({
      methods: [{ method: 'code' }, { method: 'passkey' }],
    })
    await (await openLaptop(code)).recovering
    const tablet = await signIn('ada', 'device-tablet-00000')
    const { custody } = await setup.openFrame()
    await custody.recoverWith(tablet, { method: 'passkey', secret: secret() })
    // And the other way round: another code by the passkey.
    const draft = (await ask('draft', {
      by: { method: 'passkey', secret: secret() },
    })) as { code: string }
    await ask('confirm-code', { typed: draft.code })
    expect(await codeOf(async () => (await openLaptop(code)).recovering)).toBe(
      'INVALID_RECOVERY_CODE',
    )
    await (await openLaptop(draft.code)).recovering
  })

  test('behavior: the phrase opens the same account elsewhere', async () => {
    const { custody, shares } = await setup.openFrame()
    const session = await signIn('ada', laptop)
    const addresses = await custody.recover(session, code)
    expect((await shares.read(user.userId))?.hasPhrase).toBe(true)
    const phrase = await custody.exportKey(session, 'phrase')
    expect(mnemonicToAccount(phrase).address).toBe(addresses.evm)
  })

  test('behavior: deleted after a delay, unless it is kept', async () => {
    await ask('delete-account')
    const { deleteAt } = (await ask('devices')) as { deleteAt: number }
    expect(deleteAt).toBeGreaterThan(setup.clock.now())
    await ask('keep-account')
    expect(await ask('devices')).toMatchObject({ deleteAt: null })
  })

  test('error: what is not fresh, until a mailed code is typed', async () => {
    const draft = (await ask('draft')) as { code: string }
    setup.clock.advance(10 * MINUTE_MS)
    expect(await ask('devices')).toMatchObject({ freshForMs: 0 })
    const confirm = () => ask('confirm-code', { typed: draft.code })
    expect(await codeOf(confirm)).toBe('FRESH_LOGIN_REQUIRED')
    await requestProof(setup.auth, { app, token: user.token })
    const proof = { code: setup.lastCode(), token: user.token }
    await verifyProof(setup.auth, proof)
    // The same draft goes on.
    await confirm()
  })

  test('error: a draft of somebody who has signed out since', async () => {
    const draft = (await ask('draft')) as { code: string }
    const bob = await signIn('bob', phone)
    expect(
      await codeOf(() => ask('confirm-code', { typed: draft.code }, bob)),
    ).toBe('NOT_PROVEN')
  })
})
