import { act, cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { useHost } from './useHost.js'
import { useIsHost } from './useIsHost.js'

afterEach(cleanup)

const Modal = () => (useIsHost() ? <i className="modal" /> : null)
function Opener() {
  useHost(Modal)
  return null
}
const count = () => document.querySelectorAll('.modal').length

test('default: one modal for any number of buttons', () => {
  const { wrapper } = createModalApp()
  render(
    <StrictMode>
      <Opener />
      <Opener />
    </StrictMode>,
    { wrapper },
  )
  expect(count()).toBe(1)
})

test('behavior: outlives the button that requested it', () => {
  const { wrapper } = createModalApp()
  const { rerender } = render(<Opener />, { wrapper })
  rerender(<b />)
  expect(count()).toBe(1)
})

test('behavior: two roots with one kit share one modal', () => {
  const { wrapper: Wrapper } = createModalApp()
  const app = (
    <StrictMode>
      <Wrapper>
        <Opener />
      </Wrapper>
    </StrictMode>
  )
  const first = render(app)
  const second = render(app)
  expect(count()).toBe(1)
  expect(first.container.querySelector('.modal')).not.toBe(null)
  act(() => first.unmount())
  expect(count()).toBe(1)
  expect(second.container.querySelector('.modal')).not.toBe(null)
  act(() => second.unmount())
  expect(count()).toBe(0)
})
