import { beforeEach, describe, expect, test } from 'vitest'
import { setupCustody } from '../../test/setupCustody.js'

const phone = 'device-phone-000000'
const shop = 'device-phone-shop-0'
const laptop = 'device-laptop-00000'

let setup: ReturnType<typeof setupCustody>
let user: { token: string; userId: string }
let frame: Awaited<ReturnType<ReturnType<typeof setupCustody>['openFrame']>>
let code: string

beforeEach(async () => {
  setup = setupCustody()
  user = await setup.login('ada', phone)
  frame = await setup.openFrame()
  const draft = frame.custody.draft(user)
  code = draft.code
  await draft.confirm(code)
})

/** What the frame of the phone leaves for other sites of its browser. */
async function hand() {
  const kept = await frame.shares.read(user.userId)
  if (!kept) throw new Error('There is no share')
  const { key } = frame.vault.vaultKey
  return { deviceId: phone, kept: { ...kept, key } }
}

/** The frame at another site, which has been handed the set. */
async function openShop() {
  const session = await setup.login('ada', shop)
  const other = await setup.openFrame()
  await other.custody.join(session, await hand())
  return { other, session }
}

const sign = (
  one: Pick<typeof frame, 'custody'>,
  who: { token: string; userId: string },
) => one.custody.sign(who, { type: 'message', message: 'hello' })

describe('joinShareSet', () => {
  test('default: another site of the browser signs with the same set', async () => {
    const signature = await sign(frame, user)
    const { other, session } = await openShop()
    expect(await sign(other, session)).toBe(signature)
    const { devices } = await other.custody.describe(session)
    expect(devices).toMatchObject([{ isThis: true }])
    expect((await frame.custody.describe(user)).devices).toEqual(devices)
    // It is no new device, of which the owner would hear.
    expect(setup.mailbox.list('ada@example.org')).toEqual([])
    // Once more changes nothing.
    await other.custody.join(session, await hand())
    const [custody] = await setup.auth.store.custodies.find()
    expect(custody?.[1].sets[0]?.joined).toHaveLength(1)
  })

  test('behavior: removed, it is so at every site of the browser', async () => {
    const { other, session } = await openShop()
    const remote = await setup.login('ada', laptop)
    const third = await setup.openFrame()
    await third.custody.recover(remote, code)
    const { devices } = await third.custody.describe(remote)
    expect(devices).toHaveLength(2)
    const lost = devices.find(({ isThis }) => !isThis)
    await third.custody.removeDevice(remote, String(lost?.id))
    await expect(sign(frame, user)).rejects.toThrow()
    await expect(sign(other, session)).rejects.toThrow()
    expect(await setup.auth.store.sessions.find()).toHaveLength(1)
    // Its copy of the share no longer opens anything.
    const again = await setup.login('ada', shop)
    const next = await setup.openFrame()
    await expect(next.custody.join(again, await hand())).rejects.toMatchObject({
      code: 'DEVICE_REVOKED',
    })
  })

  test('behavior: a changed recovery replaces the set for every site', async () => {
    const { other, session } = await openShop()
    const draft = other.custody.draftCode(session)
    await draft.confirm(draft.code)
    const { devices } = await other.custody.describe(session)
    expect(devices).toHaveLength(1)
    await expect(sign(frame, user)).rejects.toMatchObject({
      code: 'DEVICE_REVOKED',
    })
    const kept = await other.shares.read(session.userId)
    if (!kept) throw new Error('There is no share')
    // Sealed by the site that has changed it.
    expect(kept.key).toBeUndefined()
    const { key } = other.vault.vaultKey
    await frame.custody.join(user, { deviceId: shop, kept: { ...kept, key } })
    expect(await sign(frame, user)).toBe(await sign(other, session))
  })

  test('behavior: a site that opens the wallet with the code has a set of its own', async () => {
    const { other, session } = await openShop()
    await other.custody.recover(session, code)
    expect((await other.custody.describe(session)).devices).toHaveLength(2)
    expect(await sign(frame, user)).toBe(await sign(other, session))
    // The first site leaves: the set stays with the site that had joined.
    const third = await openShop()
    await frame.custody.recover(user, code)
    expect(await sign(third.other, third.session)).toBe(await sign(frame, user))
    expect(setup.mailbox.list('ada@example.org')).toEqual([])
  })

  test.each([
    ['a guessed id', { deviceId: 'device-guess-000000' }],
    ['the id of the site itself', { deviceId: shop }],
  ])('error: %s does not join', async (_, change) => {
    const session = await setup.login('ada', shop)
    const other = await setup.openFrame()
    const handed = { ...(await hand()), ...change }
    await expect(other.custody.join(session, handed)).rejects.toMatchObject({
      code: 'DEVICE_REVOKED',
    })
    expect(await other.shares.read(session.userId)).toBeUndefined()
    await expect(
      other.api.share(handed.kept.setId, session.token),
    ).rejects.toMatchObject({ code: 'DEVICE_REVOKED' })
  })

  test('error: the id of one device does not join the set of another', async () => {
    const remote = await setup.login('ada', laptop)
    const third = await setup.openFrame()
    await third.custody.recover(remote, code)
    const { devices } = await third.custody.describe(remote)
    const setId = String(devices.find(({ isThis }) => isThis)?.id)
    const session = await setup.login('ada', shop)
    await expect(
      frame.api.join({ deviceId: phone, setId }, session.token),
    ).rejects.toMatchObject({ code: 'DEVICE_REVOKED' })
    const custody = await setup.auth.store.custodies.get(user.userId)
    for (const { joined = [] } of custody?.sets ?? [])
      expect(joined).toEqual([])
    // The control.
    const own = (await hand()).kept.setId
    await frame.api.join({ deviceId: phone, setId: own }, session.token)
  })

  test('error: another user does not join, whatever they were handed', async () => {
    const bob = await setup.login('bob', shop)
    const other = await setup.openFrame()
    const handed = await hand()
    // They have no wallet yet, or another one.
    await expect(other.custody.join(bob, handed)).rejects.toMatchObject({
      code: 'SHARE_REFUSED',
    })
    const { deviceId, kept } = handed
    const { setId } = kept
    await expect(
      other.api.join({ deviceId, setId }, bob.token),
    ).rejects.toMatchObject({ code: 'DEVICE_REVOKED' })
    const draft = other.custody.draft(bob)
    await draft.confirm(draft.code)
    await expect(other.custody.join(bob, handed)).rejects.toMatchObject({
      code: 'SHARE_REFUSED',
    })
    expect((await other.shares.read(bob.userId))?.setId).not.toBe(setId)
  })

  test('error: a share that does not open the wallet is not kept', async () => {
    const session = await setup.login('ada', shop)
    const other = await setup.openFrame()
    const handed = await hand()
    const { key } = other.vault.vaultKey
    const kept = { ...handed.kept, key }
    await expect(
      other.custody.join(session, { ...handed, kept }),
    ).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
    expect(await other.shares.read(session.userId)).toBeUndefined()
  })

  test('error: no session, no id', async () => {
    const { kept } = await hand()
    const body = { deviceId: phone, setId: kept.setId }
    await expect(frame.api.join(body, 'nobody')).rejects.toMatchObject({
      code: 4100,
    })
    await expect(
      frame.api.join({ ...body, deviceId: 'x' }, user.token),
    ).rejects.toThrow()
  })
})
