// A process of its own: it is the page of a frame.

import { expect, test, vi } from 'vitest'
import { createCustodyParts } from '../../../wallet/src/account/custody/createCustodyParts.js'
import { app, walletOrigin } from '../../test/setupAuth.js'
import { setupCustody } from '../../test/setupCustody.js'
import { beginTotp, confirmTotp } from '../auth/mfa/manageFactors.js'
import { toTotpCode, toTotpStep } from '../auth/mfa/totp.js'

const root = document.createElement('div')
document.body.append(root)

const find = <element extends HTMLElement>(id: string) =>
  root.querySelector<element>(`[data-testid=${id}]`)

/** Types into a field of the card, and presses a button for real. */
async function press(testid: string, fields: Record<string, string> = {}) {
  await vi.waitFor(() => expect(find(testid)).not.toBe(null))
  for (const [name, text] of Object.entries(fields)) {
    const input = find<HTMLInputElement>(name)
    if (input) input.value = text
  }
  const event = new MouseEvent('click')
  Object.defineProperty(event, 'isTrusted', { value: true })
  find(testid)?.dispatchEvent(event)
}

test('behavior: a new device shows a second factor first', async () => {
  const setup = setupCustody({
    mfa: () => ({ for: ['devices'], methods: ['totp'] }),
  })
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    setup.server.request(path, init),
  )
  vi.stubGlobal('location', { origin: walletOrigin })
  const { auth, clock } = setup
  const { signal } = new AbortController()
  const context = { origin: app, signal }
  const parts = { createCustodyParts, method: 'automatic' as const, root }
  const user = await setup.login('ada', 'device-phone-000000')
  const frame = await setup.openParts({ ...parts, user })
  const kept = frame.keeper.keep({ ...user, publicId: '' }, context)
  await press('custodial-accept')
  await kept
  const { address } = await frame.wallet.getAccount(user.userId)

  const asked = { app, projectId: 'shop', token: user.token }
  const { secret } = await beginTotp(auth, asked)
  const toCode = () => toTotpCode(secret, toTotpStep(clock.now()))
  const { backupCodes } = await confirmTotp(auth, { ...asked, code: toCode() })
  clock.advance(30_000)

  async function openOn(device: string) {
    const again = await setup.login('ada', device)
    const other = await setup.openParts({ ...parts, user: again })
    const opened = other.keeper.keep({ ...again, publicId: '' }, context)
    return { opened, other }
  }
  const laptop = await openOn('device-laptop-00000')
  await press('mfa-totp', { 'mfa-code': '000000' })
  await vi.waitFor(() =>
    expect(root.textContent).toContain("That code isn't right."),
  )
  await press('mfa-totp', { 'mfa-code': toCode() })
  await laptop.opened
  const account = await laptop.other.wallet.getAccount(user.userId)
  expect(account.address).toBe(address)

  const tablet = await openOn('device-tablet-00000')
  await press('mfa-use-backup')
  const [typed = ''] = backupCodes
  await press('mfa-backup', { 'recovery-input': typed.toLowerCase() })
  await tablet.opened
  expect((await tablet.other.wallet.getAccount(user.userId)).address).toBe(
    address,
  )

  const thief = await openOn('device-thief-000000')
  await press('recovery-cancel')
  await expect(thief.opened).rejects.toMatchObject({ code: 4001 })
  await expect(
    thief.other.wallet.getAccount(user.userId),
  ).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' })
})
