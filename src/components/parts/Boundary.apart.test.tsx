// A process of its own: silences the console and listens to uncaught errors.
import {
  act,
  cleanup,
  fireEvent,
  render,
  waitFor,
} from '@testing-library/react'
import { type ReactNode, useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createProvider,
  setupLogin,
} from '../../../test/setup/components/setupLogin.js'
import { openModal } from '../../actions/modal/openModal.js'
import { KitProviderNotFoundError } from '../../core/errors/provider.js'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { ConnectModal } from '../buttons/ConnectModal.js'
import { PayButton } from '../buttons/PayButton.js'
import { SignedIn } from '../buttons/SignedIn.js'
import { Boundary } from './Boundary.js'

// Loaded before any test starts: a busy machine takes long to compile them.
import '../dialog/modalRoots.js'

const views = vi.hoisted(() => ({ fault: undefined as string | undefined }))

// A fault of ours: one view throws where the test says.
vi.mock('../views/ConnectView.js', async (original) => {
  const { ConnectView } =
    await original<typeof import('../views/ConnectView.js')>()
  return {
    ConnectView: () => <Faulty fault={views.fault} View={ConnectView} />,
  }
})

function Faulty(props: { fault: string | undefined; View: () => ReactNode }) {
  const { fault, View } = props
  const [isBroken, setIsBroken] = useState(false)
  if (fault === 'render' || isBroken) throw new Error('fault of ours')
  useEffect(() => {
    if (fault === 'effect') throw new Error('fault of ours')
    return () => {
      if (views.fault === 'cleanup') throw new Error('fault of ours')
    }
  }, [fault])
  return (
    <>
      <button
        onClick={() => {
          if (fault === 'handler') throw new Error('fault of ours')
          setIsBroken(true)
        }}
        type="button"
      >
        Faulty
      </button>
      <View />
    </>
  )
}

function Ours() {
  if (views.fault === 'button') throw new Error('fault of ours')
  return 'Works'
}

function AppFault(): ReactNode {
  throw new Error('fault of the app')
}

function Hook(): ReactNode {
  throw new KitProviderNotFoundError()
}

function renderModal(children: ReactNode) {
  const { kit, wrapper } = setupLogin({
    features: { socials: false },
    wallets: {
      'io.fox': { name: 'Fox', ...createProvider({ isSilent: true }) },
    },
  })
  const screen = render(
    <>
      <ConnectModal />
      {children}
    </>,
    { wrapper },
  )
  return { kit, open: async () => openModal(kit), screen }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  views.fault = undefined
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('modal', () => {
  test.each(['render', 'effect'])(
    'error: a view throws in its %s',
    async (fault) => {
      views.fault = fault
      const { kit, open, screen } = renderModal(<p>App</p>)
      await act(open)
      await screen.findByText(
        'Something went wrong in the wallet window. Open it again',
      )
      expect(screen.getByText('App')).toBeTruthy()
      expect(kit.store.get(kit.atoms.modal).isOpen).toBe(false)
      expect(document.querySelector('dialog[open]')).toBeNull()
      // It works again once the fault has gone.
      views.fault = undefined
      await act(open)
      await screen.findByRole('button', { name: 'Faulty' })
    },
  )

  test('error: a view throws after a click', async () => {
    const { kit, open, screen } = renderModal(<p>App</p>)
    await act(open)
    fireEvent.click(await screen.findByRole('button', { name: 'Faulty' }))
    await waitFor(() =>
      expect(kit.store.get(kit.atoms.modal).isOpen).toBe(false),
    )
    expect(screen.getByText('App')).toBeTruthy()
  })

  test('error: a click handler throws, and everything stays', async () => {
    views.fault = 'handler'
    const uncaught = vi.fn((event: Event) => event.preventDefault())
    addEventListener('error', uncaught)
    const { kit, open, screen } = renderModal(<p>App</p>)
    await act(open)
    fireEvent.click(await screen.findByRole('button', { name: 'Faulty' }))
    removeEventListener('error', uncaught)
    expect(kit.store.get(kit.atoms.modal).isOpen).toBe(true)
    expect(screen.getByText('App')).toBeTruthy()
  })

  test('error: a view that is left throws', async () => {
    const { kit, open, screen } = renderModal(<p>App</p>)
    await act(open)
    await screen.findByRole('button', { name: 'Faulty' })
    views.fault = 'cleanup'
    await act(async () =>
      kit.store.set(kit.atoms.modal, (state) => ({ ...state, isOpen: false })),
    )
    expect(screen.getByText('App')).toBeTruthy()
  })
})

describe('buttons', () => {
  test('error: a button throws, and a click renders it again', async () => {
    views.fault = 'button'
    const { Guarded } = await import('../buttons/Guarded.js')
    const { screen } = renderModal(
      <p>
        <span>App</span>
        <Guarded>
          <Ours />
        </Guarded>
      </p>,
    )
    expect(screen.getByText('App')).toBeTruthy()
    views.fault = undefined
    fireEvent.click(
      screen.getByRole('button', { name: "Couldn't load. Try again" }),
    )
    expect(screen.getByText('Works')).toBeTruthy()
  })

  test.each([
    [
      'the render function of ConnectButton',
      <ConnectButton key="a">{AppFault}</ConnectButton>,
    ],
    [
      'the content of PayButton',
      <PayButton
        amount="1"
        asset={{
          asset: 'native',
          metadata: { decimals: 18, name: 'Ether', symbol: 'ETH' },
          network: 'eip155:1',
        }}
        key="b"
        to="0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
      >
        <AppFault />
      </PayButton>,
    ],
    [
      'the content of SignedIn',
      <SignedIn fallback={<AppFault />} key="c">
        <AppFault />
      </SignedIn>,
    ],
  ])('behavior: a fault in %s is the app’s', (_name, element) => {
    expect(() => renderModal(element)).toThrow('fault of the app')
  })
})

describe('Boundary', () => {
  test('behavior: a missing provider is a fault of the app', () => {
    expect(() =>
      renderModal(
        <Boundary>
          <Hook />
        </Boundary>,
      ),
    ).toThrow(KitProviderNotFoundError)
  })
})
