import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react'
import { disconnect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import {
  setupProject,
  signer,
} from '../../../test/setup/components/setupProject.js'
import { useModal } from '../../hooks/useModal.js'
import { AccountName } from '../account/AccountName.js'
import { ChooseAccountNameView } from './ChooseAccountNameView.js'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.js'
import { RegisterAccountNameView } from './RegisterAccountNameView.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const views: Readonly<Record<string, () => React.ReactNode>> = {
  Account: () => <AccountName address={signer.address} />,
  ChooseAccountName: ChooseAccountNameView,
  RegisterAccountName: RegisterAccountNameView,
  RegisterAccountNameSuccess: RegisterAccountNameSuccessView,
}

function Views() {
  const { entry } = useModal()
  const View = views[entry.view]
  return View ? <View key={entry.view} /> : entry.view
}

type View =
  | 'ChooseAccountName'
  | 'RegisterAccountName'
  | 'RegisterAccountNameSuccess'

async function setup(
  parameters: setupProject.Parameters & { view?: View } = {},
) {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { view = 'RegisterAccountName', ...rest } = parameters
  const taken = new Set(['adalove.reown.id'])
  const found = await setupProject({
    ...rest,
    answers: {
      'GET /v1/profile/account/adalove.reown.id': () => record('adalove'),
      'GET /v1/profile/suggestions/adalove': () => ({
        suggestions: [
          { name: 'adalove.reown.id', registered: true },
          { name: 'adalove1.reown.id', registered: false },
        ],
      }),
      'POST /v1/profile/account': ({ body }) => {
        const { name } = JSON.parse(String(body.message))
        taken.add(name)
        return { success: true }
      },
      [`GET /v1/identity/${signer.address}`]: () => ({
        avatar: null,
        name: taken.has('grace1906.reown.id') ? 'grace1906.reown.id' : null,
      }),
      ...rest.answers,
    },
  })
  vi.stubGlobal('fetch', found.fetch)
  const { kit, wrapper } = found
  const show = (view: View) =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      isOpen: true,
      stack: [{ view }],
    }))
  show(view)
  const { container } = render(<Views />, { wrapper })
  const text = () => container.textContent ?? ''
  const pass = (ms: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  const field = () => screen.getByLabelText<HTMLInputElement>('Your name')
  const type = async (value: string) => {
    fireEvent.change(field(), { target: { value } })
    await pass(300)
  }
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name })
    await act(async () => button.click())
  }
  const submit = () =>
    act(async () => {
      fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    })
  const readStack = () =>
    kit.store.get(kit.atoms.modal).stack.map(({ view }) => view)
  return { ...found, field, press, readStack, show, submit, text, type }
}

const record = (label: string) => ({
  addresses: {},
  attributes: [],
  name: `${label}.reown.id`,
  registered_at: '2026-01-01T00:00:00Z',
})

test('default: registers an available name', async () => {
  const { field, press, readStack, submit, text, type } = await setup({
    view: 'ChooseAccountName',
  })
  await press('Choose a name')
  expect(text()).toContain('Enter a name')
  await type('Grace 1906!')
  expect(field().value).toBe('grace1906')
  await waitFor(() =>
    expect(text()).toContain('grace1906.reown.id is available'),
  )
  await submit()
  await waitFor(() =>
    expect(readStack().at(-1)).toBe('RegisterAccountNameSuccess'),
  )
  expect(text()).toContain('grace1906.reown.id')
  expect(text()).toContain('The name is yours')
  await press('Done')
  await waitFor(() => expect(text()).toBe('grace1906.reown.id'))
})

test('behavior: shows no error while typing', async () => {
  const { count, submit, text, type } = await setup()
  await type('ada')
  expect(text()).toContain('At least 4 letters, digits or hyphens')
  expect(screen.queryByRole('alert')).toBeNull()
  await submit()
  expect(count('POST /v1/profile/account')).toBe(0)
})

test('behavior: suggests alternatives for a taken name', async () => {
  const { count, field, press, submit, text, type } = await setup()
  await type('adalove')
  await waitFor(() => expect(text()).toContain('adalove.reown.id is taken'))
  await submit()
  expect(count('POST /v1/profile/account')).toBe(0)
  await press('adalove1.reown.id')
  expect(field().value).toBe('adalove1')
  await waitFor(() =>
    expect(text()).toContain('adalove1.reown.id is available'),
  )
})

test('error: rejected, and keeps the input when the view returns', async () => {
  const { field, kit, show, submit, text, type } = await setup({
    answers: {
      'POST /v1/profile/account': () =>
        Response.json(
          { reasons: [{ description: 'no', name: 'x' }], status: 'ERROR' },
          { status: 400 },
        ),
    },
  })
  await type('grace1906')
  await waitFor(() => expect(text()).toContain('is available'))
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain("This name can't be registered")
  expect(alert.textContent).toContain('Nothing was registered.')
  // As when the wallet's own dialog replaces the view.
  act(() =>
    kit.store.set(kit.atoms.modal, (state) => ({
      ...state,
      stack: [{ view: 'Account' }],
    })),
  )
  act(() => show('RegisterAccountName'))
  expect(field().value).toBe('grace1906')
  expect(screen.getByRole('alert').textContent).toContain("can't be")
  await type('grace1907')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('error: a failed lookup never shows a name as available', async () => {
  const { text, type } = await setup({
    answers: {
      'GET /v1/profile/account/grace1906.reown.id': () =>
        Response.json({}, { status: 400 }),
    },
  })
  await type('grace1906')
  await screen.findByRole('alert')
  expect(text()).not.toContain('is available')
  expect(text()).toContain('Register name')
})

test.each(['ChooseAccountName', 'RegisterAccountName'] as const)(
  'error: %s, names not supported',
  async (view) => {
    const { press, readStack } = await setup({
      isConnected: false,
      view,
    })
    await screen.findByText("Names aren't supported on this network")
    await press('Choose another network')
    expect(readStack().at(-1)).toBe('Networks')
  },
)

test('behavior: without data, and after disconnecting', async () => {
  const { config, text } = await setup({ view: 'RegisterAccountNameSuccess' })
  expect(text()).toContain('Your name is registered')
  await act(() => disconnect(config))
  expect(text()).toContain('Your name is registered')
})
