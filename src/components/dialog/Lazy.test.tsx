import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSource } from './createSource.js'
import { Lazy } from './Lazy.js'

afterEach(cleanup)

const View = () => <p>view</p>

function setup(fetch: () => Promise<() => React.ReactNode>) {
  const source = createSource(fetch)
  const show = () =>
    render(
      <Lazy
        fallback={<p>loading</p>}
        renderFailure={(retry) => (
          <button onClick={retry} type="button">
            retry
          </button>
        )}
        source={source}
      />,
    )
  return { show, source }
}

test('default', async () => {
  const { show } = setup(async () => View)
  show()
  screen.getByText('loading')
  await screen.findByText('view')
})

test('behavior: renders a preloaded component immediately', async () => {
  const { show, source } = setup(async () => View)
  await source.load()
  show()
  screen.getByText('view')
})

test('error: can be retried repeatedly', async () => {
  const fetch = vi.fn(async () => View)
  fetch.mockRejectedValueOnce(new Error('offline'))
  fetch.mockRejectedValueOnce(new Error('offline'))
  const { show } = setup(fetch)
  show()
  fireEvent.click(await screen.findByText('retry'))
  screen.getByText('loading')
  fireEvent.click(await screen.findByText('retry'))
  await screen.findByText('view')
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('behavior: unmounts before loading completes', async () => {
  let arrive: (view: typeof View) => void = () => {}
  const { show } = setup(() => new Promise((resolve) => (arrive = resolve)))
  const { unmount } = show()
  unmount()
  const complain = vi.spyOn(console, 'error')
  await act(async () => arrive(View))
  expect(complain).not.toHaveBeenCalled()
})
