import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadMore } from './LoadMore.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function setup(wrap: (more: ReactNode) => ReactNode) {
  const roots: unknown[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(_tell: unknown, { root }: IntersectionObserverInit) {
        roots.push(root)
      }
      observe() {}
      disconnect() {}
    },
  )
  const more = (
    <LoadMore count={1} isPending={false} onGone={() => {}} onMore={() => {}}>
      More
    </LoadMore>
  )
  render(wrap(<div className="lk-body">{more}</div>))
  return roots
}

test('default: observes the scrolling body of the card', () => {
  const [root] = setup((more) => more)
  expect(root).toBe(document.querySelector('.lk-body'))
})

test('behavior: embedded, observes the page, as the body does not scroll', () => {
  expect(setup((more) => <div className="lk-embedded">{more}</div>)).toEqual([
    null,
  ])
})
