import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  otherAddress,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import { exportContacts } from '../../actions/exportContacts.js'
import { getContacts } from '../../actions/getContacts.js'
import { saveContact } from '../../actions/saveContact.js'
import { AccountSettingsView } from './AccountSettingsView.js'
import { ContactsView } from './ContactsView.js'

const third = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function setup() {
  const found = await setupAccount()
  saveContact(found.kit, { address: third, name: 'Bob' })
  saveContact(found.kit, { address: otherAddress, name: 'Ada' })
  const view = render(<ContactsView />, { wrapper: found.wrapper })
  const names = () => getContacts(found.kit).map(({ name }) => name)
  const click = (name: string | RegExp) =>
    act(async () => screen.getByRole('button', { name }).click())
  async function choose(text: string) {
    const file = { text: async () => text }
    const input = view.container.querySelector('input[type=file]')
    await act(async () =>
      fireEvent.change(input as Element, { target: { files: [file] } }),
    )
  }
  return { ...found, choose, click, names }
}

test('default: lists contacts, newest first', async () => {
  await setup()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['Edit AdaAda0x7099…79C8', 'Edit BobBob0x3C44…93BC'])
})

test('behavior: renames, and the focus returns to the contact', async () => {
  const { click, names } = await setup()
  await click(/^Edit Bob/)
  const field = screen.getByLabelText('Contact name')
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(third)).toBeTruthy()
  fireEvent.change(field, { target: { value: ' \u200b' } })
  await click('Save contact')
  // A name without visible characters is none.
  expect(names()).toEqual(['Ada', 'Bob'])
  fireEvent.change(field, { target: { value: 'Robert' } })
  await click('Save contact')
  expect(names()).toEqual(['Robert', 'Ada'])
  expect(screen.queryByLabelText('Contact name')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Robert')
})

test('behavior: removes one contact', async () => {
  const { click, names } = await setup()
  await click(/^Edit Ada/)
  await click('Remove contact')
  expect(names()).toEqual(['Bob'])
  expect(document.activeElement?.textContent).toContain('Bob')
  await click(/^Edit Bob/)
  await click('Remove contact')
  screen.getByText('No contacts yet')
  expect(screen.queryByRole('button', { name: 'Export contacts' })).toBeNull()
})

test('behavior: exports a file that can be imported', async () => {
  const { choose, click, kit, names } = await setup()
  const blobs: Blob[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL(blob: Blob) {
        blobs.push(blob)
        return 'blob:contacts'
      },
      revokeObjectURL() {},
    }),
  )
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.href} ${this.download}`)
  })
  await click('Export contacts')
  expect(saved).toEqual(['blob:contacts contacts.json'])
  const json = exportContacts(kit)
  expect(blobs[0]?.size).toBe(json.length)
  await click(/^Edit Ada/)
  await click('Remove contact')
  await choose(json)
  await screen.findByText('Added: 1. Skipped: 0.')
  expect(names()).toEqual(['Bob', 'Ada'])
})

test('error: a file of something else changes nothing', async () => {
  const { choose, names } = await setup()
  await choose('{"contacts":"all"}')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/^This file has no exported contacts/)
  expect(names()).toEqual(['Ada', 'Bob'])
})

test('behavior: the settings lead there, unless the app sends nothing', async () => {
  const { kit, open, readStack, wrapper } = await setupAccount()
  open()
  const { unmount } = render(<AccountSettingsView />, { wrapper })
  const name = /^Contacts/
  await act(async () => screen.getByRole('button', { name }).click())
  expect(readStack()).toEqual(['Account', 'Contacts'])
  unmount()
  Object.assign(kit, { features: { send: false } })
  render(<AccountSettingsView />, { wrapper })
  await waitFor(() => screen.getByRole('button', { name: /^Currency/ }))
  expect(screen.queryByRole('button', { name })).toBeNull()
})
