import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  resultUri,
  setupSocial,
} from '../../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import { getModalEntry } from '../../core/modal/modal.js'
import { ConnectModal } from '../buttons/ConnectModal.js'
import { EmbeddedModal } from '../buttons/EmbeddedModal.js'

const nonce = 'ab'.repeat(16)

beforeAll(async () => {
  // Preload: the first import is slow because modules are compiled on
  // demand.
  await import('./ConnectDialog.js')
  await import('../../actions/resumeSocialRedirect.js')
})

beforeEach(() => {
  vi.stubGlobal('TelegramWebviewProxy', {})
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  history.replaceState(null, '', location.pathname)
})

/** Reopens the page as after a provider's redirect. */
function comeBack(parameters: {
  createdAt?: number
  isEmbedded?: boolean
  record?: boolean
  result?: string
}) {
  const { createdAt = Date.now(), record = true, result } = parameters
  const app = setupSocial()
  const states = ['s1']
  if (record)
    app.storage.set(
      'socialRedirect',
      JSON.stringify({ createdAt, nonce, provider: 'google', states }),
    )
  const search = result && {
    latchkey_nonce: nonce,
    result_uri: result,
  }
  if (search) history.replaceState(null, '', `?${new URLSearchParams(search)}`)
  render(parameters.isEmbedded ? <EmbeddedModal /> : <ConnectModal />, {
    wrapper: createWrapper(app.kit, new QueryClient()),
  })
  const read = () => app.kit.store.get(app.kit.atoms.modal)
  return { ...app, read, view: () => getModalEntry(read()).view }
}

test.each([false, true])(
  'default: resumes a redirect login automatically; embedded: %s',
  async (isEmbedded) => {
    let finish = () => {}
    const { client, read, storage, user, view } = comeBack({
      isEmbedded,
      result: resultUri,
    })
    client.connectSocial.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(user)
        }),
    )
    await waitFor(() => expect(view()).toBe('ConnectingSocial'))
    expect(read().isOpen).toBe(true)
    await screen.findByText('Opening your wallet')
    expect(screen.queryByRole('button', { name: /Google/ })).toBe(null)
    await waitFor(() => expect(client.connectSocial).toHaveBeenCalledOnce())
    expect(location.search).toBe('')
    expect(storage.get('socialRedirect')).toBeUndefined()
    await act(async () => finish())
    await waitFor(() => expect(view()).toBe('Account'))
  },
)

test('error: provider denies access, offers a retry', async () => {
  const refused = resultUri.replace('code=c1', 'error=access_denied')
  const { client } = comeBack({ result: refused })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  const title = screen.getByText('Sign-in cancelled')
  expect(title.closest('[role=alert]')).not.toBe(null)
  expect(document.body.textContent).not.toContain('access_denied')
  expect(client.connectSocial).not.toHaveBeenCalled()
})

test.each([
  ['none was begun', { record: false, result: resultUri }],
  ['it has not come back', {}],
  ['it is too old', { createdAt: Date.now() - 11 * 60_000, result: resultUri }],
])('behavior: stays closed when %s', async (_name, parameters) => {
  const { frame, read } = comeBack(parameters)
  await act(() => vi.dynamicImportSettled())
  expect(read().isOpen).toBe(false)
  expect(frame.peek()).toBeUndefined()
})
