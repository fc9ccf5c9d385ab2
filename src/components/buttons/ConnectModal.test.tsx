import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { connect } from 'wagmi/actions'
import { setupLogin } from '../../../test/setup/components/setupLogin.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { ConnectModal } from './ConnectModal.js'

afterEach(cleanup)

function setup() {
  const app = setupLogin()
  const page = render(<ConnectModal />, { wrapper: app.wrapper })
  const connector = app.config.connectors.find(({ id }) => id === 'ID_AUTH')
  if (!connector) throw new Error('no connector')
  /** The connector requires a login for a request of another wallet list. */
  const ask = (type = 'loginRequired') =>
    act(async () => void connector.emitter.emit('message', { type }))
  const isOpen = () => app.kit.store.get(app.kit.atoms.modal).isOpen
  const entry = () => getModalEntry(app.kit.store.get(app.kit.atoms.modal))
  return { ...app, ask, connector, entry, isOpen, page }
}

test('default: opens the login, and only that', async () => {
  const { ask, claims, entry, isOpen } = setup()
  expect(isOpen()).toBe(false)
  await ask()
  expect(claims.login).toBe(1)
  expect(entry()).toEqual({ view: 'Connect', data: { isLogin: true } })
})

test('behavior: closes when wagmi is connected', async () => {
  const { ask, claims, config, connector, isOpen } = setup()
  await ask()
  await ask()
  expect(claims.login).toBe(1)
  await act(() => connect(config, { connector }))
  expect(isOpen()).toBe(false)
  expect(claims.login).toBe(0)
})

test('behavior: closing it releases the login', async () => {
  const { ask, claims, kit } = setup()
  await ask()
  act(() => closeModal(kit))
  expect(claims.login).toBe(0)
})

test('behavior: another message, or after it has unmounted', async () => {
  const { ask, claims, isOpen, page } = setup()
  await ask('connecting')
  page.unmount()
  await ask()
  expect(isOpen()).toBe(false)
  expect(claims.login).toBe(0)
})
