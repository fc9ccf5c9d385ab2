import {
  act,
  cleanup,
  fireEvent,
  render,
  waitFor,
} from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../../test/setup/components/setupLogin.js'
import { openModal } from '../../actions/modal/openModal.js'
import { setModalLoading } from '../../actions/modal/setModalLoading.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { projectLimitsQueryKey } from '../../query/projectLimits.js'
import { ConnectDialog } from './ConnectDialog.js'

// Loaded before any test starts: a busy machine takes long to compile them.
import '../views/connectingViews.js'
import '../../actions/connect/runConnect.js'

afterEach(cleanup)

const legal = { privacyUrl: '/privacy', termsUrl: 'https://app.example/terms' }
const withBox = { legalCheckbox: true, socials: false } as const

async function renderDialog(
  parameters: setupLogin.Parameters & { open?: openModal.Options } = {},
) {
  const app = setupLogin({
    features: { socials: false },
    legal,
    wallets: {
      'io.fox': { name: 'Fox', ...createProvider({ isSilent: true }) },
    },
    ...parameters,
  })
  const screen = render(<ConnectDialog />, { wrapper: app.wrapper })
  await act(async () => openModal(app.kit, parameters.open))
  const view = () => getModalEntry(app.kit.store.get(app.kit.atoms.modal)).view
  return { ...app, screen, view }
}

test('default: renders no footer without terms', async () => {
  const { screen } = await renderDialog({
    features: { socials: false },
    legal: undefined,
  })
  expect(screen.queryByRole('checkbox')).toBe(null)
  expect(document.querySelector('.lk-legal')).toBe(null)
})

test('param: legal', async () => {
  const { screen, view } = await renderDialog()
  const terms = await screen.findByRole('link', { name: 'Terms of service' })
  expect(terms.getAttribute('href')).toBe('https://app.example/terms')
  expect(screen.queryByRole('checkbox')).toBe(null)
  fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
  await waitFor(() => expect(view()).toBe('ConnectingExternal'))
  expect(document.querySelector('.lk-legal')).toBe(null)
})

test('behavior: no wallet connects once the plan is known to be exceeded', async () => {
  const { kit, queryClient, screen, view } = await renderDialog()
  queryClient.setQueryData(projectLimitsQueryKey(kit), {
    isUsageExceeded: true,
    limits: undefined,
  })
  fireEvent.click(await screen.findByRole('button', { name: /Fox/ }))
  await waitFor(() => expect(view()).toBe('UsageExceeded'))
  await screen.findByText("This site can't connect wallets right now")
})

test('behavior: does not link an unsafe URL', async () => {
  const { screen } = await renderDialog({
    legal: { privacyUrl: '/privacy', termsUrl: 'javascript:alert(1)' },
  })
  await screen.findByRole('link', { name: 'Privacy policy' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

test('param: legalCheckbox blocks every way to connect until checked', async () => {
  const { client, screen, view } = await renderDialog({ features: withBox })
  const box = await screen.findByRole('checkbox', { name: /I agree to the/ })
  const wallet = () => screen.getByRole('button', { name: /Fox/ })
  fireEvent.click(wallet())
  expect(view()).toBe('Connect')
  expect(
    screen.getByText('Check the box to continue').getAttribute('role'),
  ).toBe('alert')
  expect(document.activeElement).toBe(box)
  const field = screen.getByLabelText('Email address')
  fireEvent.change(field, { target: { value: 'ada@example.com' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  expect(client.connectEmail).not.toHaveBeenCalled()
  fireEvent.click(box)
  fireEvent.click(wallet())
  await waitFor(() => expect(view()).toBe('ConnectingExternal'))
})

test('behavior: legalCheckbox also blocks a view opened directly', async () => {
  const { screen } = await renderDialog({
    features: withBox,
    open: { view: 'ConnectingExternal', data: { walletId: 'io.fox' } },
  })
  await screen.findByText('Before you connect')
  fireEvent.click(await screen.findByRole('checkbox'))
  expect(screen.queryByText('Before you connect')).toBe(null)
})

test('behavior: shows the loading state instead of the view', async () => {
  const { kit, screen } = await renderDialog()
  await screen.findByRole('button', { name: /Fox/ })
  act(() => setModalLoading(kit, true))
  expect(screen.queryByRole('button', { name: /Fox/ })).toBe(null)
  const dialog = screen.getByRole('dialog')
  expect(dialog.querySelector('[aria-busy=true]')?.textContent).toBe('Loading')
  act(() => setModalLoading(kit, false))
  await screen.findByRole('button', { name: /Fox/ })
  act(() => setModalLoading(kit, true))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.store.get(kit.atoms.modal)).toMatchObject({ isOpen: false })
})
